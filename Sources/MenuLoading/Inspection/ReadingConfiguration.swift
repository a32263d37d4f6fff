/// The `menugen.yml` that makes a reading explicit.
struct ReadingConfiguration {
  let text: String

  init(_ reading: Reading, file: String, options: ReadingOptions) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var lines = ["data: \(Self.quoted(name))"]
    if let encoding = options.encoding { lines.append("encoding: \(Self.quoted(encoding))") }
    if !reading.shape.root.isEmpty {
      lines.append("rows: \(Self.quoted(reading.shape.root.description))")
    }
    let groups = reading.groupBy.map { Self.quoted($0.description) }
    if groups.count == 1 { lines.append("group_by: \(groups[0])") }
    if groups.count > 1 { lines.append("group_by: [\(groups.joined(separator: ", "))]") }
    if reading.hasSubsections { lines.append("levels: subsections") }
    lines += Self.fields(reading)
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func fields(_ reading: Reading) -> [String] {
    var lines: [String] = []
    if let title = reading.rows.titles.first {
      switch title {
      case .key: lines.append("  title: key")
      case .path(let path): lines.append("  title: \(quoted(path.description))")
      }
    }
    if reading.shape.isGrouped, reading.shape.levels.count > 1,
      !reading.shape.levels[1].path.isEmpty
    {
      lines.append("  children: \(quoted(reading.shape.levels[1].path.description))")
    }
    for field in FieldName.allCases {
      guard let path = reading.rows.paths[field]?.first else { continue }
      lines.append("  \(field.rawValue): \(quoted(path.description))")
    }
    return lines.isEmpty ? [] : ["fields:"] + lines
  }

  /// Which part each column fills.
  static func parts(of reading: Reading) -> [ColumnPath: String] {
    var parts: [ColumnPath: String] = [:]
    for (field, paths) in reading.rows.paths {
      for path in paths { parts[path] = field.rawValue }
    }
    if let title = reading.rows.title { parts[title] = FieldName.title.rawValue }
    for path in reading.groupBy { parts[path] = "group_by" }
    return parts
  }

  /// A text as YAML has it: plain when it can't be taken for anything else, else in quotes.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_-./".unicodeScalars.contains(scalar)
    }
    let isWord = text.unicodeScalars.first?.properties.isAlphabetic ?? false
    let isKeyword = ["true", "false", "null", "none"].contains(text.lowercased())
    if isPlain, isWord, !isKeyword { return text }
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
