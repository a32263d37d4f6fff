internal import Diagnostics
internal import Markdown
internal import Testing

@Suite("Rendering a note") struct MarkdownRendererTests {
  static func render(
    _ note: String, options: MarkdownOptions = MarkdownOptions(),
    resolve: (LinkReference) -> LinkTreatment = { _ in .asWritten }
  ) -> (html: String, note: RenderedNote) {
    var output: [UInt8] = []
    let rendered = MarkdownRenderer(options).render(note, into: &output, resolvingLinks: resolve)
    return (String(decoding: output, as: UTF8.self), rendered)
  }

  static let headings: [(note: String, shift: Int, html: String)] = [
    ("# A b", 2, "<h3 id=\"tea/a-b\">A b</h3>\n"),
    ("##### A", 4, "<h6 id=\"tea/a\">A</h6>\n"),
    (
      "# A\n# A\n# A-2\n# a", 0,
      """
      <h1 id="tea/a">A</h1>
      <h1 id="tea/a-2">A</h1>
      <h1 id="tea/a-2-2">A-2</h1>
      <h1 id="tea/a-3">a</h1>

      """
    ),
    ("# *茶* & `Ünï`", 0, "<h1 id=\"tea/茶-ünï\"><em>茶</em> &amp; <code>Ünï</code></h1>\n"),
    ("#\n\na\\\nb", 0, "<p>a<br>\nb</p>\n"),
    ("# !!!", 0, "<h1 id=\"tea/heading\">!!!</h1>\n"),
  ]

  @Test(arguments: headings)
  func headingsAreShiftedAndNamed(_ test: (note: String, shift: Int, html: String)) {
    let options = MarkdownOptions(headingShift: test.shift, anchorPrefix: "tea")
    #expect(Self.render(test.note, options: options).html == test.html)
  }

  @Test func headingsAreListed() {
    let options = MarkdownOptions(headingShift: 2, anchorPrefix: "tea")
    let note = Self.render("# *A*\n\n## B", options: options).note
    #expect(
      note.headings == [
        NoteHeading(level: 3, title: "A", anchor: "tea/a"),
        NoteHeading(level: 4, title: "B", anchor: "tea/b"),
      ])
  }

  @Test func linksElsewhereHaveNoOpener() {
    #expect(
      Self.render("[a](https://b.example/?x=1&y 'T\"') <c@d.example> [e](//f)").html == """
        <p><a href="https://b.example/?x=1&amp;y" title="T&quot;" rel="noopener">a</a> \
        <a href="mailto:c@d.example">c@d.example</a> <a href="//f" rel="noopener">e</a></p>

        """)
  }

  @Test func resolverDecidesOnLinksWithin() {
    var asked: [String] = []
    let html = Self.render("[a](a.md) [b](b.md) ![c](c.png) ![d](https://d/d.png \"D\")") { link in
      asked.append(link.destination)
      return switch link.destination {
      case "a.md": LinkTreatment(.replaced(by: "../#a'<"))
      case "c.png": LinkTreatment(.replaced(by: "x/c.png"), size: ImageSize(width: 3, height: 4))
      default: LinkTreatment(.leftOut)
      }
    }.html
    #expect(asked == ["a.md", "b.md", "c.png", "https://d/d.png"])
    #expect(
      html == """
        <p><a href="../#a&#x27;%3C">a</a> b \
        <img src="x/c.png" alt="c" width="3" height="4" loading="lazy"> d</p>

        """)
  }

  @Test func problemsHaveThePlaceOfTheirLineOrAddress() {
    let file = SourceFile(name: "n.md", bytes: Array("x\r\n\n<b>hot</b> [a](q)\n".utf8))
    let options = MarkdownOptions { SourceSpan(file, $0) }
    let text = file.text(in: 0..<file.bytes.count)
    let problems = Self.render(text, options: options) { link in
      LinkTreatment(.leftOut, problem: Diagnostic(.warning, .noteAddress, link.destination))
    }.note.diagnostics
    #expect(problems.map(\.code) == [.noteHTML, .noteAddress])
    #expect(problems.map(\.span?.range) == [4..<21, 19..<20])
  }

  @Test func anAddressThatIsThereTwiceIsFoundTwice() {
    let file = SourceFile(name: "n.md", bytes: Array("[a](q) [b](q)\n[c][r]\n\n[r]: <q>\n".utf8))
    let options = MarkdownOptions { SourceSpan(file, $0) }
    let problems = Self.render(file.text(in: 0..<file.bytes.count), options: options) { link in
      LinkTreatment(.leftOut, problem: Diagnostic(.warning, .noteAddress, link.destination))
    }.note.diagnostics
    #expect(problems.map(\.span?.range) == [4..<5, 11..<12, 28..<29])
  }

  @Test func htmlIsLeftOutWithAWarningALine() {
    let (html, note) = Self.render(
      "<div>\n*x*\n</div>\n\na <b>b</b>\n<i>c</i> <!-- d -->\n\n<!-- e -->")
    #expect(html == "<p>a b\nc </p>\n")
    #expect(note.diagnostics.count == 3)
  }

  @Test func aLineOfTextHasNoBlocks() {
    let options = MarkdownOptions(anchorPrefix: "tea", isInline: true)
    #expect(
      Self.render(
        "# a *b*\n\n- c\n- [d](e)\n\n```\nf\n```\n|g|h|\n|-|-|\n\n> i\n***", options: options
      )
      .html == "a <em>b</em> c <a href=\"e\">d</a> <code>f\n</code> g h i")
  }

  @Test func linksToItsOwnHeadingsFindTheirAnchors() {
    let options = MarkdownOptions(headingShift: 2, anchorPrefix: "tea/green")
    var asked: [String] = []
    let html = Self.render(
      "[a](#Second%20one) [b](#first) [c](#third)\n\n# First\n\n> ## Second one\n\n|third|\n|-|",
      options: options
    ) {
      asked.append($0.destination)
      return .asWritten
    }.html
    #expect(asked == ["#third"])
    #expect(
      html.hasPrefix(
        """
        <p><a href="#tea/green/second-one">a</a> <a href="#tea/green/first">b</a> \
        <a href="#third">c</a></p>
        """))
  }
}
