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
  let name = path.split(separator: "/").last.map(String.init) ?? path
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
  return String(name[..<dot])
}

/// The ending of a file's name in lower case, without the dot.
func ending(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
  return name[dot...].dropFirst().lowercased()
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
