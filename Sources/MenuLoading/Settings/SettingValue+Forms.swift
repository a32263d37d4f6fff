internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// The forms that some keys want their values in.
extension SettingValue {
  mutating func colour() -> AccentColour? {
    let expected = "a colour as #rrggbb or #rgb, in quotes"
    if value.isNothing, let comment = commentAfterKey {
      wrongType(
        expected, suggestion: "write it in quotes, \"\(comment)\": a bare # starts a comment")
      return nil
    }
    guard let text = text() else { return nil }
    if let colour = AccentColour(text) { return colour }
    wrongType(
      expected, suggestion: AccentColour("#" + text).map { _ in "write \"#\(text)\"" })
    return nil
  }

  /// The first word of a comment that stands where a value should.
  private var commentAfterKey: String? {
    let line = file.bytes[keyRange.offsets.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let sign = line.firstIndex(of: ASCII.hash) else { return nil }
    return String(decoding: line[sign...].prefix { $0 > 0x20 }, as: UTF8.self)
  }

  mutating func webAddress() -> String? {
    guard let text = text() else { return nil }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard scheme == "https" || scheme == "http", text.contains("://"),
      !text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x22 || $0 == 0x3C || $0 == 0x3E })
    else {
      wrongType("a web address that starts with https:// or http://")
      return nil
    }
    return text
  }

  /// `order: title`, or a list of section titles.
  mutating func sectionOrder() -> SectionOrder? {
    if let titles = value.list {
      return texts().map { _ in .listed(titles.compactMap(\.scalarText)) }
    }
    switch value.scalarText {
    case "source": return .source
    case "title": return .title
    case "count": return .count
    default:
      wrongType("source, title, count, or a list of section titles")
      return nil
    }
  }

  /// `extra: show`, `hide`, or a list of columns.
  mutating func extraColumns() -> MenuSettings.ExtraColumns? {
    switch value.scalarText {
    case "show": return .show
    case "hide": return .hide
    default: break
    }
    if value.list != nil { return texts().map { .only($0) } }
    wrongType("show, hide, or a list of columns")
    return nil
  }

  /// `selection: true`, or a map of `max` and `quantities`.
  mutating func selection() -> MenuSettings.SelectionSettings?? {
    if case .boolean(let isOn) = value.kind { return isOn ? .some(.init()) : .some(nil) }
    guard value.map != nil else {
      wrongType("true, false, or a map of max and quantities")
      return nil
    }
    var settings = MenuSettings.SelectionSettings()
    let decoder = SettingsDecoder(name: "‘\(key)’", keys: Self.selectionKeys)
    report(decoder.decode(value, in: file, into: &settings))
    return .some(settings)
  }

  static let selectionKeys: [SettingKey<MenuSettings.SelectionSettings>] = [
    SettingKey(
      "max", "a whole number", standard: "no limit", "How many rows may be picked."
    ) { $1.maximum = $0.integer(atLeast: 1) },
    SettingKey(
      "quantities", "true or false", standard: "false",
      "Whether a row can be picked more than once, with a stepper."
    ) { if let flag = $0.flag() { $1.hasQuantities = flag } },
  ]

  /// `fields`: a map from our words to columns.
  mutating func fieldSources() -> [FieldName: FieldSource]? {
    guard let members = members() else { return nil }
    let names = FieldName.allCases.map(\.rawValue)
    var sources: [FieldName: FieldSource] = [:]
    for var member in members {
      if let field = FieldName(rawValue: member.key) {
        sources[field] = member.fieldSource()
        report(member.diagnostics)
      } else {
        report([
          Diagnostic(
            .error, .settingUnknown, "‘\(member.key)’ is not a part that a column can fill",
            at: member.keySpan, expected: "one of: " + names.joined(separator: ", "),
            suggestion: Nearest.suggestion(for: member.key, among: names))
        ])
      }
    }
    return sources
  }

  /// `name`, `[name, title]`, or `{from: name, as: markdown}`.
  private mutating func fieldSource() -> FieldSource? {
    guard value.map != nil else { return texts().map { FieldSource($0) } }
    var source = FieldSource([])
    let decoder = SettingsDecoder(name: "‘\(key)’", keys: Self.fieldSourceKeys)
    report(decoder.decode(value, in: file, into: &source))
    return source
  }

  private static let fieldSourceKeys: [SettingKey<FieldSource>] = [
    SettingKey("from", "a column, or a list of columns", standard: "none", "Where it is found.") {
      if let paths = $0.texts() { $1.paths = paths }
    },
    SettingKey("as", "plain, markdown or html", standard: "plain", "How its text is read.") {
      if let choice = $0.choice(of: TextFormatWord.self) { $1.format = choice.format }
    },
  ]

  /// `join`: a map from a column to where its names stand.
  mutating func joins() -> [Join]? {
    guard let members = members() else { return nil }
    return members.map { member in
      var join = Join(column: member.key, data: "", id: "id", title: "name")
      let decoder = SettingsDecoder(name: "‘join’", keys: Self.joinKeys)
      report(decoder.decode(member.value, in: file, into: &join))
      return join
    }
  }

  private static let joinKeys: [SettingKey<Join>] = [
    SettingKey("data", "a file, or the path of a list", standard: "none", "Where the names are.") {
      if let text = $0.text() { $1.data = text }
    },
    SettingKey("id", "a column", standard: "id", "The column there that holds the id.") {
      if let text = $0.text() { $1.id = text }
    },
    SettingKey("title", "a column", standard: "name", "The column there that holds the name.") {
      if let text = $0.text() { $1.title = text }
    },
  ]
}

/// How a text is read, as the configuration spells it.
enum TextFormatWord: String, CaseIterable {
  case plain, markdown, html

  var format: MenuText.Format {
    switch self {
    case .plain: .plain
    case .markdown: .markdown
    case .html: .html
    }
  }
}
