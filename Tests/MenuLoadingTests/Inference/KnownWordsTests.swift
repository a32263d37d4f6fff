internal import Testing

@testable internal import MenuLoading

struct KnownWordsTests {
  /// Words are kept as hashes: no listed word may pass for another.
  @Test func `each word has the meanings that it is listed under, and no others`() {
    let lists = ColumnWords.text.mapValues { Set($0.split(separator: " ").map(String.init)) }
    var wrong: [String] = []
    for word in Set(lists.values.joined()) {
      let meanings = ColumnWords.known.meanings(of: word)
      for meaning in ColumnWords.Meaning.allCases {
        let isListed = lists[meaning]?.contains(word) ?? false
        if (meanings & meaning.bit != 0) != isListed { wrong.append("\(word): \(meaning)") }
      }
    }
    #expect(wrong.isEmpty)
    #expect(lists.count == ColumnWords.Meaning.allCases.count)
  }

  /// The last word of a name says most of it; several names are no title.
  @Test func `a name hints at what its words mean`() {
    let price = [
      ("price", 1.0), ("item_price", 0.7), ("priceList", 0.4), ("prices", 0.7), ("dish", 0),
    ]
    for (name, strength) in price {
      #expect(ColumnWords.strength(of: name, for: .price) == strength, "\(name)")
    }
    #expect(ColumnWords.strength(of: "item_name", for: .title) == 0.7)
    #expect(ColumnWords.strength(of: "itemNames", for: .title) == 0.4)
    #expect(ColumnWords.strength(of: "菜品名称", for: .title) == 0.7)
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
