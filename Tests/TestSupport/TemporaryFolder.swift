public import Foundation

/// A folder of the test's own, removed when the test ends.
public final class TemporaryFolder {
  /// The folder's absolute path, without links.
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "menugen-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The place of a file below the folder.
  public func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }

  /// Writes a file, and makes the folders above it.
  public func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(name))
  }

  /// The text of each file below the folder, by path; `→` and the goal for a symbolic link. Empty
  /// folders are left out.
  public func files(below name: String = "") throws -> [String: String] {
    let top = name.isEmpty ? URL(filePath: path) : url(name)
    var found: [String: String] = [:]
    guard FileManager.default.fileExists(atPath: top.path) else { return found }
    for entry in try FileManager.default.subpathsOfDirectory(atPath: top.path) {
      let full = top.appending(path: entry).path
      if let goal = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
        found[entry] = "→ \(goal)"
        continue
      }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      guard !isFolder.boolValue else { continue }
      found[entry] = String(
        decoding: FileManager.default.contents(atPath: full) ?? Data(), as: UTF8.self)
    }
    return found
  }
}
