internal import TestSupport
internal import Testing

@testable internal import Markdown

@Suite("Rewriting a note in its source") struct SourceRewriterTests {
  /// The note as its source gives it; nil when that takes the tree.
  private static func rewrite(_ note: String, shift: Int = 0) -> String? {
    var note = note
    return note.withUTF8 { text in
      let options = MarkdownOptions(headingShift: shift, anchorPrefix: "tea")
      let context = NoteContext(options, text: text) { _ in .asWritten }
      var output = Array("|".utf8)
      let isDone = SourceRewriter.mayStay(text) && SourceRewriter.rewrite(context, into: &output)
      #expect(isDone || output == Array("|".utf8), "nothing is left of what was given up")
      return isDone ? String(decoding: output.dropFirst(), as: UTF8.self) : nil
    }
  }

  private static func html(_ note: String) -> String {
    var output: [UInt8] = []
    _ = MarkdownRenderer().render(note, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("- x\n+ y\n\n3)  z", "- x\n+ y\n\n3)  z"),
    ("## A `b` ##\n***\n#", "#### <a id=\"tea/a-b\"></a>A `b` ##\n***\n###"),
    ("> 1. #\tA\n\n# A", "> 1. ### <a id=\"tea/a\"></a>A\n\n### <a id=\"tea/a-2\"></a>A"),
    ("“a” [b](https://c/ 'd') <https://e/>\\\n~~~ x\n# y\n~~~~", nil as String?),
    ("“a” [b](https://c/ 'd') <https://e/>\\\n\n~~~ x\n# y\n~~~~  \n", nil),
    ("    a\n    # x", "    a\n    # x"),
  ]) func stays(_ note: String, _ result: String?) {
    #expect(Self.rewrite(note, shift: 2) == result ?? note)
  }

  @Test(arguments: [
    "A\n=", "# *a*", "# _a_", "a <b>c</b>", "<!-- a", "[a](b.md)", "![a](b.png)",
    "[a](javascript:x)",
    "<data:x>", "[a]\n\n[a]: https://b/", "a|b\n-|-\n1|2", "```\nx", "```\nx\n``",
    "```\nx\n    ```",
    "````\nx\n```", "```\nx\n~~~", "```", "- ```\n  x\n  ```", "> ```\n> x", "a\r\nb", "a\u{202E}b",
    "a\u{0}b", "\u{FEFF}# a",
  ]) func `takes the tree`(_ note: String) {
    #expect(Self.rewrite(note) == nil)
  }

  @Test func `what stays in its source reads the same, and leaves nothing open`() {
    let pieces = [
      "# ", "## ", "#", "*", "**", "_", "`", "``", "```", "~~~", "```\n", "\n", "\n\n", "\n",
      "    ",
      " ", "- ", "1. ", "> ", "a", "b", "\"", "[x](https://e/)", "[x]", "]: ", "===", "---", "<b>",
      "<",
      "&amp;", "\\", "!", "\t", "茶", "“", "<https://e/>", "***", "[",
    ]
    var random = RandomSource(seed: 5)
    var count = 0
    for _ in 0..<20_000 {
      let note = (0..<Int.random(in: 1...14, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      guard let rewritten = Self.rewrite(note) else { continue }
      count += 1
      let (expected, html) = (Self.html(note), Self.html(rewritten))
      #expect(html == expected, "\(note.debugDescription) → \(rewritten.debugDescription)")
      #expect(
        Self.html(rewritten + "\n\n# end").hasSuffix("<h1>end</h1>\n"),
        "\(note.debugDescription) stays open")
    }
    #expect(count > 8000)
  }
}
