internal import MenuKit
internal import Testing

@testable internal import MenuRendering

@Suite("A text in one line") struct PlainTextTests {
  @Test(arguments: [
    ("", 5, ""), (" \n ", 5, ""), ("  a\n\tb ", 4, "a b"), ("a b", 2, "a…"), ("ab cd", 4, "ab…"),
    ("abc", 3, "abc…"), ("abcdef g", 3, "abc…"), ("茶茶茶", 4, "茶茶…"), ("a 茶茶茶", 4, "a…"),
  ]) func line(_ text: String, _ limit: Int, _ line: String) {
    #expect(PlainText.line(of: MenuText(text), atMost: limit) == line)
  }
}
