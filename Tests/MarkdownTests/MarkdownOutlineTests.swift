internal import Markdown
internal import Testing

@Suite("The outline of a note") struct MarkdownOutlineTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var note: String
    var title: String?
    var body: String
    var offset = 0

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "heading first", note: "# Tea\n\nHot.\n", title: "Tea", body: "\nHot.\n", offset: 6),
    Case(
      name: "underlined, of two lines", note: "\nGreen\ntea\n===\nHot.", title: "Green tea",
      body: "Hot.", offset: 15),
    Case(
      name: "markup in the title", note: "## *Tea* `x` [y](z) #\r\nHot", title: "Tea x y",
      body: "Hot", offset: 23),
    Case(
      name: "text before the heading", note: "Hi\n\n# Tea\nHot", title: "Tea",
      body: "Hi\n\n     \nHot"),
    Case(name: "no heading", note: "Hot\n", title: nil, body: "Hot\n"),
    Case(name: "in a quotation only", note: "> # Tea\n", title: nil, body: "> # Tea\n"),
    Case(name: "in code only", note: "```\n# Tea\n```", title: nil, body: "```\n# Tea\n```"),
    Case(name: "heading alone", note: "# 茶", title: "茶", body: "", offset: 5),
    Case(name: "empty heading", note: "#\nHot", title: nil, body: "#\nHot"),
    Case(name: "empty", note: "", title: nil, body: ""),
  ]

  @Test(arguments: cases) func outline(_ test: Case) {
    let outline = MarkdownOutline(of: test.note)
    #expect(outline.title == test.title)
    #expect(outline.body == test.body)
    #expect(outline.bodyOffset == test.offset)
  }

  @Test func plainTextHasNoMarkup() {
    let note = """
      # Tea

      *Hot* and ![a cup](cup.png) of
      [green](g.md) & <b>strong</b>

      - one
      - two

      ```
      let x = 1
      ```
      """
    #expect(
      MarkdownText.plainText(of: note)
        == "Tea\nHot and a cup of green & strong\none\ntwo\nlet x = 1")
  }
}
