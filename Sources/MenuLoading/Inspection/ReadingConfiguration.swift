/// The `menugen.yml` that makes a reading explicit: a build with it understands the file the same
/// way, whatever would be guessed.
struct ReadingConfiguration {
  let text: String

  init(_ reading: Reading, file: String, dialect: CSVDialect?, options: ReadingOptions) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var lines = ["data: \(Self.quoted(name))"]
    if let encoding = options.encoding { lines.append("encoding: \(Self.quoted(encoding))") }
    if dialect?.hasHeader == false { lines.append("header_line: none") }
    if options.pricesAreCents { lines.append("price_unit: cents") }
    lines += Self.root(reading)
    lines += Self.groups(reading)
    if reading.shape.isGrouped, reading.shape.levels.count > 2 {
      lines.append("levels: \(reading.hasSubsections ? "subsections" : "detail")")
    }
    lines += Self.joins(options)
    let fields = Self.children(reading) + Self.rows(reading) + Self.sections(reading)
    if !fields.isEmpty { lines += ["fields:"] + fields.map { "  " + $0 } }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The way to the rows. At the top of a list there is nothing to choose.
  private static func root(_ reading: Reading) -> [String] {
    guard reading.shape.root.isEmpty else {
      return ["rows: \(quoted(reading.shape.root.description))"]
    }
    if case .members = reading.shape.levels[0].form { return ["rows: \".\""] }
    return []
  }

  private static func groups(_ reading: Reading) -> [String] {
    let flat = reading.flat
    if let parent = flat.parent { return ["parent: \(quoted(parent.parent.description))"] }
    let groups = reading.groupBy.map { quoted($0.description) }
    if groups.count == 1 { return ["group_by: \(groups[0])"] }
    if groups.count > 1 { return ["group_by: [\(groups.joined(separator: ", "))]"] }
    // What headings or a name above the list make sections of needs no column, and has none.
    guard !reading.shape.isGrouped, flat.headers == nil, reading.loneTitle == nil,
      !reading.columns.isEmpty
    else { return [] }
    return ["group_by: \(Reading.none)"]
  }

  private static func joins(_ options: ReadingOptions) -> [String] {
    guard !options.joins.isEmpty else { return [] }
    return ["join:"]
      + options.joins.map { join in
        "  \(quoted(join.column)): "
          + "{data: \(quoted(join.data)), id: \(quoted(join.id)), title: \(quoted(join.title))}"
      }
  }

  private static func children(_ reading: Reading) -> [String] {
    guard reading.shape.isGrouped, reading.shape.levels.count > 1,
      !reading.shape.levels[1].path.isEmpty
    else { return [] }
    return ["children: \(quoted(reading.shape.levels[1].path.description))"]
  }

  private static func rows(_ reading: Reading) -> [String] {
    var lines: [String] = []
    if let titles = titles(reading.rows) { lines.append("title: \(titles)") }
    for field in FieldName.allCases {
      var names = (reading.rows.paths[field] ?? []).map { quoted($0.description) }
      if field == .sizes { names = reading.rows.sizes.map { quoted($0.description) } }
      if field == .badge, reading.rows.keyIsBadge { names = ["key"] }
      if let list = list(names) { lines.append("\(field.rawValue): \(list)") }
    }
    return lines
  }

  /// The parts of sections that are objects of their own.
  private static func sections(_ reading: Reading) -> [String] {
    guard reading.shape.isGrouped, !reading.shape.levels[1].path.isEmpty else { return [] }
    var lines: [String] = []
    if let titles = titles(reading.sections) { lines.append("section_title: \(titles)") }
    for (field, part) in FieldName.ofSections where field != .sectionTitle {
      let names = (reading.sections.paths[part] ?? []).map { quoted($0.description) }
      if let list = list(names) { lines.append("\(field.rawValue): \(list)") }
    }
    return lines
  }

  private static func titles(_ map: FieldMap) -> String? {
    list(
      map.titles.prefix(map.titleIsEverywhere ? 1 : 3).map { title in
        switch title {
        case .key: "key"
        case .path(let path): quoted(path.description)
        }
      })
  }

  private static func list(_ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    return names.count == 1 ? first : "[\(names.joined(separator: ", "))]"
  }

  /// Which part each column fills.
  static func parts(of reading: Reading) -> [ColumnPath: String] {
    var parts: [ColumnPath: String] = [:]
    for (field, paths) in reading.rows.paths {
      for path in paths { parts[path] = field.rawValue }
    }
    for path in reading.rows.sizes { parts[path] = FieldName.sizes.rawValue }
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
