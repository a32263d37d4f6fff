internal import Escaping
internal import Foundation
internal import TestSupport
internal import Testing

@testable internal import Markdown

@Suite("Rewriting a note") struct MarkdownRewriterTests {
  static func rewrite(
    _ note: String, _ options: MarkdownOptions = MarkdownOptions(),
    resolve: @escaping (LinkReference) -> LinkTreatment = { _ in .asWritten }
  ) -> String {
    var output: [UInt8] = []
    MarkdownRewriter(options, resolvingLinks: resolve).rewrite(note, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var note: String
    var result: String
    init(_ name: String, _ note: String, _ result: String) {
      (testDescription, self.note, self.result) = (name, note, result)
    }
  }

  @Test(arguments: [
    Case(
      "a plain note stays as written", "\n  Soft *and*\n\n* cold:\n  1) x\n\n",
      "  Soft *and*\n\n* cold:\n  1) x"),
    Case(
      "headings", "# A *b*\n\nC\n===\n",
      "### <a id=\"tea/a-b\"></a>A *b*\n\n### <a id=\"tea/c\"></a>C"),
    Case("no heading is deeper than six", "##### A", "###### <a id=\"tea/a\"></a>A"),
    Case("a heading in a quotation", "> # A", "> ### <a id=\"tea/a\"></a>A"),
    Case("HTML goes", "a <b>c</b>\n\n<script>\nx\n</script>\n\nd", "a c\n\nd"),
    Case("an open fence is closed", "```\n# x", "``` \n# x\n```"),
    Case("a link within", "[a](b.md) [c](https://d/)", "[a](B.MD) [c](https://d/)"),
    Case("a link to its own heading", "# A\n\n[x](#a)", "### <a id=\"tea/a\"></a>A\n\n[x](#tea/a)"),
    Case("what can run", "[*a*](javascript:x) <data:,x>", "*a* data:,x"),
    Case("a picture that is left out", "![a *b*](no.png)", "a *b*"),
    Case(
      "a table", "a|b\n:-|-:\n`x\\|y`|*z*\n1\n",
      "| a | b |\n| :-- | --: |\n| `x\\|y` | *z* |\n| 1 |"),
    Case(
      "a table in a list", "- x\n\n  |a|\n  |-|\n  |b|\n",
      "  - x\n    \n    | a |\n    | --- |\n    | b |"),
  ]) func rewriting(_ test: Case) {
    let result = Self.rewrite(
      test.note, MarkdownOptions(headingShift: 2, anchorPrefix: "tea")
    ) { link in
      link.kind == .image
        ? LinkTreatment(.leftOut) : LinkTreatment(.replaced(by: link.destination.uppercased()))
    }
    #expect(result == test.result)
  }

  /// What a page shows: how many blanks stand somewhere makes no difference there, nor do paragraphs
  /// whose HTML was left out.
  private static func shown(_ note: String) -> String {
    var output: [UInt8] = []
    _ = MarkdownRenderer().render(note, into: &output)
    return String(decoding: output, as: UTF8.self)
      .replacing(#/\s+/#, with: " ").replacing(#/ ?(<\/?[a-z0-9]+>) ?/#, with: { $0.1 })
      .replacing("<p></p>", with: "")
  }

  @Test(
    .enabled(if: SharedFolder.isThere, "the suite lies beside the checkout"),
    arguments: ["suites/commonmark/spec-0.30.json", "suites/gfm/gfm-tables.json"])
  func `a rewritten note reads the same`(_ suite: String) {
    let examples = SpecificationTests.examples(in: suite)
    #expect(examples.count > 5)
    for example in examples {
      let rewritten = Self.rewrite(example.markdown)
      #expect(
        Self.shown(rewritten) == Self.shown(example.markdown),
        "example \(example.example)\n\(example.markdown)\n→\n\(rewritten)")
    }
  }

  @Test func `text that is escaped reads as it is`() {
    let pieces = [
      "\\", "`", "*", "**", "_", "[", "](x)", "![", "<b>", "<http://x>", ">", "|", "~~", "#",
      "&amp;",
      "&", "1.", "23)", "-", "+", "=", "---", "a", "b_c", "é", "茶", " ", "!", "\"", "'", ":", "   ",
      "```", "\n", "www.x.org",
    ]
    var random = RandomSource(seed: 11)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
        .trimmingCharacters(in: .whitespacesAndNewlines)
      var bytes: [UInt8] = []
      Escape.markdown(text, into: &bytes)
      let escaped = String(decoding: bytes, as: UTF8.self)
      let words = text.replacingOccurrences(of: "\n", with: " ")
      for (start, end) in [("", ""), ("# ", ""), ("* ", ""), ("a ", " b"), ("| ", " |\n| --- |")] {
        let read = MarkdownText.plainText(of: start + escaped + end)
        let middle = start == "a " ? "a \(words) b" : words
        #expect(read == middle, "\(start)\(escaped)\(end)")
      }
    }
  }
}
