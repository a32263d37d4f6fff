internal import Testing

@testable internal import MenuLoading

struct KnownWordsTests {
  /// Words are kept as hashes: no listed word may pass for another.
  @Test func `each word has the meanings that it is listed under, and no others`() {
    let lists = ColumnWords.text.mapValues { Set($0.split(separator: " ").map(String.init)) }
    var wrong: [String] = []
    for word in Set(lists.values.joined()) {
      for meaning in ColumnWords.Meaning.allCases {
        let isListed = lists[meaning]?.contains(word) ?? false
        if ColumnWords.known.has(word, meaning) != isListed { wrong.append("\(word): \(meaning)") }
      }
    }
    #expect(wrong.isEmpty)
    #expect(lists.count == ColumnWords.Meaning.allCases.count)
  }

  @Test func `names are cut into the same words by bytes as by characters`() {
    for name in [
      "itemPriceEUR", "item_price", "Item price", "PSGroup", "AB Cd", "ID", "aB", "ABc", "x2y", "",
    ] {
      // A letter beyond ASCII has the name read by characters; it is a word of its own at the end.
      #expect(ColumnWords.parts(of: name) == ColumnWords.parts(of: name + " é").dropLast())
    }
  }
}
