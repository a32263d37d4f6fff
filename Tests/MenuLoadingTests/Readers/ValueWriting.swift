import MenuModel
import Testing

/// A value as a file of each format, for tests that read it back.
enum ValueWriting: String, CaseIterable, CustomTestStringConvertible {
  case json, blockYAML, flowYAML, propertyList, toml

  var testDescription: String { rawValue }

  func text(of value: Value) -> String {
    switch self {
    case .json: Self.json(value)
    case .blockYAML: Self.block(value, indent: 0)
    case .flowYAML: Self.flow(value) + "\n"
    case .propertyList: "<plist version=\"1.0\">\(Self.xml(value))</plist>"
    case .toml: Self.toml(value)
    }
  }

  private static func members(_ map: ValueMap) -> [(key: String, value: Value)] {
    zip(map.keys, map.values).map { ($0.name, $1) }
  }

  // MARK: Scalars

  private static func json(_ value: Value) -> String {
    switch value.kind {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let text): text
    case .text(let text): quoted(text)
    case .list(let values): "[" + values.map(json).joined(separator: ", ") + "]"
    case .map(let map):
      "{" + members(map).map { "\(quoted($0.key)): \(json($0.value))" }.joined(separator: ",\n")
        + "}"
    }
  }

  /// Text in double quotes, with the escapes that JSON, YAML and TOML share.
  private static func quoted(_ text: String) -> String {
    let inner = text.unicodeScalars.reduce(into: "") { result, character in
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(character.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(character)
      }
    }
    return "\"\(inner)\""
  }

  // MARK: YAML

  /// Quoted in single quotes when that is possible, in double quotes otherwise.
  private static func flow(_ value: Value) -> String {
    switch value.kind {
    case .null: "~"
    case .boolean, .number: json(value)
    case .text(let text): flowText(text)
    case .list(let values): "[" + values.map(flow).joined(separator: ", ") + "]"
    case .map(let map):
      "{" + members(map).map { "\(flowText($0.key)): \(flow($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func flowText(_ text: String) -> String {
    guard text.unicodeScalars.allSatisfy({ $0 >= " " && $0 != "\u{7F}" }) else {
      return quoted(text)
    }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }

  private static func block(_ value: Value, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    switch value.kind {
    case .list(let values) where !values.isEmpty:
      return values.map { margin + "-" + nested($0, indent: indent) }.joined()
    case .map(let map) where map.count > 0:
      return members(map).map { margin + quoted($0.key) + ":" + nested($0.value, indent: indent) }
        .joined()
    default: return margin + flow(value) + "\n"
    }
  }

  /// What follows a hyphen or a colon: a scalar on the line, text below a bar, or a deeper block.
  private static func nested(_ value: Value, indent: Int) -> String {
    switch value.kind {
    case .list(let values) where !values.isEmpty: return "\n" + block(value, indent: indent + 2)
    case .map(let map) where map.count > 0: return "\n" + block(value, indent: indent + 2)
    case .text(let text) where isPlainBlock(text):
      let margin = String(repeating: " ", count: indent + 2)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return " |-\n" + lines.map { margin + $0 + "\n" }.joined()
    default: return " " + flow(value) + "\n"
    }
  }

  /// Whether a text can stand below a bar as it is.
  private static func isPlainBlock(_ text: String) -> Bool {
    guard text.unicodeScalars.contains("\n"), let first = text.unicodeScalars.first else {
      return false
    }
    return first > " " && text.unicodeScalars.last != "\n"
      && text.unicodeScalars.allSatisfy { $0 == "\n" || $0 >= " " && $0 != "\u{7F}" }
  }

  // MARK: Property lists

  private static func xml(_ value: Value) -> String {
    switch value.kind {
    case .null: ""
    case .boolean(let value): "<\(value)/>"
    case .number(let text): "<real>\(text)</real>"
    case .text(let text): "<string>\(xml(text))</string>"
    case .list(let values): "<array>" + values.map(xml).joined() + "</array>"
    case .map(let map):
      "<dict>" + members(map).map { "<key>\(xml($0.key))</key>\n\(xml($0.value))" }.joined()
        + "</dict>"
    }
  }

  private static func xml(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(character)
      }
    }
  }

  // MARK: TOML

  private static func toml(_ value: Value) -> String {
    members(value.map ?? ValueMap()).map { "\(quoted($0.key)) = \(inline($0.value))\n" }.joined()
  }

  private static func inline(_ value: Value) -> String {
    switch value.kind {
    case .list(let values): "[" + values.map(inline).joined(separator: ", ") + "]"
    case .map(let map):
      "{" + members(map).map { "\(quoted($0.key)) = \(inline($0.value))" }.joined(separator: ", ")
        + "}"
    default: json(value)
    }
  }
}
