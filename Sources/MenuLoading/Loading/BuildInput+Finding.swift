internal import Diagnostics
package import Platform

extension BuildInput {
  /// What a path on the command line stands for.
  ///
  /// Throws when nothing is there or it can't be looked at.
  package static func find(_ path: String, in files: any FileSystem) throws(FileSystemError) -> Self
  {
    guard try files.kind(of: path) == .folder else {
      // Reading says what is wrong with a path that leads to nothing, a pipe or a device.
      return .file(path)
    }
    let content = joined(path, "content")
    if try files.kind(of: content) == .folder {
      let templates = joined(path, "Templates")
      let hasTemplates = try files.kind(of: templates) == .folder
      return .site(content: content, templates: hasTemplates ? templates : nil)
    }
    if try files.kind(of: joined(path, SiteFiles.site)) == .file {
      return .site(content: path, templates: nil)
    }
    return .menuFolder(path)
  }
}

/// Joins two parts of a path; `.` before is left out.
func joined(_ folder: String, _ name: String) -> String {
  switch folder {
  case "", ".": name
  case _ where folder.hasSuffix("/"): folder + name
  default: folder + "/" + name
  }
}

/// The last part of a path, without the ending.
func stem(of path: String) -> String {
  let name = lastPart(of: path)
  return String(dot(in: name).map { name[..<$0] } ?? name)
}

/// Whether a relative path leads to no folder below.
func isInFolderItself(_ path: String) -> Bool { !path.utf8.contains(UInt8(ascii: "/")) }

/// The ending of a file's name in lower case, without the dot.
func ending(of path: String) -> String {
  var path = path
  return path.withUTF8 { bytes in
    var end = bytes.count
    while end > 0, bytes[end - 1] == ASCII.slash { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] != ASCII.dot, bytes[start - 1] != ASCII.slash { start -= 1 }
    // A dot at the start of a name is part of it.
    guard start > 1, bytes[start - 1] == ASCII.dot, bytes[start - 2] != ASCII.slash else {
      return ""
    }
    let ending = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let text = String(decoding: ending, as: UTF8.self)
    let isLowered = ending.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isLowered ? text : text.lowercased()
  }
}

/// The name of what a path leads to.
private func lastPart(of path: String) -> Substring {
  let slash = UInt8(ascii: "/")
  var end = path.endIndex
  while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == slash {
    end = path.utf8.index(before: end)
  }
  let start = path.utf8[..<end].lastIndex(of: slash).map { path.utf8.index(after: $0) }
  return path[(start ?? path.startIndex)..<end]
}

/// The dot before a name's ending; one at its start is part of the name.
private func dot(in name: Substring) -> String.Index? {
  name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == name.startIndex ? nil : $0 }
}

/// The names that files and folders of a site have.
enum SiteFiles {
  static let site = "site.yml"
  static let menu = "menugen.yml"
  static let notes = "notes"
  static let imageEndings: Set<String> = ["svg", "webp", "png", "jpg", "jpeg", "gif", "avif"]
  static let dataEndings: Set<String> = [
    "plist", "json", "jsonl", "ndjson", "yml", "yaml", "toml", "csv", "tsv", "tab", "psv", "dat",
    "txt",
  ]
}
