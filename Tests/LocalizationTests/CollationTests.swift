internal import Localization
internal import Testing

@Suite("The order of titles") struct CollationTests {
  static let orders: [(language: String, expected: [String])] = [
    ("en", ["10", "2", "apple", "Apple", "épée", "Zebra"]),
    ("zh-Hans", ["安徽", "北京", "成都", "重庆", "上海", "apple"]),
    ("sv", ["apa", "zebra", "ånger", "äpple", "öl"]),
    ("de", ["ånger", "apa", "äpple", "öl", "zebra"]),
    ("es", ["nz", "ñu", "oca"]),
    ("cs", ["cukr", "hora", "chata"]),
    ("ja", ["あ", "い", "か", "漢字"]),
    ("no-such-language", ["a", "b"]),
  ]

  @Test(arguments: orders) func order(_ test: (language: String, expected: [String])) {
    let shuffled = Array(test.expected.reversed())
    let order = Collation(language: test.language).order(of: shuffled)
    #expect(order.map { shuffled[$0] } == test.expected)
  }
}
