package import Diagnostics
package import Platform

/// Which folders a site may be written into.
package enum OutputPlace {
  /// Why a site can't be written there; nil when it can. Links on the way are followed.
  ///
  /// - Parameters:
  ///   - inputs: the folders and files that are read.
  ///   - home: the user's home folder.
  package static func problem(
    with output: String, inputs: [String], home: String?, on disk: some FileSystem
  ) -> Diagnostic? {
    let place = parts(of: output, on: disk)
    if place.isEmpty { return refusal(output, "the root of the disk can't be the output folder") }
    if let home, case let parts = parts(of: home, on: disk), parts.starts(with: place) {
      return refusal(
        output,
        parts.count == place.count
          ? "a home folder can't be the output folder"
          : "the folder that home folders are in can't be the output folder")
    }
    for input in inputs {
      let parts = parts(of: input, on: disk)
      if place.starts(with: parts) {
        return refusal(output, "the output folder can't be inside what is read: \(input)")
      }
      if parts.starts(with: place) {
        return refusal(output, "the output folder can't hold what is read: \(input)")
      }
    }
    return nil
  }

  private static func refusal(_ output: String, _ summary: String) -> Diagnostic {
    Diagnostic(
      .error, .outputOverlaps, summary, path: output,
      suggestion: "name a folder of its own with --output")
  }

  /// The parts of the path, absolute and without links, as far as it exists.
  private static func parts(of path: String, on disk: some FileSystem) -> [Substring] {
    var rest: [Substring] = []
    var existing = path
    while true {
      if let resolved = try? disk.resolve(existing.isEmpty ? "." : existing) {
        var parts = resolved.split(separator: "/")
        for part in rest.reversed() where part != "." {
          if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts
      }
      var above = existing.split(separator: "/")
      guard let last = above.popLast() else { return rest.reversed() }
      rest.append(last)
      existing = (existing.hasPrefix("/") ? "/" : "") + above.joined(separator: "/")
    }
  }
}
