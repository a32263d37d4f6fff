internal import Diagnostics
package import Platform

/// Removes what menugen wrote into a folder, and only that.
package struct SiteCleaner: Sendable {
  private let output: any OutputFolder

  package init(_ output: any OutputFolder) { self.output = output }

  /// Removes the files that the manifest lists and nobody changed since, the folders that are empty
  /// without them, and the output folder itself when nothing else is in it.
  ///
  /// - Parameter isDryRun: find out what would be removed, and remove nothing.
  /// - Returns: the paths removed, and those that stay because somebody changed them.
  package func clean(
    isDryRun: Bool = false
  ) throws(WriteFailure) -> (removed: [String], kept: [String]) {
    let known = try KnownSite.locked(output)
    guard known.unreadable == nil, !known.hashes.isEmpty || known.manifest != nil else {
      throw WriteFailure(notASite(known))
    }
    do throws(FileSystemError) {
      let former = try known.files(in: output, besides: [])
      if !isDryRun { try remove(former.removable, known) }
      return (former.removable, former.kept)
    } catch {
      throw WriteFailure(error, "run the command again when the cause is gone")
    }
  }

  private func remove(_ paths: [String], _ known: KnownSite) throws(FileSystemError) {
    for path in paths { try output.remove(path) }
    try output.removeEmptyFolders(above: known.hashes.keys)
    // Last: until then a clean that was killed can be done again.
    try Staging(in: output, protects: false).remove()
    if try output.kind(of: Manifest.path) == .file { try output.remove(Manifest.path) }
    output.removeIfEmpty()
  }

  private func notASite(_ known: KnownSite) -> Diagnostic {
    guard let unreadable = known.unreadable else {
      return Diagnostic(
        .error, .outputForeign,
        "the folder has no site of menugen's: \(Manifest.path) is not there",
        path: output.name, suggestion: "name the folder that was built, such as site")
    }
    return Diagnostic(
      .error, .outputManifest, unreadable, path: "\(output.name)/\(Manifest.path)",
      suggestion: "put it back, or remove the files yourself")
  }
}
