internal import Testing

@testable internal import Escaping

/// Text is tested sixteen bytes at a time; wherever a special byte stands, it must be seen.
struct EscapeRunsTests {
  private static let contexts: [(name: String, escape: @Sendable (String, inout [UInt8]) -> Void)] =
    [
      ("html", Escape.html), ("markup", { Escape.markup($0, into: &$1) }), ("json", Escape.json),
      ("terminal", Escape.terminal),
    ]

  private func escaped(_ text: String, _ context: Int) -> String {
    var output: [UInt8] = []
    Self.contexts[context].escape(text, &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: Self.contexts.indices) func everyPlaceIsSeen(_ context: Int) {
    let quotes = escaped("", context)
    let mark = quotes.prefix(quotes.count / 2)
    let specials =
      (0..<0xC0).compactMap(Unicode.Scalar.init) + ["\u{202E}", "\u{2067}", "\u{2028}"]
    for special in specials.map(String.init) {
      let alone = escaped(special, context).dropFirst(mark.count).dropLast(mark.count)
      for filler in ["x", " ", "!"] {
        for place in 0..<17 {
          let before = String(repeating: filler, count: place)
          let after = String(repeating: filler, count: 17 - place)
          let expected = mark + before + alone + after + mark
          #expect(
            escaped(before + special + after, context).unicodeScalars.elementsEqual(
              expected.unicodeScalars))
        }
      }
    }
  }

  @Test(arguments: Self.contexts.indices) func everyPlaceIsSeenInTextOfAnyLength(_ context: Int) {
    let quotes = escaped("", context)
    let mark = quotes.prefix(quotes.count / 2)
    for special in ["<", "\"", "\u{1}", "\u{7F}", "\u{202E}"] {
      let alone = escaped(special, context).dropFirst(mark.count).dropLast(mark.count)
      for length in 0..<40 {
        for place in 0...length {
          let before = String(repeating: "x", count: place)
          let after = String(repeating: "x", count: length - place)
          let expected = mark + before + alone + after + mark
          #expect(escaped(before + special + after, context) == expected)
        }
      }
    }
  }

  /// Markdown goes by what stands beside a byte, so there are letters on both sides.
  @Test func everyPlaceIsSeenInMarkdown() {
    let escaped = { (text: String) in
      var output: [UInt8] = []
      Escape.markdown(text, into: &output)
      return String(decoding: output, as: UTF8.self)
    }
    for special in (0..<0xC0).compactMap(Unicode.Scalar.init) + ["\u{202E}", "\u{2067}"] {
      let inside = escaped("x\(special)x")
      for place in 0..<17 {
        let (before, after) = (
          String(repeating: "x", count: place), String(repeating: "x", count: 17 - place)
        )
        #expect(
          escaped(before + "x\(special)x" + after).unicodeScalars.elementsEqual(
            (before + inside + after).unicodeScalars))
      }
      // A blank before it hides nothing.
      let last = escaped("x \(special)")
      #expect(
        escaped("xxxx xxx \(special)").unicodeScalars.elementsEqual(
          ("xxxx xx" + last).unicodeScalars))
    }
  }

  @Test func bytesAreFound() {
    for length in 0..<40 {
      let text = String(repeating: "x", count: length)
      #expect(!Escape.contains(0x0A, in: text))
      #expect(Escape.contains(0x0A, in: text + "\n"))
      #expect(Escape.contains(0x0A, in: "\n" + text))
    }
  }

  @Test(arguments: [
    ("https://a.b/c?d=1&e='2'#f", "https://a.b/c?d=1&amp;e=&#x27;2&#x27;#f"),
    ("a b\"<>[]\\^`{|}é", "a%20b%22%3C%3E%5B%5D%5C%5E%60%7B%7C%7D%C3%A9"), ("%20", "%20"),
  ]) func url(_ text: String, _ expected: String) {
    var output: [UInt8] = []
    Escape.url(text, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }
}
