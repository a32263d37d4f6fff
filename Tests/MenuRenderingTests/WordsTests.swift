import Testing

@testable import MenuRendering

@Suite("Words of the interface")
struct WordsTests {
  static let languages = ["en", "de", "fr", "ar", "zh-Hans", "zh-Hant"]

  @Test("each language says every key, in each plural form that it has", arguments: languages)
  func complete(_ language: String) {
    let words = Words(language: language)
    for key in WordKey.allCases {
      #expect(!words.text(key).isEmpty, "\(key)")
      #expect(!words.text(key, title: "Tea").contains("{title}"), "\(key)")
      for number in [0, 1, 2, 3, 7, 11, 12, 21, 99, 100, 101, 111, 1_000_000] {
        let text = words.text(key, number)
        #expect(!text.isEmpty && !text.contains("{n}"), "\(key) \(number)")
      }
    }
    for key in [WordKey.rows, .sections, .found, .pickedCount, .pickedFull, .pickedUnpriced] {
      #expect(words.text(key).contains("{n}"), "\(key)")
      #expect(words.templateText(key).hasPrefix("{\""), "\(key)")
    }
    for key in [WordKey.pick, .pickedRemove] {
      #expect(words.text(key).contains("{title}"), "\(key)")
    }
  }

  @Test("languages differ from each other")
  func different() {
    let texts = Self.languages.map { language in
      WordKey.allCases.map { Words(language: language).text($0) }
    }
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    "a tag leads to its table",
    arguments: [
      ("en-GB", "Tags"), ("de_AT", "Merkmale"), ("FR", "Mots-clés"), ("ar-EG", "الوسوم"),
      ("zh", "标签"),
      ("zh-CN", "标签"), ("zh-TW", "標籤"), ("zh-Hant-HK", "標籤"), ("zh-Hans-HK", "标签"), ("it", "Tags"),
      ("", "Tags"),
    ])
  func tables(_ tag: String, _ expected: String) {
    #expect(Words(language: tag).text(.tags) == expected)
  }

  @Test(
    "the direction is the script's",
    arguments: [
      ("ar", "rtl"), ("he-IL", "rtl"), ("fa", "rtl"), ("az-Arab", "rtl"), ("uz", "ltr"),
      ("ar-Latn", "ltr"), ("zh-Hans", "ltr"), ("en", "ltr"),
    ])
  func directions(_ tag: String, _ expected: String) {
    #expect(Words(language: tag).direction == expected)
  }

  @Test("a site says words otherwise, plural forms one by one or all at once")
  func overrides() {
    let words = Words(
      language: "en",
      overrides: ["filter": "Find a dish", "rows.one": "one dish", "sections": "{n} parts"])
    #expect(words.text(.filter) == "Find a dish")
    #expect(words.text(.rows, 1) == "one dish")
    #expect(words.text(.rows, 2) == "2 rows")
    #expect(words.text(.sections, 1) == "1 parts")
    #expect(words.unknownKeys.isEmpty)
  }

  @Test("keys that there are none of are named")
  func unknown() {
    let words = Words(language: "en", overrides: ["serach": "x", "rows.ones": "y", "tags": "z"])
    #expect(words.unknownKeys == ["rows.ones", "serach"])
  }

  @Test(
    "plural forms of numbers",
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other]), ("fr", [0: .one, 1: .one, 2: .other]),
      ("zh", [0: .other, 1: .other]),
      (
        "ar",
        [
          0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other,
          101: .other,
          102: .other, 103: .few, 111: .many,
        ]
      ),
      ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 12: .many, 21: .one, 22: .few, 111: .many]),
      ("pl", [1: .one, 2: .few, 5: .many, 12: .many, 21: .many, 22: .few]),
      ("cs", [1: .one, 3: .few, 5: .other]),
    ] as [(String, [Int: Plural])])
  func plurals(_ language: String, _ expected: [Int: Plural]) {
    for (number, plural) in expected {
      #expect(PluralRule(language: language).plural(for: number) == plural, "\(number)")
    }
  }
}
