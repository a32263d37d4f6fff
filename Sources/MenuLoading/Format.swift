/// What kind of file it is: found by what it holds; the name's extension only breaks ties.
package enum Format: String, Sendable, CaseIterable {
  case json = "JSON"
  case jsonLines = "JSON Lines"
  case propertyList = "property list (XML)"
  case binaryPropertyList = "property list (binary)"
  case yaml = "YAML"
  case toml = "TOML"
  case table = "table of delimited values"
  case markdown = "Markdown"

  /// The extensions of files that are data or notes, so that a folder's other files can be left
  /// alone: pictures, programs, archives.
  package static let extensions: [String: Format] = [
    "json": .json, "geojson": .json, "jsonc": .json, "json5": .json, "webmanifest": .json,
    "jsonl": .jsonLines, "ndjson": .jsonLines, "plist": .propertyList, "yml": .yaml,
    "yaml": .yaml, "toml": .toml, "csv": .table, "tsv": .table, "tab": .table, "psv": .table,
    "md": .markdown, "markdown": .markdown, "mdown": .markdown,
  ]

  /// The format that a file's name promises; nil when it promises none.
  package static func byName(_ name: String) -> Format? {
    guard let dot = name.utf8.lastIndex(of: ASCII.dot) else { return nil }
    return extensions[name[name.index(after: dot)...].lowercased()]
  }
}
