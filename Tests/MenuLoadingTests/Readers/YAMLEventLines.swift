@testable import MenuLoading

/// Events as lines in the form of the YAML test suite, styles set aside: a scalar is plain (`:`)
/// or not (`"`).
struct YAMLEventLines: YAMLEventTaker {
  private(set) var lines: [String] = []

  mutating func take(_ event: YAMLEvent) -> Bool {
    lines.append(line(event))
    return true
  }

  private func line(_ event: YAMLEvent) -> String {
    switch event.kind {
    case .documentStart: "+DOC"
    case .documentEnd: "-DOC"
    case .alias(let name): "=ALI *\(name)"
    case .scalar(let text, let isPlain, let properties):
      "=VAL\(words(properties)) \(isPlain ? ":" : "\"")\(Self.escaped(text))"
    case .listStart(let properties): "+SEQ\(words(properties))"
    case .listEnd: "-SEQ"
    case .mapStart(let properties): "+MAP\(words(properties))"
    case .mapEnd: "-MAP"
    }
  }

  private func words(_ properties: YAMLProperties) -> String {
    (properties.anchor.map { " &\($0)" } ?? "") + (properties.tag.map { " <\($0)>" } ?? "")
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(character)
      }
    }
  }

  /// A line of the suite without what says only how the event was written.
  static func withoutStyle(_ line: Substring) -> String {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("=VAL") else {
      return line.split(separator: " ").filter { !["{}", "[]", "---", "..."].contains($0) }
        .joined(separator: " ")
    }
    var words: [Substring] = []
    var rest = line
    while let word = rest.split(separator: " ", maxSplits: 1).first,
      word == "=VAL" || word.first == "&" || word.first == "<"
    {
      words.append(word)
      rest = rest.dropFirst(word.count + 1)
    }
    let style = rest.first == ":" ? ":" : "\""
    return (words + [style + rest.dropFirst()]).joined(separator: " ")
  }
}
