import Mustache
import Testing

@Suite("Problems of templates")
struct ProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var template: String
    var kind: TemplateProblem.Kind
    var range: Range<Int>

    init(
      _ name: String, _ template: String, _ kind: TemplateProblem.Kind, _ range: Range<Int>
    ) {
      testDescription = name
      self.template = template
      self.kind = kind
      self.range = range
    }
  }

  @Test(
    "name the kind and the place",
    arguments: [
      Case("a tag without end", "a {{b\nc", .unclosedTag(closing: "}}"), 2..<5),
      Case("a triple tag with two braces", "{{{b}}", .unclosedTag(closing: "}}}"), 0..<6),
      Case(
        "a tag without end in other delimiters", "{{=< >=}}<b", .unclosedTag(closing: ">"), 9..<11),
      Case("a section without end", "a{{#b}}c", .unclosedSection("b"), 1..<7),
      Case("a block without end", "{{$b}}c", .unclosedSection("b"), 0..<6),
      Case("a parent without end", "{{<*b}}c", .unclosedSection("*b"), 0..<7),
      Case(
        "another section's end", "{{#a}}{{/b}}{{/a}}", .mismatchedClose(expected: "a", found: "b"),
        6..<12),
      Case(
        "an outer section's end", "{{#a}}{{#b}}{{/a}}", .mismatchedClose(expected: "b", found: "a"),
        12..<18),
      Case("an end of nothing", "a{{/b}}", .unexpectedClose("b"), 1..<7),
      Case("no name", "{{ }}", .badName(""), 0..<5),
      Case("a name with blanks", "{{#a b}}{{/a b}}", .badName("a b"), 0..<8),
      Case("one delimiter", "{{=<<=}}", .badDelimiters, 0..<8),
      Case("a missing partial", "{{> pge}}", .missingPartial("pge", nearest: "page"), 0..<9),
      Case(
        "a missing partial like nothing", "{{> other}}", .missingPartial("other", nearest: nil),
        0..<11),
    ])
  func found(_ test: Case) {
    let set = TemplateSet([TemplateSource("page", bytes: Array(test.template.utf8))])
    #expect(set.problems.first?.kind == test.kind)
    #expect(set.problems.first?.range == test.range)
    #expect(set.problems.allSatisfy { $0.template == "page" })
  }

  @Test("all are found, in the order of their places")
  func all() {
    let set = TemplateSet([
      TemplateSource("page", bytes: Array("{{/a}}{{#b}}{{/c}}{{/b}}{{#d}}".utf8))
    ])
    #expect(set.problems.map(\.range.lowerBound) == [0, 12, 24])
  }

  @Test("a template with a problem writes nothing")
  func writesNothing() throws {
    #expect(try render("a{{#b}}", .object([:])) == "")
  }

  @Test("sections are nested 200 deep, not deeper", arguments: [(200, true), (201, false)])
  func nesting(_ depth: Int, _ isFine: Bool) {
    let template =
      String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
    let set = TemplateSet([TemplateSource("page", bytes: Array(template.utf8))])
    #expect(set.problems.isEmpty == isFine)
    if !isFine { #expect(set.problems.first?.kind == .nestedTooDeeply) }
  }

  @Test("a template that calls itself without end is an error, not a crash")
  func recursion() throws {
    #expect(throws: TemplateProblem.self) {
      try render("{{>a}}", ["a": "x{{>b}}", "b": "y{{>a}}"], .object([:]))
    }
  }

  @Test("a very long chain of unclosed sections is read in linear time")
  func hostile() {
    let template = Array(repeating: Array("{{#a}}".utf8), count: 100_000).joined()
    let set = TemplateSet([TemplateSource("page", bytes: Array(template))])
    #expect(set.problems.count >= 100_000)
  }
}

@Suite("Unknown names")
struct UnknownNameTests {
  let shape = TemplateShape([
    .init("page", [("title", .value), ("sections", .object("section"))]),
    .init("section", [("heading", .value), ("rows", .object("row"))]),
    .init("row", [("price", .value), ("items", .object("row"))]),
  ])

  func unknown(_ template: String, _ partials: [String: String] = [:]) -> [TemplateProblem] {
    let sources =
      [TemplateSource("page", bytes: Array(template.utf8))]
      + partials.map { TemplateSource($0.key, bytes: Array($0.value.utf8)) }
    return TemplateSet(sources).unknownNames(from: "page", shape: shape)
  }

  @Test("a misspelt name: the nearest, and all that exist there")
  func misspelt() {
    let problems = unknown("{{#sections}}{{headin}}{{/sections}}")
    #expect(
      problems.map(\.kind) == [
        .unknownName("headin", nearest: "heading", known: ["heading", "rows", "sections", "title"])
      ])
    #expect(problems.first?.range == 13..<23)
  }

  @Test(
    "names that exist at their place",
    arguments: [
      "{{title}}{{#sections}}{{title}}{{heading}}{{#rows}}{{price}}{{/rows}}{{/sections}}",
      "{{#sections}}{{#rows}}{{#items}}{{#items}}{{price}}{{/items}}{{/items}}{{/rows}}{{/sections}}",
      "{{#title}}{{.}}{{/title}}{{^title}}{{#sections}}{{rows.price}}{{/sections}}{{/title}}",
      "{{<page}}{{$a}}{{price}}{{/a}}{{/page}}",
    ])
  func known(_ template: String) { #expect(unknown(template).isEmpty) }

  @Test("a name that exists elsewhere only")
  func elsewhere() {
    #expect(unknown("{{price}}").count == 1)
    #expect(unknown("{{#sections}}{{#rows}}{{/rows}}{{price}}{{/sections}}").count == 1)
    #expect(unknown("{{title.price}}").count == 1)
  }

  @Test("partials are followed with what is around them, each place reported once")
  func partials() {
    let problems = unknown(
      "{{#sections}}{{>row}}{{#rows}}{{>row}}{{/rows}}{{/sections}}",
      ["row": "{{price}}{{#items}}{{>row}}{{/items}}"])
    #expect(problems.map(\.range) == [0..<9, 9..<19])
    #expect(problems.map(\.template) == ["row", "row"])
  }
}
