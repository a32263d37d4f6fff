import Mustache
import Synchronization
import Testing

@Suite("Writing templates")
struct WritingTests {
  /// Knows every kind of value, by the numbers of `names`.
  struct Sample: TemplateObject {
    static let names = [
      "text", "markup", "fragment", "segment", "json", "number", "flag", "none", "list",
    ]

    func value(of name: TemplateName) -> TemplateValue {
      switch name.number {
      case 0: .text("<a & 'b'>")
      case 1: .markup(Markup("<b>x</b>"))
      case 2: .escaped("茶/a b\"", .urlFragment)
      case 3: .escaped("茶/a b\"", .urlSegment)
      case 4: .escaped("</script>\n", .json)
      case 5: .number(-42)
      case 6: .flag(true)
      case 7: .nothing
      case 8: .list([.number(1), .text("<"), .markup(Markup("<i>"))])
      default: .missing
      }
    }
  }

  func write(_ template: String) throws -> String {
    let set = TemplateSet(
      [TemplateSource("page", bytes: Array(template.utf8))], names: Sample.names)
    #expect(set.problems.isEmpty)
    let pieces = try TemplateRenderer(set).pieces("page", .object(Sample()))
    return String(decoding: pieces.joined(), as: UTF8.self)
  }

  @Test(
    "each kind of value is written for its context",
    arguments: [
      ("{{text}}", "&lt;a &amp; &#39;b&#39;&gt;"),
      ("{{{text}}}", "&lt;a &amp; &#39;b&#39;&gt;"),
      ("{{&text}}", "&lt;a &amp; &#39;b&#39;&gt;"),
      ("{{markup}}", "<b>x</b>"),
      ("{{{markup}}}", "<b>x</b>"),
      ("{{fragment}}", "茶/a%20b%22"),
      ("{{segment}}", "%E8%8C%B6%2Fa%20b%22"),
      ("{{json}}", #""\u003c/script\u003e\n""#),
      ("{{number}}", "-42"),
      ("{{flag}}", "true"),
      ("{{none}}{{unheard_of}}", ""),
      ("{{#list}}{{.}},{{/list}}", "1,&lt;,<i>,"),
      ("{{#none}}a{{/none}}{{^none}}b{{/none}}{{#flag}}c{{/flag}}", "bc"),
      ("{{#list}}{{#flag}}{{text.length}}{{/flag}}{{/list}}", ""),
      // A section and what stands in for it.
      ("{{#flag}}a{{/flag}}{{^flag}}b{{/flag}}c", "ac"),
      ("{{#none}}a{{/none}}{{^none}}b{{/none}}c", "bc"),
      ("{{#list}}a{{/list}}{{^list}}b{{/list}}c", "aaac"),
      ("{{#flag}}a{{/flag}}{{^none}}b{{/none}}c", "abc"),
      ("{{#flag}}a{{/flag}}-{{^flag}}b{{/flag}}c", "a-c"),
      ("{{#none}}a{{/none}}{{^none}}{{#flag}}b{{/flag}}{{^flag}}c{{/flag}}{{/none}}d", "bd"),
      ("{{#none}}{{#flag}}a{{/flag}}{{/none}}{{^flag}}b{{/flag}}{{^none}}c{{/none}}", "c"),
      ("{{#flag}}a{{#none}}b{{/none}}{{/flag}}{{^none}}c{{/none}}{{^flag}}d{{/flag}}", "ac"),
      ("{{#list.x}}a{{/list.x}}{{^list.y}}b{{/list.y}}{{^list}}c{{/list}}", "b"),
      ("{{#list.x}}a{{/list.x}}{{^list.x}}b{{/list.x}}{{^list.y}}c{{/list.y}}", "bc"),
    ])
  func values(_ template: String, _ expected: String) throws {
    #expect(try write(template) == expected)
  }

  @Test("what is known to be nothing hides what is around it")
  func nothingHides() throws {
    let data = JSONValue.object(["a": .string("outer"), "b": .object(["a": .null])])
    #expect(try render("{{#b}}{{a}}{{/b}}{{a}}", data) == "outer")
  }

  /// Counts how often it is asked for the names that only it knows.
  final class Root: TemplateObject {
    static let names = ["root", "value", "own", "inner"]
    let count = Mutex(0)

    func value(of name: TemplateName) -> TemplateValue {
      switch name.number {
      case 0:
        count.withLock { $0 += 1 }
        return .object(Inner(text: "x"))
      case 3: return .list(["1", "2", "3"].map { .object(Inner(text: $0)) })
      default: return .missing
      }
    }

    struct Inner: TemplateObject {
      let text: String

      func value(of name: TemplateName) -> TemplateValue {
        name.number == 1 ? .text(text) : .missing
      }
    }
  }

  @Test("what only the root knows is asked for once a page, and all else in its place")
  func constants() throws {
    let source = TemplateSource(
      "page",
      bytes: Array(
        "{{#inner}}{{#root}}{{value}}{{/root}}{{root.value}}{{root.own}}{{value}} {{/inner}}".utf8))
    for (constants, count) in [(["root"], 3), ([], 9)] as [(Set<String>, Int)] {
      let root = Root()
      let set = TemplateSet([source], names: Root.names, constants: constants)
      let pieces = try TemplateRenderer(set).pieces("page", .object(root))
      #expect(String(decoding: pieces.joined(), as: UTF8.self) == "xx1 xx2 xx3 ")
      #expect(root.count.withLock { $0 } == count)
    }
  }

  @Test(
    "inheritance beyond the specification's examples",
    arguments: [
      // What an argument calls is not filled by the arguments beside it.
      (
        "{{<layout}}{{$title}}T{{/title}}{{$body}}{{>card}}{{/body}}{{/layout}}",
        [
          "layout": "{{$title}}t{{/title}}:{{$body}}b{{/body}}", "card": "{{$title}}card{{/title}}",
        ],
        "T:card"
      ),
      // A block that stands in its own argument has its default there.
      (
        "{{<a}}{{$x}}1{{$x}}2{{/x}}{{/x}}{{/a}}", ["a": "{{$x}}0{{/x}}"], "12"
      ),
      // A default keeps lines that are indented less than its first.
      ("{{$x}}\n    a\n  b\n{{/x}}\n", [:], "    a\n  b\n"),
      // Lines of an argument are indented inside an indented template too.
      (
        "  {{<a}}\n  {{$x}}\n  1\n  2\n  {{/x}}\n  {{/a}}\n", ["a": "<\n  {{$x}}{{/x}}\n>\n"],
        "  <\n    1\n    2\n\n  >\n"
      ),
    ] as [(String, [String: String], String)])
  func inheritance(_ template: String, _ partials: [String: String], _ expected: String) throws {
    #expect(try render(template, partials, .object([:])) == expected)
  }

  @Test("indentation of partials inside partials adds up, and values are left alone")
  func indentation() throws {
    let partials = ["a": "1\n {{>b}}\n{{v}}\n", "b": "2\n{{{v}}}\n"]
    let written = try render("  {{>a}}\nend", partials, .object(["v": .string("x\ny")]))
    #expect(written == "  1\n   2\n   x\ny\n  x\ny\nend")
  }
}

@Suite("Writing in parallel")
struct ParallelTests {
  /// A list of `count` rows, each of which is a list again.
  struct Rows: TemplateList {
    var count: Int
    var inner: Int

