internal import Foundation
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

extension CollationTests {
  /// The short way must give what the language's data gives.
  @Test(arguments: ["en", "de", "fr", "es", "zh-Hans", "ja", "ar", "da", "hu"])
  func textsOfASCIIAreOrderedAsByTheData(_ language: String) {
    var state: UInt64 = 42
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let signs = Array("aAbBcCszZ 09-_.,:;!?'\"()[]{}@*/\\&#%`^+<=>|~$")
    let texts = (0..<400).map { _ in String((0..<next(6)).map { _ in signs[next(signs.count)] }) }
    let locale = Locale(identifier: language)
    let order = Collation(language: language).order(of: texts).map { texts[$0] }
    for (left, right) in zip(order, order.dropFirst()) {
      #expect(left.compare(right, options: [], range: nil, locale: locale) != .orderedDescending)
    }
  }
}
