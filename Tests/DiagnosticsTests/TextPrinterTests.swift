internal import Testing

@testable internal import Diagnostics

struct TextPrinterTests {
  private func text(_ diagnostics: Diagnostic..., isColored: Bool = false) -> String {
    TextPrinter(isColored: isColored).text(DiagnosticReport(diagnostics))
  }

  @Test func `a message prints all it has`() {
    #expect(
      text(Samples.full) == """
        menu.json:2:18: error: a comma is missing between two members [json-syntax]
          2 │   {"name": "Tea" "price": 2}
            │                  ^~~~~~~
            in: Drinks › Tea › price
            expected: a comma or a closing brace
            help: write a comma before “price”
            note: menu.json:2:3: the object starts here
          2 │   {"name": "Tea" "price": 2}
            │   ^~~~~~~
            note: JSON wants a comma between members

        """)
  }

  struct Alignment: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var line: String
    var place: String
    var printed: String
  }

  @Test(arguments: [
    Alignment(
      testDescription: "wide characters take two columns", line: "名前: [寿司 \"x\"",
      place: "\"x\"",
      printed: """
        f:1:17: error: a comma is missing between two members [json-syntax]
          1 │ 名前: [寿司 "x"
            │             ^~~

        """),
    Alignment(
      testDescription: "the carets are as wide as the wide text", line: "- 寿司", place: "寿司",
      printed: """
        f:1:3: error: a comma is missing between two members [json-syntax]
          1 │ - 寿司
            │   ^~~~

        """),
    Alignment(
      testDescription: "a tab is shown as blanks", line: "\ta:\tb", place: "b",
      printed: """
        f:1:5: error: a comma is missing between two members [json-syntax]
          1 │     a:  b
            │         ^

        """),
    Alignment(
      testDescription: "combining marks take no column", line: "e\u{301}e\u{301} x", place: "x",
      printed: """
        f:1:8: error: a comma is missing between two members [json-syntax]
          1 │ e\u{301}e\u{301} x
            │    ^

        """),
    Alignment(
      testDescription: "an emoji of several parts takes two columns", line: "👩‍🍳🇫🇷❤️ x", place: "x",
      printed: """
        f:1:27: error: a comma is missing between two members [json-syntax]
          1 │ 👩‍🍳🇫🇷❤️ x
            │        ^

        """),
    Alignment(
      testDescription: "an escape sequence does not reach the terminal", line: "\u{1B}[31m x",
      place: "x",
      printed: """
        f:1:7: error: a comma is missing between two members [json-syntax]
          1 │ \u{FFFD}[31m x
            │       ^

        """),
    Alignment(
      testDescription: "a bidirectional override takes the column of its replacement",
      line: "\u{202E}x y", place: "y",
      printed: """
        f:1:6: error: a comma is missing between two members [json-syntax]
          1 │ \u{FFFD}x y
            │    ^

        """),
    Alignment(
      testDescription: "a byte order mark takes no column", line: "\u{FEFF}ab", place: "b",
      printed: """
        f:1:2: error: a comma is missing between two members [json-syntax]
          1 │ ab
            │  ^

        """),
    Alignment(
      testDescription: "a place at the end of the file stands behind the last character",
      line: "[1", place: "]",
      printed: """
        f:1:3: error: a comma is missing between two members [json-syntax]
          1 │ [1
            │   ^

        """),
    Alignment(
      testDescription: "a place over several lines is marked on the first", line: "a b\nc",
      place: "b\nc",
      printed: """
        f:1:3: error: a comma is missing between two members [json-syntax]
          1 │ a b
            │   ^

        """),
    Alignment(
      testDescription: "a lone carriage return ends a line", line: "a\rb\r\nc", place: "c",
      printed: """
        f:3:1: error: a comma is missing between two members [json-syntax]
          3 │ c
            │ ^

        """),
  ]) func alignment(_ sample: Alignment) {
    #expect(text(Samples.error(sample.line, at: sample.place, file: "f")) == sample.printed)
  }

  @Test func `a long line is cut around the place`() {
    let line =
      String(repeating: "ab", count: 500_000) + "<here>" + String(repeating: "cd", count: 500_000)
    #expect(
      text(Samples.error(line, at: "<here>", file: "f")) == """
        f:1:1000001: error: a comma is missing between two members [json-syntax]
          1 │ …abababababababababababababababababababab<here>cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd…
            │                                          ^~~~~~

        """)
  }

  @Test func `a cut goes between wide characters`() {
    let line = String(repeating: "寿司", count: 60) + "!"
    #expect(
      text(Samples.error(line, at: "!", file: "f")) == """
        f:1:361: error: a comma is missing between two members [json-syntax]
          1 │ …寿司寿司寿司寿司寿司寿司寿司寿司寿司寿司!
            │                                          ^

        """)
  }

  @Test func `messages are apart by an empty line, placeless ones last`() {
    let placeless = Diagnostic(.warning, .jsonSyntax, "nothing to do")
    let aboutFile = Diagnostic(.notice, .jsonSyntax, "it is empty", path: "menu.csv")
    #expect(
      text(placeless, aboutFile) == """
        menu.csv: notice: it is empty [json-syntax]

        menugen: warning: nothing to do [json-syntax]

        """)
  }

  @Test func `a suggestion of several lines keeps them under its first word`() {
    let message = Diagnostic(.error, .jsonSyntax, "no", suggestion: "one of:\na\nb")
    #expect(
      text(message) == """
        menugen: error: no [json-syntax]
          help: one of:
                a
                b

        """)
  }

  @Test func `colours stand around the pieces, never in them`() {
    let message = Diagnostic(.error, .jsonSyntax, "a \u{1B}[0m b", path: "f")
    #expect(
      text(message, isColored: true)
        == "\u{1B}[1mf: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1ma \u{FFFD}[0m b\u{1B}[0m"
        + "\u{1B}[2m [json-syntax]\u{1B}[0m\n")
  }
}
