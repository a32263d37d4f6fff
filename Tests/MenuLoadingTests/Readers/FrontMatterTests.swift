import Diagnostics
import MenuModel
import Testing

@testable import MenuLoading

@Suite struct FrontMatterTests {
  struct Splitting: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The fields as ``Value/sketch`` draws them; nil for none.
    var fields: String?
    var body: String

    init(_ name: String, _ text: String, _ fields: String?, _ body: String) {
      (testDescription, self.text, self.fields, self.body) = (name, text, fields, body)
    }
  }

  @Test(arguments: [
    Splitting("none", "# Tea\n", nil, "# Tea\n"),
    Splitting("nothing at all", "", nil, ""),
    Splitting("YAML", "---\ntitle: Tea\n---\n# x\n", "{title: 'Tea'}", "# x\n"),
    Splitting("YAML closed by dots", "---\na: 1\n...\nx", "{a: #1}", "x"),
    Splitting("TOML", "+++\ntitle = 'Tea'\n+++\nx\n", "{title: 'Tea'}", "x\n"),
    Splitting("JSON", "{\n\"a\": \"}\\\"\", \"b\": {}\n}\n\nx", "{a: '}\"', b: {}}", "\nx"),
    Splitting("carriage returns", "---\r\na: 1\r\n---\r\nx\r\n", "{a: #1}", "x\r\n"),
    Splitting("old line ends", "---\ra: 1\r---\rx", "{a: #1}", "x"),
    Splitting("blanks after the lines", "--- \na: 1\n---\t\nx", "{a: #1}", "x"),
    Splitting("a byte order mark", "\u{FEFF}---\na: 1\n---\nx", "{a: #1}", "x"),
    Splitting("a byte order mark alone", "\u{FEFF}x", nil, "x"),
    Splitting("empty", "---\n---\nx", "{}", "x"),
    Splitting("no text after it", "---\na: 1\n---", "{a: #1}", ""),
    Splitting("rules across the page", "---\nsome words\n---\nx", nil, "---\nsome words\n---\nx"),
    Splitting("a rule at the start", "---\n# Tea\n", nil, "---\n# Tea\n"),
    Splitting("a template's braces", "{{x}}\n", nil, "{{x}}\n"),
    Splitting("a brace that stays open", "{\nx\n", nil, "{\nx\n"),
    Splitting("more dashes", "----\na: 1\n----\n", nil, "----\na: 1\n----\n"),
  ])
  func splits(_ splitting: Splitting) {
    let file = SourceFile(name: "tea.md", bytes: Array(splitting.text.utf8))
    let front = FrontMatter.split(file)
    #expect(front.fields.map { Value(.map($0)).sketch } == splitting.fields)
    #expect(file.text(in: front.body.offsets) == splitting.body)
    #expect(front.diagnostics.map(\.summary) == [])
  }

  @Test(arguments: [
    ("---\ntitle: Tea\ntitle: Coffee\n---\nx", 15..<20, "x"),
    ("+++\na = 'é'\nb = \n+++\nx", 17..<18, "x"),
    ("{\n\"a\": 1,\n}\nx", 8..<9, "x"),
    ("---\ntitle: Tea\n# Tea", 0..<3, "---\ntitle: Tea\n# Tea"),
  ])
  func locatesProblemsInTheFile(_ text: String, place: Range<Int>, body: String) throws {
    let file = SourceFile(name: "tea.md", bytes: Array(text.utf8))
    let front = FrontMatter.split(file)
    let span = try #require(front.diagnostics.first?.span)
    #expect(front.diagnostics.count == 1)
    #expect(span.range == place)
    #expect(span.file === file)
    #expect(front.diagnostics.first?.notes.allSatisfy { $0.span?.file === file } == true)
    #expect(file.text(in: front.body.offsets) == body)
  }

  @Test(arguments: [
    "---\nfrüh: Öl\n---\n", "+++\n'früh' = 'Öl'\n+++\n", "{\n\"früh\": \"Öl\"\n}\n",
  ])
  func knowsWhereValuesStood(_ text: String) throws {
    let file = SourceFile(name: "tea.md", bytes: Array(text.utf8))
    let fields = try #require(FrontMatter.split(file).fields)
    #expect(file.text(in: fields.keys[0].range.offsets).contains("früh"))
    #expect(file.text(in: fields.values[0].range.offsets).contains("Öl"))
  }
}
