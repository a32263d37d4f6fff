internal import Testing

@testable internal import Escaping

struct EscapeTests {
  private func escaped(_ text: String, _ escape: (String, inout [UInt8]) -> Void) -> String {
    var output: [UInt8] = []
    escape(text, &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain 寿司", "plain 寿司"),
    ("<b a=\"1\" c='2'>&amp;", "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;"),
    ("tab\tline\nreturn\r", "tab\tline\nreturn\r"),
    ("\0\u{1B}\u{7F}\u{85}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"), ("“quoted” – ½ €", "“quoted” – ½ €"), ("", ""),
  ]) func html(_ text: String, _ expected: String) {
    #expect(escaped(text, Escape.html) == expected)
  }

  @Test(arguments: [
    ("a\"b\\c/", #""a\"b\\c/""#), ("</script><!--&", #""\u003c/script\u003e\u003c!--\u0026""#),
    ("\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}", #""\u0000\b\t\n\u000b\f\r\u001f\u007f""#),
    ("\u{2028}\u{2029}\u{2027}寿", "\"\\u2028\\u2029\u{2027}寿\""),
    ("a\u{202E}b\u{2066}c\u{85}d\u{A0}\u{202F}", "\"a\\u202eb\\u2066c\\u0085d\u{A0}\u{202F}\""),
    ("", "\"\""),
  ]) func json(_ text: String, _ expected: String) {
    #expect(escaped(text, Escape.json) == expected)
  }

  @Test(arguments: [
    ("a b/c?d#e%", "a%20b%2Fc%3Fd%23e%25"), ("寿", "%E5%AF%BF"), ("A-z_0.9~", "A-z_0.9~"),
  ]) func urlSegment(_ text: String, _ expected: String) {
    #expect(escaped(text, Escape.urlSegment) == expected)
  }

  @Test(arguments: [
    ("drinks/tea", "drinks/tea"), ("寿司/鮪", "寿司/鮪"),
    ("a\"b'c<d>&e f%", "a%22b%27c%3Cd%3E%26e%20f%25"),
    ("a\u{202E}寿\u{85}", "a%E2%80%AE寿%C2%85"),
  ]) func urlFragment(_ text: String, _ expected: String) {
    #expect(escaped(text, Escape.urlFragment) == expected)
  }

  @Test(arguments: [
    ("a\tb", "a\tb"), ("a\nb\r\u{1B}]0;x\u{7}", "a\u{FFFD}b\u{FFFD}\u{FFFD}]0;x\u{FFFD}"),
    ("\u{9B}31m\u{202A}\u{2069}", "\u{FFFD}31m\u{FFFD}\u{FFFD}"), ("<&>", "<&>"),
  ]) func terminal(_ text: String, _ expected: String) {
    #expect(escaped(text, Escape.terminal) == expected)
  }

  /// Anchors take letters without case and digits as they are.
  @Test("letters that have no case have no lower case")
  func lettersWithoutCase() {
    for scalar in (0x80...0x3_FFFF).compactMap({ Unicode.Scalar($0 as UInt32) }) {
      let category = scalar.properties.generalCategory
      guard category == .otherLetter || category == .decimalNumber else { continue }
      #expect(scalar.properties.lowercaseMapping.unicodeScalars.elementsEqual([scalar]))
    }
  }

  @Test(arguments: [0, 7, 10, 99, 100, 1234567, -1, -42, Int.max, Int.min])
  func numbers(_ number: Int) {
    var output: [UInt8] = []
    Escape.number(number, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == String(number))
  }
}
