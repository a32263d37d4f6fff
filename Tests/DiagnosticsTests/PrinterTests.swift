internal import Foundation
internal import Testing

@testable internal import Diagnostics

struct PrinterTests {
  private func text(_ style: MessageStyle, _ diagnostics: Diagnostic...) -> String {
    style.printer(version: "1.2.3").text(DiagnosticReport(diagnostics))
  }

  private let hostile = Diagnostic(
    .warning, .jsonSyntax, "50% of\n::error::\u{1B}[2J", path: "a,b:c.csv")

  @Test func `short is one line a message`() {
    #expect(
      text(.short, Samples.full, hostile) == """
        a,b:c.csv: warning: 50% of\u{FFFD}::error::\u{FFFD}[2J [json-syntax]
        menu.json:2:18: error: a comma is missing between two members; write a comma before “price” \
        [json-syntax]

        """)
  }

  @Test func `json is one document`() {
    #expect(
      text(.json, Samples.full) == #"""
        {
          "errors": 1,
          "warnings": 0,
          "notices": 0,
          "messages": [
            {"severity": "error","code": "json-syntax","summary": "a comma is missing between two members","file": "menu.json","line": 2,"column": 18,"end_line": 2,"end_column": 25,"start": 30,"end": 37,"row": ["Drinks","Tea","price"],"expected": "a comma or a closing brace","suggestion": "write a comma before “price”","notes": [{"summary": "the object starts here","file": "menu.json","line": 2,"column": 3,"end_line": 2,"end_column": 10,"start": 15,"end": 22},{"summary": "JSON wants a comma between members"}]}
          ]
        }

        """#)
  }

  @Test func `json without messages is a document too`() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any])
    #expect(document["errors"] as? Int == 0)
    #expect((document["messages"] as? [Any])?.isEmpty == true)
  }

  @Test func `github commands are escaped`() {
    #expect(
      text(.github, Samples.full, hostile) == """
        ::warning file=a%2Cb%3Ac.csv,title=json-syntax::50%25 of%0A::error::\u{FFFD}[2J
        ::error file=menu.json,line=2,col=18,endColumn=25,title=json-syntax::a comma is missing \
        between two members%0Ain: Drinks › Tea › price%0Aexpected: a comma or a closing brace\
        %0Ahelp: write a comma before “price”%0Anote: menu.json:2:3: the object starts here\
        %0Anote: JSON wants a comma between members

        """)
  }

  @Test func `sarif names the tool, the rule and the place in code points`() throws {
    let message = Samples.error(
      "寿司 x", at: "x", file: "メニュー/a b.json", rowPath: ["寿司"], notes: [.init("see", at: nil)])
    let remedy = DiagnosticCode.jsonSyntax.remedy
    #expect(
      text(.sarif, message) == #"""
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "menugen",
                  "semanticVersion": "1.2.3",
                  "rules": [{"id": "json-syntax","shortDescription": {"text": "\#(DiagnosticCode.jsonSyntax.title)"},"help": {"text": "\#(remedy)"}}]
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "json-syntax",
                  "level": "error",
                  "message": {"text": "a comma is missing between two members"},
                  "locations": [{"physicalLocation": {"artifactLocation": {"uri": "%E3%83%A1%E3%83%8B%E3%83%A5%E3%83%BC/a%20b.json"},"region": {"startLine": 1,"startColumn": 4,"endLine": 1,"endColumn": 5,"byteOffset": 7,"byteLength": 1}},"logicalLocations": [{"fullyQualifiedName": "寿司"}]}],
                  "relatedLocations": [{"message": {"text": "see"}}]
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test(arguments: [MessageStyle.json, .sarif])
  func `a long line with many messages is counted once`(_ style: MessageStyle) {
    let file = Samples.file(String(repeating: "寿", count: 200_000))
    let messages = (0..<20_000).map {
      Diagnostic(.error, .jsonSyntax, "no", at: SourceSpan(file, $0 * 30..<$0 * 30 + 3))
    }
    let printed = style.printer(version: "1").text(DiagnosticReport(messages))
    #expect(printed.contains(style == .sarif ? #""startColumn": 199991"# : #""column": 599971"#))
  }

  @Test func `every code has a long form`() {
    for code in DiagnosticCode.all {
      #expect(code.name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(code.name)")
      #expect(!code.title.isEmpty && !code.title.hasSuffix("."), "\(code.name)")
      #expect(!code.example.isEmpty && code.remedy.hasSuffix("."), "\(code.name)")
    }
    #expect(Set(DiagnosticCode.all.map(\.name)).count == DiagnosticCode.all.count)
  }
}
