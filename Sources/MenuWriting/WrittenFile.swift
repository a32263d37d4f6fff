package import MenuModel
package import Platform

/// A file of a site as a build left it.
package struct WrittenFile: Sendable {
  /// Below the output folder.
  package var path: String
  /// What tells of its times, by which any later change is known; nil where they don't tell, and its bytes
  /// must.
  package var times: ContentHash.Value?

  package init(path: String, times: ContentHash.Value?) {
    self.path = path
    self.times = times
  }
}

/// A site as a build left it.
package struct WrittenSite: Sendable {
  package var files: [WrittenFile]
  /// The hash of its manifest: another build's would tell of other bytes.
  package var manifest: ContentHash.Value

  package init(files: [WrittenFile], manifest: ContentHash.Value) {
    (self.files, self.manifest) = (files, manifest)
  }
}

extension SiteWriter {
  /// The site that was just written; nil when its manifest can't be read.
  ///
  /// - Parameter paths: of its files.
  package func written(_ paths: [String]) -> WrittenSite? {
    let stamp = FileTimes.stamp
    guard let manifest = try? output.contents(of: Manifest.path) else { return nil }
    return WrittenSite(
      files: paths.map { path in
        let times = output.times(of: path)
        return WrittenFile(
          path: path, times: times.flatMap { $0.areTelling(after: stamp) ? $0.mark : nil })
      }, manifest: ContentHash([manifest]).value)
  }

  /// The size of a site in bytes, when the folder holds it as it was left. Keeps other builds out from then
  /// on.
  ///
  /// - Throws: when a site may not be written there.
  package func size(
    of site: WrittenSite, _ options: WriteOptions
  ) throws(WriteFailure) -> Int? {
    let known = try KnownSite.locked(output)
    if let refusal = known.refusal(options, in: output.name) { throw WriteFailure(refusal) }
    let staging = Staging(in: output, protects: true)
    guard let manifest = known.manifest, known.journal == nil,
      (try? staging.hasLeftovers()) == false, ContentHash([manifest.bytes]).value == site.manifest
    else { return nil }
    let files = site.files
    let areStanding = Workers.map(files.count, jobs: options.jobs) { [output] number in
      manifest.entry(of: files[number].path).map { files[number].stands(in: output, as: $0) }
        ?? false
    }
    guard areStanding.allSatisfy(\.self) else { return nil }
    return manifest.entries.reduce(0) { $0 + $1.size }
  }
}

extension WrittenFile {
  /// Whether the file is there with the bytes that the manifest tells of.
  fileprivate func stands(in output: any OutputFolder, as entry: Manifest.Entry) -> Bool {
    guard let now = output.times(of: path), now.size == entry.size else { return false }
    return now.mark == times || (try? output.hash(of: path)) == entry.hash
  }
}

extension FileTimes {
  /// What tells of them.
  package var mark: ContentHash.Value {
    var hash = ContentHash()
    for number in numbers { hash.add(number) }
    return hash.value
  }
}
