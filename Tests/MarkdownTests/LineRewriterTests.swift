internal import TestSupport
internal import Testing

@testable internal import Markdown

@Suite("Rewriting a note by its lines") struct LineRewriterTests {
  typealias Rewriter = (NoteContext, inout [UInt8]) -> Bool

  /// The note as one of the rewriters gives it; nil when that takes more.
  private static func rewrite(_ note: String, by rewriter: Rewriter) -> String? {
    var note = note
    return note.withUTF8 { text in
      guard SourceRewriter.mayStay(text) else { return nil }
      let options = MarkdownOptions(headingShift: 2, anchorPrefix: "tea")
      let context = NoteContext(options, text: text) { _ in .asWritten }
      var output = Array("|".utf8)
      let isDone = rewriter(context, &output)
      #expect(isDone || output == Array("|".utf8), "nothing is left of what was given up")
      return isDone ? String(decoding: output.dropFirst(), as: UTF8.self) : nil
    }
  }

  private static func byLines(_ note: String) -> String? {
    rewrite(note) { LineRewriter.rewrite($0, into: &$1) }
  }

  private static func bySource(_ note: String) -> String? {
    rewrite(note) { SourceRewriter.rewrite($0, into: &$1) }
  }

  @Test(arguments: [
    ("- x *y*\n+ y `z`\n\n3)  z", "- x *y*\n+ y `z`\n\n3)  z"),
    ("## A ##\n***\n#", "#### <a id=\"tea/a\"></a>A ##\n***\n###"),
    (
      "#\tA\n# A #\n# A#",
      "### <a id=\"tea/a\"></a>A\n### <a id=\"tea/a-2\"></a>A #\n"
        + "### <a id=\"tea/a-3\"></a>A#"
    ),
    ("a # b\n#hash\n#######\n\n---\n\n=\n", "a # b\n#hash\n#######\n\n---\n\n=\n"),
    ("~~~ x\n# <y>\n~~~~\na", "~~~ x\n# <y>\n~~~~\na"),
    ("```\n# y\n---\n  ```  \n# b", "```\n# y\n---\n  ```  \n### <a id=\"tea/b\"></a>b"),
    ("a [b](https://c/ 'd') [e](http://f)", "a [b](https://c/ 'd') [e](http://f)"),
  ]) func `is told by its lines`(_ note: String, _ result: String) {
    #expect(Self.byLines(note) == result)
  }

  @Test(arguments: [
    "a\n=", "a\n--  ", " a\n ---", "- a\n  ===", "> a\n> -", "- # a", " # a", "> # a", "1. ```\n",
    "    # a", "# `a`", "# a &amp; b", "# a\\", "# [a](https://b/)", "```\na", "~~~\n```",
    "``` a`b\n# c\n```",
    "<b>", "```\n<\n```\na <https://b/>", "![a](https://b/)", "[a](b.md)", "[a](mailto:b@c)",
    "[a]: https://b/", "```\na\n    ```",
    "~~~\na\n~~~ b", "- ~~~\n  # a", "~~~ `\na\n~~~",
  ]) func `takes more than lines`(_ note: String) {
    #expect(Self.byLines(note) == nil)
  }

  /// Every time lines are enough they give what the tree gives. Of pieces that make each other
  /// something else.
  @Test func `agrees with the parser`() {
    let pieces = [
      "\n# a\n", "\n## b c\n", "# ", "#", "#", " #", "*", "_", "`", "```", "~~~", "```\n",
      "\n```\n", "\n",
      "\n\n",
      "\n", "\n", "    ", "  ", " ", "- ", "1. ", "10) ", "> ", "a", "b", "a\n", "[x](https://e/)",
      "[x](http://e/", "[x]", "===", "---", "=", "-", "&", "\\", "!", "\t", "茶", "***", "+ ", "~",
      "0",
    ]
    var random = RandomSource(seed: 11)
    var (count, changed) = (0, 0)
    for _ in 0..<60_000 {
      let note = (0..<Int.random(in: 1...16, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      guard let rewritten = Self.byLines(note) else { continue }
      count += 1
      if rewritten != note { changed += 1 }
      guard let expected = Self.bySource(note) else { continue }
      #expect(rewritten == expected, "\(note.debugDescription)")
    }
    #expect(count > 15_000 && changed > 3_000, "\(count), \(changed)")
  }
}
