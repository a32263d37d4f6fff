internal import MenuGrouping
internal import MenuKit
internal import Testing

@Suite("Anchors") struct AnchorsTests {
  static func anchors(_ rows: [MenuRow]) -> [String] {
    var sections = [MenuSection("S", rows: rows)]
    Anchors.give(to: &sections)
    return sections[0].rows.map { String($0.anchor.dropFirst(2)) }
  }

  static func sectionAnchors(_ sections: [MenuSection]) -> [String] {
    var sections = sections
    Anchors.give(to: &sections)
    return sections.map(\.anchor)
  }

  static let titles: [(title: String, name: String)] = [
    ("Green tea", "green-tea"), ("  C++ & C#! ", "c-c"), ("Cook's", "cooks"), ("Cook’s", "cooks"),
    ("北京 烤鸭", "北京-烤鸭"), ("E\u{301}TE\u{301}", "été"), ("Ἀθῆναι", "ἀθῆναι"),
    ("İstanbul", "i\u{307}stanbul"), ("half ½", "half-½"), ("🍜", "row"), ("🍜 soup", "soup"),
    ("❤\u{FE0F}", "row"), ("", "row"), ("__a__b", "a-b"), ("می\u{200C}خواهم", "میخواهم"),
    ("a/../b", "a-b"), ("नमस्ते", "नमस्ते"),
  ]

  @Test(arguments: titles) func title(_ test: (title: String, name: String)) {
    let name = Self.anchors([MenuRow(test.title)])[0]
    #expect(Array(name.unicodeScalars) == Array(test.name.unicodeScalars))
  }

  @Test func longTitlesAreCut() {
    let words = Array(repeating: "green", count: 1000)
    #expect(Self.anchors([MenuRow(words.joined(separator: " "))])[0].count == 101)
    #expect(Self.anchors([MenuRow(words.joined())])[0].count == 160)
    let names = Self.anchors([
      MenuRow(words.joined() + "a"), MenuRow(words.joined() + "b"),
    ])
    #expect(Set(names).count == 2)
  }

  @Test func idsTellEqualTitlesApart() {
    #expect(
      Self.anchors([MenuRow("Tea", id: "A 1"), MenuRow("Tea", id: "B"), MenuRow("Pie", id: "C")])
        == ["tea-a-1", "tea-b", "pie"])
  }

  @Test func lettersTellEqualTitlesApartWhateverTheirOrder() {
    let rows = [
      MenuRow("Tea", price: "1"), MenuRow("Tea", price: "2"), MenuRow("tea!", price: "1"),
      MenuRow("Tea", fields: [MenuField("from", .text("Assam"))]),
    ]
    let names = Self.anchors(rows)
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.hasPrefix("tea-") && $0.count == 8 })
    #expect(Self.anchors(rows.reversed()) == names.reversed())
    #expect(Self.anchors(Array(rows.dropFirst())) == Array(names.dropFirst()))
  }

  @Test func onlyEqualRowsAreCounted() {
    #expect(
      Self.anchors([MenuRow("Tea"), MenuRow("Tea"), MenuRow("Tea")]) == ["tea", "tea-2", "tea-3"])
    let mixed = Self.anchors([MenuRow("Tea"), MenuRow("Tea", price: "1"), MenuRow("Tea")])
    #expect(mixed[2] == mixed[0] + "-2")
    #expect(mixed[1] != mixed[0])
  }

  @Test func countsStepOverTitlesThatLookCounted() {
    #expect(
      Self.anchors([MenuRow("Tea"), MenuRow("Tea 2"), MenuRow("Tea"), MenuRow("Tea")])
        == ["tea", "tea-2", "tea-3", "tea-4"])
  }

  @Test func anIdThatSpellsAnotherTitleGetsLetters() {
    let names = Self.anchors([MenuRow("Tea", id: "a"), MenuRow("Tea", id: "b"), MenuRow("Tea A")])
    #expect(names[2] == "tea-a")
    #expect(names[1] == "tea-b")
    #expect(names[0].hasPrefix("tea-a-"))
  }

  @Test func manyEqualTitlesStayUnique() {
    let rows = (0..<20_000).map { MenuRow("Tea", price: "\($0)") }
    #expect(Set(Self.anchors(rows)).count == rows.count)
    let twins = Array(repeating: MenuRow("Tea"), count: 20_000)
    #expect(Self.anchors(twins).last == "tea-20000")
  }

  @Test func sectionsAreToldApartByTheOneTheyAreBelow() {
    let names = Self.sectionAnchors([
      MenuSection("Food"), MenuSection("Sweet", level: 1), MenuSection("Drinks"),
      MenuSection("Sweet", level: 1), MenuSection(nil),
    ])
    #expect(names[0] == "food")
    #expect(names[4] == "section")
    #expect(names[1] != names[3])
    #expect(names[1].hasPrefix("sweet-"))
  }

  @Test func namesSurviveFromVersionToVersion() {
    #expect(
      Self.anchors([MenuRow("Tea", price: "1"), MenuRow("Tea", price: "2")]) == [
        "tea-jwsd", "tea-qzsx",
      ])
  }
}
