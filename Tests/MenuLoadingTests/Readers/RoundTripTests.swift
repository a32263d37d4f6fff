import Diagnostics
import MenuModel
import TestSupport
import Testing

@testable import MenuLoading

/// Any value, written in any format, reads back as it was: order, digits and text.
@Suite struct RoundTripTests {
  @Test(arguments: ValueWriting.allCases) func readsBackWhatWasWritten(_ format: ValueWriting) {
    var random = RandomSource(seed: 7)
    for number in 0..<300 {
      var generator = Generator(hasNull: format != .propertyList && format != .toml)
      let value = generator.map(depth: 0, &random)
      let text = format.text(of: value)
      let file = SourceFile(name: "value \(number)", bytes: Array(text.utf8))
      let result = read(file, format)
      #expect(result.diagnostics.map(\.summary) == [], "\(text)")
      guard result.value?.sketch == value.sketch else {
        Issue.record("\(text)\nread \(result.value?.sketch ?? "nothing")\nnot \(value.sketch)")
        return
      }
    }
  }

  private func read(_ file: SourceFile, _ format: ValueWriting) -> ReadResult {
    switch format {
    case .json: JSONReader(file: file).read()
    case .blockYAML, .flowYAML: YAMLReader(file: file).read()
    case .propertyList: PropertyListReader(file: file).read()
    case .toml: TOMLReader(file: file).read()
    }
  }
}

/// Makes values at random.
private struct Generator {
  /// Whether the format has a null.
  var hasNull: Bool

  private static let numbers = ["0", "9.90", "-12", "1e3", "1234567890123456789", "0.5", "-0.0"]
  private static let texts = [
    "", "Tea", "no", "true", "null", "~", "004", "9.90", "- a", "a: b", "a #b", "it's", "\"a\"",
    "a\\b", "one\ntwo", "one\n\n  two", "\n", " a ", "\ta", "<b>&amp;</b>", "]]>", "北京", "🍵", "é",
    "&a", "*a", "<<", "{{a}}", "[a", "---", "%", "|", "'", "''", "a\u{2028}b", "x\u{7F}", "a,b;c",
  ]

  mutating func value(depth: Int, _ random: inout RandomSource) -> Value {
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where hasNull: Value(.null)
    case 1: Value(.boolean(Bool.random(using: &random)))
    case 2, 3: Value(.number(Self.numbers.randomElement(using: &random) ?? "0"))
    case 4 where depth < 4, 5 where depth < 4:
      Value(
        .list(
          (0..<Int.random(in: 0..<5, using: &random)).map { _ in
            value(depth: depth + 1, &random)
          }))
    case 6 where depth < 4, 7 where depth < 4: map(depth: depth + 1, &random)
    default: Value(.text(text(&random)))
    }
  }

  mutating func map(depth: Int, _ random: inout RandomSource) -> Value {
    var map = ValueMap()
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let key = text(&random)
      if map[key] == nil { map.append(ValueMap.Key(key), value(depth: depth, &random)) }
    }
    return Value(.map(map))
  }

  private func text(_ random: inout RandomSource) -> String {
    let first = Self.texts.randomElement(using: &random) ?? ""
    return Bool.random(using: &random)
      ? first : first + (Self.texts.randomElement(using: &random) ?? "")
  }
}
