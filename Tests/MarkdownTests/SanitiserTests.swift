internal import Diagnostics
internal import Markdown
internal import Testing

@Suite("Sanitising HTML") struct SanitiserTests {
  static func sanitise(
    _ html: String, options: MarkdownOptions = MarkdownOptions(),
    resolve: (LinkReference) -> LinkTreatment = { _ in .asWritten }
  ) -> (html: String, note: RenderedNote) {
    var output: [UInt8] = []
    let note = Sanitiser(options).sanitise(html, into: &output, resolvingLinks: resolve)
    return (String(decoding: output, as: UTF8.self), note)
  }

  static let kept: [(html: String, expected: String)] = [
    ("plain & <b>bold</b>", "plain &amp; <b>bold</b>"),
    ("<p>one<p>two", "<p>one</p><p>two</p>"),
    ("<ul><li>a<li>b", "<ul><li>a</li><li>b</li></ul>"),
    ("<b><i>x</b>y</i>", "<b><i>x</i></b><i>y</i>"),
    (
      "<table><tr><td align=center>1<td colspan='2' style=x>2",
      """
      <table><tbody><tr><td class="centre">1</td><td colspan="2">2</td></tr></tbody></table>
      """
    ),
    ("<h1>a</h1><h6>b</h6>", "<h1>a</h1><h6>b</h6>"),
    (
      "<a href=' https://a.b/?c&amp;d '>e</a>",
      """
      <a href="https://a.b/?c&amp;d" rel="noopener">e</a>
      """
    ),
    ("<a name=x>e</a><a>f</a>", "ef"),
    (
      "<img src=a.png alt='A\"B' width=3 height=4x>",
      """
      <img src="a.png" alt="A&quot;B" width="3" loading="lazy">
      """
    ),
    ("<img alt=cup>", "cup"), ("<br><br/></br>", "<br><br><br>"),
    ("<font color=red>red</font><center>mid</center><blink>b</blink>", "redmidb"),
    (
      "<time datetime=2020-01-01 title=t lang=en-GB dir=ltr class=x id=y>1</time>",
      """
      <time datetime="2020-01-01" title="t" lang="en-GB" dir="ltr">1</time>
      """
    ),
    (
      "<details open><summary>s</summary>d</details>",
      """
      <details open=""><summary>s</summary>d</details>
      """
    ),
    (
      "<ol start=5 type=a reversed><li value=x>y",
      """
      <ol start="5" type="a" reversed=""><li>y</li></ol>
      """
    ),
    ("&lt;script&gt; &copy; &#x202e;", "&lt;script&gt; © \u{FFFD}"), ("", ""),
    ("a<!-- b -->c", "ac"),
    (
      "<pre><code class='language-swift'>x</code><code class='card'>y</code></pre>",
      """
      <pre><code class="language-swift">x</code><code>y</code></pre>
      """
    ),
  ]

  @Test(arguments: kept) func keeps(_ test: (html: String, expected: String)) {
    #expect(Self.sanitise(test.html).html == test.expected)
  }

  static let leftOut: [(html: String, expected: String)] = [
    ("a<script>alert(1)</script>b", "ab"), ("a<style>*{}</style>b", "ab"),
    ("a<svg><script>x</script><a href='javascript:x'>y</a></svg>b", "ab"),
    ("a<math><mi xlink:href='javascript:x'>y</mi></math>b", "ab"),
    ("a<iframe src=x>y</iframe>b", "ab"), ("a<template><b>y</b></template>b", "ab"),
    ("a<form action=x><input name=y><button>z</button></form>b", "azb"),
    ("<meta http-equiv=refresh content=0><base href=//x><link rel=stylesheet href=x>b", "b"),
    ("<p onclick=x ONMOUSEOVER=y style=z>b", "<p>b</p>"),
    ("<noscript><p title='</noscript><img src=x onerror=y>'>b", ""),
    ("<a href='jav&#x09;ascript:x'>b</a>", "b"), ("<a href='data:text/html,x'>b</a>", "b"),
    ("<a href='\u{1}javascript:x'>b</a>", "<a href=\"%EF%BF%BDjavascript:x\">b</a>"),
    ("<a href=' VbScript:x'>b</a>", "b"),
    ("<img src='data:image/png;base64,x' alt=b>", "b"),
    (
      "<img src=x onerror=y>",
      """
      <img src="x" alt="" loading="lazy">
      """
    ),
    ("<dialog open>a</dialog><slot>b</slot><x-y onclick=z>c</x-y>", "c"),
    (
      "<textarea></textarea><img src=x onerror=y></textarea>",
      """
      <img src="x" alt="" loading="lazy">
      """
    ),
    ("<plaintext><b>x", ""), ("<xmp><b>x</xmp>y", "y"),
  ]

