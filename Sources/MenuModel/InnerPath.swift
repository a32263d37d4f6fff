/// Paths inside a folder. Here alone is decided where a name from the data leads, so that none ever
/// leads out.
package enum InnerPath {
  /// The path that a name leads to, relative to the root folder, with `.` and `..` resolved; nil when
  /// it leads out of the root, or holds what no path of ours has: a backslash, which browsers take
  /// for a slash, or NUL. Linear.
  ///
  /// - Parameters:
  ///   - name: relative to `folder`; with a slash at its start, to the root.
  ///   - folder: itself relative to the root.
  package static func resolve(_ name: String, in folder: Substring = "") -> String? {
    guard !name.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0 }) else { return nil }
    var parts = name.utf8.first == slash ? [] : folder.split(separator: "/").map(String.init)
    for part in name.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder that a file lies in: its path without the last part.
  package static func folder(of file: String) -> Substring {
    file.lastIndex(of: "/").map { file[..<$0] } ?? ""
  }
}

private let slash = UInt8(ascii: "/")
