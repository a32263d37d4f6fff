internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// A value of a configuration file while it is being read: knows its key, and reports what is not
/// as the key wants it.
struct SettingValue {
  let key: String
  let value: Value
  let file: SourceFile
  /// Where the key is.
  let keyRange: ByteRange
  private(set) var diagnostics: [Diagnostic] = []

  init(_ key: ValueMap.Key, value: Value, file: SourceFile) {
    self.key = key.name
    self.keyRange = key.range
    self.value = value
    self.file = file
  }

  /// The text of a scalar.
  mutating func text() -> String? {
    if let text = value.scalarText { return text }
    if !value.isNothing { wrongType("text") }
    return nil
  }

  mutating func flag() -> Bool? {
    if case .boolean(let flag) = value.kind { return flag }
    wrongType("true or false", suggestion: booleanSuggestion)
    return nil
  }

  /// A whole number of at least `minimum`.
  mutating func integer(atLeast minimum: Int) -> Int? {
    if case .number(let text) = value.kind, let number = Int(text), number >= minimum {
      return number
    }
    wrongType("a whole number of at least \(minimum)")
    return nil
  }

  /// One of the words that a type is spelt with.
  mutating func choice<Choice>(of type: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    let words = Choice.allCases.map(\.rawValue)
    guard let text = value.scalarText else {
      wrongType(words.joinedAsChoice())
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    diagnostics.append(
      Diagnostic(
        .error, .settingChoice, "‘\(text)’ is not one of the words that ‘\(key)’ knows",
        at: span, expected: words.joinedAsChoice(),
        suggestion: Nearest.suggestion(for: text, among: words)))
    return nil
  }

  /// One text, or a list of texts.
  mutating func texts() -> [String]? {
    if let text = value.scalarText { return [text] }
    guard let list = value.list else {
      wrongType("a text, or a list of texts")
      return nil
    }
    let texts = list.compactMap(\.scalarText)
    guard texts.count == list.count else {
      wrongType("a list of nothing but texts")
      return nil
    }
    return texts
  }

  /// Markdown, with the place it came from.
  mutating func markdown() -> MenuText? {
    guard let text = text() else { return nil }
    let origin = TextOrigin(file: file.name, offset: Int(value.range.start))
    return MenuText(text, format: .markdown, origin: origin)
  }

  /// Markdown, or the path of a picture alone.
  mutating func picture() -> MenuText? {
    guard let text = markdown() else { return nil }
    guard SiteFiles.imageEndings.contains(ending(of: text.string)),
      !text.string.utf8.contains(where: { Self.inNoBarePath.contains($0) })
    else { return text }
    return MenuText("![](\(text.string))", format: .markdown, origin: text.origin)
  }

  /// Blanks, line ends and the signs that make a text more than a path: `( ) < > [ ] !`.
  private static let inNoBarePath = Set(" \n\r\t()<>[]!\\".utf8)

  /// A map from names to texts, in the file's order.
  mutating func textMap() -> [(name: String, text: String)]? {
    guard let members = members() else { return nil }
    var texts: [(name: String, text: String)] = []
    for var member in members {
      if let text = member.text() { texts.append((member.key, text)) }
      diagnostics += member.diagnostics
    }
    return texts
  }

  /// The members of a map, each with its own key.
  mutating func members() -> [SettingValue]? {
    guard let map = value.map else {
      wrongType("a map")
      return nil
    }
    return zip(map.keys, map.values).map { SettingValue($0, value: $1, file: file) }
  }

  mutating func report(_ more: [Diagnostic]) { diagnostics += more }

  /// Reports that the value is of another kind than the key wants.
  mutating func wrongType(_ expected: String, suggestion: String? = nil) {
    diagnostics.append(
      Diagnostic(
        .error, .settingType, "‘\(key)’ can't be \(value.kindName)", at: span,
        expected: expected, suggestion: suggestion))
  }

  var span: SourceSpan { SourceSpan(file, value.range.offsets) }

  var keySpan: SourceSpan { SourceSpan(file, keyRange.offsets) }

  /// YAML 1.2 reads `yes` and `no` as text; who writes them means true and false.
  private var booleanSuggestion: String? {
    switch value.scalarText?.lowercased() {
    case "yes", "on", "y": "write true; in YAML 1.2 ‘yes’ and ‘on’ are text"
    case "no", "off", "n": "write false; in YAML 1.2 ‘no’ and ‘off’ are text"
    default: nil
    }
  }
}

extension Value {
  /// What it is, in the reader's words: `a list`, `the text ‘abc’`.
  var kindName: String {
    switch kind {
    case .null: "empty"
    case .boolean(let value): value ? "‘true’" : "‘false’"
    case .number(let text): "the number \(text)"
    case .text(let text): text.isEmpty ? "an empty text" : "the text ‘\(text.prefix(40))’"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension [String] {
  /// `a, b or c`
  func joinedAsChoice() -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
