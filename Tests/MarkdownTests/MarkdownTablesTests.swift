internal import Diagnostics
internal import Markdown
internal import Testing

@Suite("Tables") struct MarkdownTablesTests {
  /// The HTML with less noise: no line breaks, cells as `[…]`, rows as `(…)`, heads as `{…}`.
  static func render(_ note: String) -> String {
    let html = MarkdownRendererTests.render(note).html
    let short = [
      ("\n", ""), ("<td>", "["), ("</td>", "]"), ("<th>", "["), ("</th>", "]"), ("<tr>", "("),
      ("</tr>", ")"), ("<thead>", "{"), ("</thead>", "}"), ("<tbody>", ""), ("</tbody>", ""),
      ("<table>", "T"), ("</table>", ";"),
    ]
    return short.reduce(html) { $0.replacing($1.0, with: $1.1) }
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var note: String
    var html: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "plain", note: "|a|b|\n|-|-|\n|1|2|", html: "T{([a][b])}([1][2]);"),
    Case(name: "no outer bars", note: "a|b\n-|-\n1|2\n", html: "T{([a][b])}([1][2]);"),
    Case(name: "CRLF", note: "|a|b|\r\n|-|-|\r\n|1|2|\r\n", html: "T{([a][b])}([1][2]);"),
    Case(name: "header alone", note: "|a|\n|-|", html: "T{([a])};"),
    Case(
      name: "inline Markdown", note: "|*a*|`b\\|c`|\n|-|-|\n|[x](y)|**z**|",
      html: "T{([<em>a</em>][<code>b|c</code>])}([<a href=\"y\">x</a>][<strong>z</strong>]);"),
    Case(
      name: "what would be blocks", note: "|# a|- b|\n|-|-|\n|1. c|> d #|\n|    e|```|",
      html: "T{([# a][- b])}([1. c][&gt; d #])([e][```]);"),
    Case(
      name: "references of the whole note", note: "|[a]|b|\n|-|-|\n\n[a]: /x",
      html: "T{([<a href=\"/x\">a</a>][b])};"),
    Case(name: "emphasis ends with its cell", note: "|*a|b*|\n|-|-|", html: "T{([*a][b*])};"),
    Case(
      name: "short and long rows", note: "|a|b|\n|-|-|\n|1|\n|1|2|3|\n||\n|",
      html: "T{([a][b])}([1][])([1][2])([][])([][]);"),
    Case(
      name: "text before", note: "hi\n|a|\n|-|\n|1|", html: "<p>hi</p>T{([a])}([1]);"),
    Case(name: "text after", note: "|a|\n|-|\n|1|\n\nbye", html: "T{([a])}([1]);<p>bye</p>"),
    Case(
      name: "a rule after", note: "|a|\n|-|\n|1|\n---\nbye", html: "T{([a])}([1]);<hr><p>bye</p>"),
    Case(
      name: "above an underlined heading that a table follows",
      note: "x\n===\n|a|\n|-|\n", html: "<h1>x</h1>T{([a])};"),
    Case(
      name: "with an underline as its last row", note: "|a|\n|-|\n===\n|b|\n|-|\n",
      html: "T{([a])}([===]);T{([b])};"),
    Case(name: "two", note: "|a|\n|-|\n\n|b|\n|-|\n", html: "T{([a])};T{([b])};"),
    Case(
      name: "in a quotation", note: "> |a|\n> |-|\n> |1|\n|2|",
      html: "<blockquote>T{([a])}([1]);</blockquote><p>|2|</p>"),
    Case(
      name: "in a tight list", note: "- |a|\n  |-|\n  |1|\n- b",
      html: "<ul><li>T{([a])}([1]);</li><li>b</li></ul>"),
    Case(
      name: "in a list in a quotation, with tabs", note: "> 1.\t|a|\n>   \t|-|\n>   \t|1|",
      html: "<blockquote><ol><li>T{([a])}([1]);</li></ol></blockquote>"),
    Case(
      name: "later in an item", note: "10)  x\n\n     |a|\n     |-|\n     |1|\n",
      html: "<ol start=\"10\"><li><p>x</p>T{([a])}([1]);</li></ol>"),
    Case(
      name: "nested lists on a line", note: "- - |a|\n    |-|\n    |1|",
      html: "<ul><li><ul><li>T{([a])}([1]);</li></ul></li></ul>"),
    Case(
      name: "unlike numbers of cells", note: "|a|b|\n|-|\n|1|", html: "<p>|a|b||-||1|</p>"),
    Case(name: "in code", note: "```\n|a|\n|-|\n```", html: "<pre><code>|a||-|</code></pre>"),
    Case(name: "no bar", note: "a\n:-:", html: "<p>a:-:</p>"),
    Case(name: "a bar in text", note: "a | b\nc | d", html: "<p>a | bc | d</p>"),
    Case(name: "an underlined heading", note: "a | b\n---", html: "<h2>a | b</h2>"),
  ]

  @Test(arguments: cases) func table(_ test: Case) {
    #expect(Self.render(test.note) == test.html)
  }

  @Test func placesAreThoseOfTheNote() {
    let text = "x\n\n|a|b|\n|-|-|\n|1|2|\n|3|<b>4|\n\n<i>\n"
    let file = SourceFile(name: "n.md", bytes: Array(text.utf8))
    let options = MarkdownOptions { SourceSpan(file, $0) }
    let problems = MarkdownRendererTests.render(text, options: options).note.diagnostics
    #expect(problems.compactMap { $0.span.map { file.text(in: $0.range) } } == ["|3|<b>4|", "<i>"])
  }

  @Test func shortRowsUnderAWideHeaderStayLinear() {
    let width = 2_000
    let note =
      String(repeating: "|a", count: width) + "|\n" + String(repeating: "|-", count: width) + "|\n"
      + String(repeating: "|\n", count: width)
    #expect(MarkdownRendererTests.render(note).html.utf8.count < 40 * note.utf8.count)
  }
}
