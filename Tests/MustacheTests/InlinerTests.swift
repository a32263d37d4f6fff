internal import Testing

@testable internal import Mustache

struct InlinerTests {
  private struct Sample: TemplateObject {
    static let names = ["yes", "no", "text", "list"]

    func value(of name: TemplateName) -> TemplateValue {
      switch name.number {
      case 0: .flag(true)
      case 1: .flag(false)
      case 2: .text("t")
      case 3: .list([.text("1"), .text("2"), .text("3")])
      default: .missing
      }
    }
  }

  /// What the templates write, inlined or not, and how many calls of them are left.
  private func write(
    _ templates: [String: String], inlining: Bool
  ) throws -> (text: String, calls: Int) {
    let set = TemplateSet(
      templates.sorted { $0.key < $1.key }.map { TemplateSource($0, bytes: Array($1.utf8)) },
      names: Sample.names, constants: [], writesRawText: false
    ) { inlining ? Inliner.inlined($0) : $0 }
    let pieces = try TemplateRenderer(set).pieces("page", .object(Sample()))
    let calls = set.program.instructions.count { if case .partial = $0 { true } else { false } }
    return (String(decoding: pieces.joined(), as: UTF8.self), calls)
  }

  @Test(arguments: [
    (["page": "a{{> b}}c", "b": "[{{text}}]"], "a[t]c"),
    (["page": "{{> b}}{{> b}}", "b": "x{{> c}}y", "c": "{{> d}}", "d": "z"], "xzyxzy"),
    // A section that ends where the template does, and text right behind the call.
    (["page": "a{{> b}}c", "b": "{{#no}}n{{/no}}"], "ac"),
    (["page": "a{{> b}}c", "b": "{{#yes}}y{{/yes}}{{^yes}}n{{/yes}}"], "ayc"),
    (["page": "a{{> b}}c", "b": "{{#no}}n{{/no}}{{^no}}y{{/no}}"], "ayc"),
    (["page": "a{{> b}}c", "b": "{{^yes}}n{{/yes}}"], "ac"),
    // A call that ends a section, and one that a section jumps to.
    (["page": "{{#no}}n{{> b}}{{/no}}{{> b}}x", "b": "b"], "bx"),
    (["page": "{{#list}}{{.}}{{> b}}{{/list}}.", "b": ",{{#no}}n{{/no}}"], "1,2,3,."),
    (["page": "{{> b}}.", "b": "{{#list}}{{> c}}{{/list}}", "c": "<{{.}}>"], "<1><2><3>."),
    // Lines of their own.
    (["page": "a\n{{> b}}\nc\n", "b": "b\n{{#yes}}\ny\n{{/yes}}\n"], "a\nb\ny\nc\n"),
    // One that is not there, and one that is empty.
    (["page": "a{{> b}}c", "b": ""], "ac"),
  ]) func `what is written in place writes the same`(
    _ templates: [String: String], _ expected: String
  ) throws {
    let inlined = try write(templates, inlining: true)
    #expect(inlined.text == expected)
    #expect(inlined.calls == 0)
    #expect(try write(templates, inlining: false).text == expected)
  }

  @Test func `a template that calls itself is still called`() throws {
    let templates = ["page": "{{> b}}", "b": "b{{#no}}{{> b}}{{/no}}"]
    let inlined = try write(templates, inlining: true)
    #expect(inlined.text == "b")
    // Once in each of the two.
    #expect(inlined.calls == 2)
  }

  @Test func `calls that indent, and blocks, stay`() throws {
    let indented = ["page": "  {{> b}}\n{{> b}}", "b": "b\nb\n"]
    #expect(try write(indented, inlining: true) == ("  b\n  b\nb\nb\n", 2))
    let block = ["page": "{{<b}}{{$x}}1{{/x}}{{/b}}{{> c}}", "b": "({{$x}}0{{/x}})", "c": "c"]
    #expect(try write(block, inlining: true) == ("(1)c", 1))
  }

  @Test func `templates that grow without end stay calls`() throws {
    var templates = ["page": "{{> t0}}", "t30": "x"]
    for level in 0..<30 {
      templates["t\(level)"] = "{{#no}}{{> t\(level + 1)}}{{> t\(level + 1)}}{{/no}}"
    }
    let inlined = try write(templates, inlining: true)
    #expect(inlined.text.isEmpty)
    #expect(inlined.calls > 0)
  }
}