  @Test(arguments: leftOut) func leavesOut(_ test: (html: String, expected: String)) {
    #expect(Self.sanitise(test.html).html == test.expected)
  }

  @Test func idsGetThePrefixOnce() {
    let options = MarkdownOptions(headingShift: 2, anchorPrefix: "tea/green")
    #expect(
      Self.sanitise(
        "<h1 id='A b'>x</h1><p id='a-b'>y<p id='../_content'>z<p id=_>", options: options
      )
      .html == """
        <h3 id="tea/green/a-b">x</h3><p>y</p><p id="tea/green/content">z</p><p></p>
        """)
  }

  @Test func addressesAreAskedAbout() {
    var asked: [String] = []
    let html = Self.sanitise("<a href='b.md' title=t>b</a><img src=c.png width=9><a href=d>d</a>") {
      asked.append($0.destination)
      return switch $0.destination {
      case "b.md": LinkTreatment(.replaced(by: "#b"))
      case "c.png": LinkTreatment(.asWritten, size: ImageSize(width: 1, height: 2))
      default: LinkTreatment(.leftOut)
      }
    }.html
    #expect(asked == ["b.md", "c.png", "d"])
    #expect(
      html == """
        <a href="#b" title="t">b</a><img src="c.png" alt="" width="1" height="2" loading="lazy">d
        """)
  }

  @Test func eachNameIsReportedOnceAtItsLine() {
    let text = "<p>\n<script>1</script>\n<script>2</script><p onclick=x>\n<a href='data:x'>y</a>"
    let file = SourceFile(name: "x.html", bytes: Array(text.utf8))
    let options = MarkdownOptions { SourceSpan(file, $0) }
    let problems = Self.sanitise(text, options: options).note.diagnostics
    #expect(
      problems.map(\.summary) == [
        "the element ‘script’ is left out with its content", "the attribute ‘onclick’ is left out",
        "‘data:’ is not a scheme that a page may link to",
      ])
    #expect(problems.map { $0.span?.range.lowerBound } == [4, 23, 55])
  }

  @Test func inALineOfTextOnlyTheContentOfBlocksStays() {
    let options = MarkdownOptions(isInline: true)
    #expect(
      Self.sanitise("<p>a <b>b</b></p><ul><li>c<li>d</ul><h2 onclick=x>e</h2>", options: options)
        .html
        == "a <b>b</b> c d e")
  }

  @Test(arguments: [
    ("<p>a <b>b</b> &amp; c</p><p>d<br>e</p>", "a b & c\nd\ne\n"),
    ("x<script>y</script><img alt=cup><style>z</style>", "xcup"),
    ("<ul><li>a<li>b</ul>c", "a\nb\nc"), ("", ""),
  ])
  func plainText(_ html: String, _ expected: String) {
    #expect(Sanitiser.plainText(of: html) == expected)
  }

  @Test func deepNestingIsShownAsText() {
    let html = String(repeating: "<div>", count: 100_000)
    let (output, note) = Self.sanitise(html)
    #expect(output.hasPrefix("<pre>&lt;div&gt;"))
    #expect(note.diagnostics.map(\.code) == [.noteLimit])
  }

  // MARK: In notes

  static let notes: [(note: String, expected: String)] = [
    (
      "# A <b>b</b>\n\n<div onclick=x>\n\n*c*\n\n</div>",
      """
      <h3 id="tea/a-b">A <b>b</b></h3>
      <div>
      <p><em>c</em></p>
      </div>

      """
    ),
    (
      "<script>\nx\n</script>\n\n[y](z) | <i>\n",
      """

      <p><a href="Z">y</a> | <i></i></p><i>
      </i>
      """
    ),
    (
      "|a|\n|:-:|\n|<u>b</u>|",
      """
      <table>
      <thead>
      <tr>
      <th class="centre">a</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td class="centre"><u>b</u></td>
      </tr>
      </tbody>
      </table>

      """
    ),
  ]

  @Test(arguments: notes) func note(_ test: (note: String, expected: String)) {
    let options = MarkdownOptions(headingShift: 2, anchorPrefix: "tea", rawHTML: .sanitised)
    let html = MarkdownRendererTests.render(test.note, options: options) {
      LinkTreatment(.replaced(by: $0.destination.uppercased()))
    }.html
    #expect(html == test.expected)
  }

  @Test func placesInNotesAreThoseOfTheirLine() {
    let text = "a\n\nb\n\n<script>x</script>\n\nc\n\nd <style> e\n"
    let file = SourceFile(name: "n.md", bytes: Array(text.utf8))
    let options = MarkdownOptions(rawHTML: .sanitised) { SourceSpan(file, $0) }
    let problems = MarkdownRendererTests.render(text, options: options).note.diagnostics
    #expect(
      problems.compactMap { $0.span.map { file.text(in: $0.range) } } == [
        "<script>x</script>", "d <style> e",
      ])
  }
}
