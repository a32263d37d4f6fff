import Diagnostics
import MenuModel
import Testing

@testable import MenuLoading

@Suite struct YAMLReaderTests {
  struct Reading: CustomTestStringConvertible {
    var testDescription: String
    var yaml: String
    /// The value as ``Value/sketch`` draws it.
    var sketch: String

    init(_ name: String, _ yaml: String, _ sketch: String) {
      (testDescription, self.yaml, self.sketch) = (name, yaml, sketch)
    }
  }

  @Test(arguments: [
    Reading("a list of maps", "- name: Tea\n  price: 2.50\n", "[{name: 'Tea', price: #2.50}]"),
    Reading("order of keys", "b: 1\na: 2\n", "{b: #1, a: #2}"),
    Reading("only core words are booleans", "[yes, no, on, True]", "['yes', 'no', 'on', true]"),
    Reading("nothing", "[~, null, NULL, '']\n", "[null, null, null, '']"),
    Reading("zeros in front stay", "[004, 0o17, 0x1F, +1]", "[#004, #0o17, #0x1F, #+1]"),
    Reading("decimals stay", "[9.90, .5, 1., 1e3, -2.E+4]", "[#9.90, #.5, #1., #1e3, #-2.E+4]"),
    Reading("not numbers", "[1_000, 1:30, 0b1, ., 1e]", "['1_000', '1:30', '0b1', '.', '1e']"),
    Reading("infinity is no amount", "[.inf, .nan]", "['.inf', '.nan']"),
    Reading("dates are text", "2024-05-01", "'2024-05-01'"),
    Reading("quotes make text", #"["1", 'true', "a\tb"]"#, "['1', 'true', 'a\tb']"),
    Reading("tags", "[!!str 1, !!int \"2\", !!null x]", "['1', #2, 'x']"),
    Reading("an alias", "a: &x [1]\nb: *x\n", "{a: [#1], b: [#1]}"),
    Reading(
      "merged members", "d: &d {a: 1, b: 2}\nrow:\n  b: 3\n  <<: *d\n",
      "{d: {a: #1, b: #2}, row: {b: #3, a: #1}}"),
    Reading(
      "a map sets what it merged", "d: &d {a: 1, b: 2}\nrow: {<<: *d, b: 3}\n",
      "{d: {a: #1, b: #2}, row: {a: #1, b: #3}}"),
    Reading(
      "of two merged maps the first wins", "<<: [{a: 1}, {a: 2, b: 2}]\n", "{a: #1, b: #2}"),
    Reading("a quoted merge key is a key", "'<<': 1\n", "{<<: #1}"),
    Reading("keys as written", "1.0: a\nnull: b\n", "{1.0: 'a', null: 'b'}"),
    Reading("documents", "---\na: 1\n---\n---\nb: 2\n", "[{a: #1}, {b: #2}]"),
    Reading("an empty file", "# nothing\n", "null"),
    Reading("a byte order mark", "\u{FEFF}a: 1\n", "{a: #1}"),
    Reading("carriage returns", "a: 1\r\nb: 2\r\n", "{a: #1, b: #2}"),
    Reading("folded text", "a: >\n  one\n  two\n", "{a: 'one two\n'}"),
  ])
  func reads(_ reading: Reading) {
    let result = read(reading.yaml)
    #expect(result.value?.sketch == reading.sketch)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.summary) == [])
  }

  struct Problem: CustomTestStringConvertible {
    var testDescription: String
    var yaml: String
    var code: DiagnosticCode
    /// The text at the place.
    var excerpt: String
    var sketch: String?

    init(
      _ name: String, _ yaml: String, _ code: DiagnosticCode, at excerpt: String, _ sketch: String?
    ) {
      (testDescription, self.yaml, self.code) = (name, yaml, code)
      (self.excerpt, self.sketch) = (excerpt, sketch)
    }
  }

  @Test(arguments: [
    Problem("a key twice", "ä: 1\nb: 2\nä: 3\n", .duplicateKey, at: "ä", "{ä: #3, b: #2}"),
    Problem("no such anchor", "a: *nö\nb: 1", .yamlAlias, at: "*nö", "{a: null, b: #1}"),
    Problem("an alias of itself", "&a [1, *a]", .yamlAlias, at: "*a", "[#1, null]"),
    Problem("a list as a key", "{[a]: 1, b: 2}", .yamlKey, at: "[a]", "{b: #2}"),
    Problem("merging no map", "<<: 5\na: 1", .yamlMerge, at: "5", "{<<: #5, a: #1}"),
    Problem("a tag of one's own", "a: !money 5", .yamlTag, at: "5", "{a: '5'}"),
    Problem("two documents", "a\n---\nbc", .yamlDocuments, at: "bc", "['a', 'bc']"),
  ])
  func stepsOver(_ problem: Problem) throws {
    let result = read(problem.yaml)
    #expect(result.value?.sketch == problem.sketch)
    #expect(result.diagnostics.map(\.code) == [problem.code])
    let span = try #require(result.diagnostics.first?.span)
    #expect(span.file.text(in: span.range) == problem.excerpt)
  }

  @Test func boundsWhatAliasesStandFor() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let result = read(yaml)
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.code) == [.yamlAlias])
  }

  @Test(.timeLimit(.minutes(1))) func takesLongTextInLinearTime() {
    let result = read("a: x\n" + String(repeating: "  words go on\n", count: 100_000))
    #expect(result.value?.map?["a"]?.scalarText?.utf8.count == 1 + 100_000 * 12)
  }

  @Test(arguments: ["[", "- ", "{a: ", "? "]) func boundsDepth(_ opening: String) {
    let result = read(String(repeating: opening, count: 100_000))
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.code) == [.nestingTooDeep])
  }

  @Test(arguments: [
    "{\"}\\", "\"\\", "a: \"\\u12", "'", "&", "*", "!", "!<", "|", "? ", "-", "%", "\u{FEFF}",
  ])
  func survivesASuddenEnd(_ yaml: String) {
    let result = read(yaml)
    #expect(result.value != nil || result.diagnostics.contains { $0.severity == .error })
  }

  @Test func knowsWhereValuesStood() throws {
    let file = SourceFile(name: "menu.yml", bytes: Array("# é\nfrüh:\n  - Öl\n  - {b: 1}\n\n".utf8))
    let map = try #require(YAMLReader(file: file).read().value?.map)
    let list = try #require(map["früh"])
    #expect(file.text(in: map.keys[0].range.offsets) == "früh")
    #expect(file.text(in: list.range.offsets) == "- Öl\n  - {b: 1}")
    #expect(list.list?.map { file.text(in: $0.range.offsets) } == ["Öl", "{b: 1}"])
  }

  private func read(_ yaml: String) -> ReadResult {
    YAMLReader(file: SourceFile(name: "menu.yml", bytes: Array(yaml.utf8))).read()
  }
}
