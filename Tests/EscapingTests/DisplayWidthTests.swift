internal import Testing

@testable internal import Escaping

struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("寿司", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("e\u{301}", 1), ("🍜", 2), ("👩‍🍳", 2),
    ("🇫🇷", 2),
    ("❤\u{FE0F}", 2), ("❤", 1), ("½ · €", 5), ("", 0), ("\u{200D}", 0),
  ]) func width(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
