internal import Escaping

/// Which paths a file of a site can have.
enum OutputName {
  /// What is wrong with a path, to be read after its name; nil when it is good.
  ///
  /// Paths come from titles and folder names, so they are checked again here, where they become
  /// files: no way leads out of the output folder.
  static func problem(with path: String) -> String? {
    guard !path.isEmpty else { return "it is empty" }
    guard isHarmless(path) else {
      return "it holds a control character, or one that turns the direction of text"
    }
    guard path.utf8.count <= longestPath else {
      return "it has \(path.utf8.count) bytes, and a path may have \(longestPath)"
    }
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "": return "it has an empty part"
      case ".", "..": return "it has the part ‘\(part)’"
      default: break
      }
      guard part.utf8.count <= longestPart else {
        return "a part of it has \(part.utf8.count) bytes, and a name may have \(longestPart)"
      }
      guard part != Staging.folder, path != Manifest.path else {
        return "menugen keeps that name for itself"
      }
    }
    return nil
  }

  /// Whether a path shows as what it is, in a listing and in a page's source.
  private static func isHarmless(_ path: String) -> Bool {
    var shown: [UInt8] = []
    Escape.terminal(path, into: &shown)
    return shown.elementsEqual(path.utf8) && !path.utf8.contains(UInt8(ascii: "\t"))
  }

  /// What the file systems in use allow.
  private static let longestPart = 255
  private static let longestPath = 1023

  /// The folders above a path, outer ones first, without the output folder itself.
  static func folders(above path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).map { parts[..<$0].joined(separator: "/") }
  }
}
