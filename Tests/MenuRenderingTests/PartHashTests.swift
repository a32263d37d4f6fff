import MenuKit
import Testing

/// What the hash of a part of a page is made of, `PartHash` in `Sources/MenuRendering/Kept`.
@Suite struct PartHashTests {
  /// A part that the hash forgets would keep its old look in a preview: whoever adds one here adds it
  /// there first, and an edit to `PreviewPartsTests`.
  @Test func `every stored part of the content is known to the hash`() {
    let row = MenuRow("Tea", id: "1")
    #expect(
      names(row) == [
        "title", "anchor", "price", "image", "rare", "summary", "isUnavailable",
        "startsExpanded",
      ])
    #expect(
      Mirror(reflecting: row).descendant("rare", 0).map(names) == [
        "id", "detail", "note", "items", "icon", "tags", "badge", "link", "fields",
      ])
    #expect(
      names(MenuSection("Teas")) == [
        "title", "id", "anchor", "icon", "selectedIcon", "summary", "note", "level", "rows",
        "fields",
      ])
    #expect(names(MenuItem("Cup")) == ["title", "price", "items", "fields"])
    #expect(names(MenuField("a", .nothing)) == ["name", "value"])
    #expect(names(MenuText("a")) == ["string", "origins", "format"])
  }

  private func names(_ value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap(\.label)
  }
}
