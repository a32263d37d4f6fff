import MenuKit
import Testing

@Suite struct SelectionIDsTests {
  static func row(_ title: String, id: String? = nil, anchor: String = "", price: String? = nil)
    -> MenuRow
  {
    var row = MenuRow(title, id: id, price: price)
    row.anchor = anchor
    return row
  }

  static func ids(_ sections: [MenuRow]...) -> [[String]] {
    LinkedMenu("", sections: sections.map { MenuSection("", rows: $0) }).selectionIDs()
  }

  @Test func aRowsOwnIDComesFirstThenItsAnchorThenItsTitle() {
    let ids = Self.ids([
      Self.row("Oolong", id: "t1", anchor: "tea/oolong"), Self.row("Sencha", anchor: "tea/sencha"),
      Self.row("Mocha"), Self.row(""),
    ])
    #expect(ids == [["t1", "sencha", "Mocha", "row"]])
  }

  @Test func theSameThingInTwoSectionsIsOne() {
    var second = MenuRow("Soup", detail: MenuText("hot", origin: TextOrigin(file: "b", offset: 9)))
    second.anchor = "vegan/soup"
    var first = MenuRow("Soup", detail: MenuText("hot", origin: TextOrigin(file: "a", offset: 1)))
    first.anchor = "hot/soup"
    #expect(Self.ids([first], [second]) == [["soup"], ["soup"]])
    #expect(
      Self.ids(
        [Self.row("Soup", id: "7", anchor: "a/x")], [Self.row("Soup", id: "7", anchor: "b/x")])
        == [["7"], ["7"]])
  }

  @Test func differentThingsOfOneNameGoByTheirAnchors() {
    let ids = Self.ids(
      [Self.row("Small", anchor: "tea/small", price: "2")],
      [
        Self.row("Small", anchor: "coffee/small", price: "3"),
        Self.row("Large", anchor: "coffee/large"),
      ],
      [Self.row("Small", anchor: "again/small", price: "3")])
    #expect(ids == [["tea/small"], ["coffee/small", "large"], ["coffee/small"]])
  }

  @Test func differentThingsWithOneIDNeverShareIt() {
    let ids = Self.ids([Self.row("A", id: "1"), Self.row("B", id: "1"), Self.row("A", id: "1")])
    #expect(ids == [["1", "1-2", "1"]])
    let hostile = Self.ids([
      Self.row("A", id: "1", price: "1"), Self.row("A", id: "1", price: "2"),
      Self.row("B", id: "1-2"),
    ])
    #expect(Set(hostile.joined()).count == 3)
  }

  @Test func aThousandUnlikeRowsOfOneNameAreToldApart() {
    let rows = (0..<1000).map { Self.row("x", price: String($0)) }
    #expect(Set(Self.ids(rows).joined()).count == 1000)
  }
}