    func element(at index: Int) -> TemplateValue { .object(Row(number: index, inner: inner)) }
    func weight(at index: Int) -> Int { index == 0 ? inner * 3 : inner }
  }

  struct Row: TemplateObject {
    var number: Int
    var inner: Int

    func value(of name: TemplateName) -> TemplateValue {
      switch name.number {
      case 0: .number(number)
      case 1: .list(Rows(count: inner, inner: 1))
      default: .missing
      }
    }
  }

  /// Runs in reverse order: the result must not depend on who is first.
  static let backwards: TemplateRenderer.Perform = { count, write, take in
    let written = (0..<count).reversed().map(write)
    for piece in written.reversed() { take(piece) }
  }

  @Test(
    "the bytes do not depend on the number of jobs",
    arguments: [(1, 5000), (5000, 1), (40, 100), (3, 700), (2, 3)])
  func sameBytes(_ outer: Int, _ inner: Int) throws {
    let source = TemplateSource(
      "page",
      bytes: Array(
        """
        {{#rows}}<{{n}}{{#rows}}, {{n}}{{/rows}}{{^rows}}-{{/rows}}>
        {{/rows}}{{^rows}}-{{/rows}}.
        """.utf8))
    let set = TemplateSet([source], names: ["n", "rows"])
    let page = TemplateValue.object(Outer(rows: Rows(count: outer, inner: inner)))
    let alone = try TemplateRenderer(set).pieces("page", page)
    #expect(!alone.joined().contains(UInt8(ascii: "-")))
    for jobs in [2, 3, 8] {
      let renderer = TemplateRenderer(set, jobs: jobs, perform: Self.backwards)
      let pieces = try renderer.pieces("page", page)
      #expect(Array(pieces.joined()) == Array(alone.joined()))
      if outer * inner >= 4000 { #expect(pieces.count > 1) }
    }
  }

  struct Outer: TemplateObject {
    var rows: Rows

    func value(of name: TemplateName) -> TemplateValue {
      name.number == 1 ? .list(rows) : .missing
    }
  }
}
