import MenuKit
import TestSupport
import Testing

@Suite struct GroupingTests {
  struct Shop: Equatable {
    var name: String
    var country: String
    var city: String
    var icon: String?
  }

  static let shops = [
    Shop(name: "Corner", country: "FR", city: "Lyon"),
    Shop(name: "Bridge", country: "IT", city: "Roma", icon: "bridge"),
    Shop(name: "Market", country: "FR", city: "Paris", icon: "market"),
    Shop(name: "Garden", country: "FR", city: "Lyon", icon: "garden"),
    Shop(name: "Harbour", country: "IT", city: "Paris"),
  ]

  @Test func groupsStandInFirstSeenOrder() {
    let grouping = Grouping(Self.shops, by: \.country)
    #expect(grouping.keys == ["FR", "IT"])
    #expect(grouping[0].elements.map(\.name) == ["Corner", "Market", "Garden"])
    #expect(grouping[1].elements.map(\.name) == ["Bridge", "Harbour"])
    #expect(grouping == Grouping(Self.shops) { $0.country })
  }

  @Test func severalKeysTogether() {
    let grouping = Grouping(Self.shops, by: \.country, \.city)
    #expect(grouping.keys.map(\.values.0) == ["FR", "IT", "FR", "IT"])
    #expect(grouping.keys.map(\.values.1) == ["Lyon", "Roma", "Paris", "Paris"])
    #expect(grouping[0].elements.map(\.name) == ["Corner", "Garden"])
  }

  @Test func anIndexEntryTakesTheFirstValueThereIs() {
    let grouping = Grouping(Self.shops, by: \.country)
    #expect(grouping[0].first(\.icon) == "market")
    #expect(Grouping(Self.shops, by: \.name)[0].first(\.icon) == nil)
  }

  @Test func namedKeysComeFirstThoughEmpty() {
    let grouping = Grouping(Self.shops, startingWith: ["ES", "IT", "ES"], by: \.country)
    #expect(grouping.keys == ["ES", "IT", "FR"])
    #expect(grouping[0].elements.isEmpty)
  }

  @Test func anElementStandsOnceInEachOfItsGroups() {
    let tags = ["soup": ["hot", "vegan", "hot"], "ice": [], "tea": ["vegan", "hot"]]
    let grouping = Grouping(["soup", "ice", "tea"], byEach: { tags[$0] ?? [] })
    #expect(grouping.keys == ["hot", "vegan"])
    #expect(grouping[0].elements == ["soup", "tea"])
    #expect(grouping[1].elements == ["soup", "tea"])
  }

  @Test func lettersFollowTheCollation() {
    let titles = ["pear", "42", "apple", "éclair", "Ant", " plum", "王", ""]
    let grouping = Grouping(titles, byFirstLetterOf: { $0 }, collation: CodePointCollation())
    #expect(grouping.keys == ["A", "P", "É", "王", "#"])
    #expect(grouping[0].elements == ["apple", "Ant"])
    #expect(grouping[4].elements == ["42", ""])

    struct French: Collation {
      func letter(of title: String) -> String { title.hasPrefix("é") ? "E" : "other" }
      func precedes(_ letter: String, _ other: String) -> Bool { letter < other }
    }
    let french = Grouping(titles, byFirstLetterOf: { $0 }, collation: French())
    #expect(french.keys == ["E", "other"])
  }

  @Test func agreesWithTheQuadraticWayOfTheArticle() {
    var random = RandomSource(seed: 5)
    for _ in 1...200 {
      let rows = (0..<Int.random(in: 0...60, using: &random)).map {
        (key: Int.random(in: 0...9, using: &random), number: $0)
      }
      let grouping = Grouping(rows, by: \.key)
      var keys: [Int] = []
      for row in rows where !keys.contains(row.key) { keys.append(row.key) }
      #expect(grouping.keys == keys)
      for group in grouping {
        #expect(group.elements.map(\.number) == rows.filter { $0.key == group.key }.map(\.number))
      }
    }
  }
}
