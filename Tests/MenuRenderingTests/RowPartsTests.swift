import MenuKit
import MenuModel
import MenuRendering
import Testing

/// Rows that say one thing beside their title, whatever it is: most walks leave a part out quickly
/// where rows have none of it, and must not leave out more.
@Suite("Rows with one part") struct RowPartsTests {
  private static func files(_ row: MenuRow, _ layout: MenuSettings.Layout) throws -> [String] {
    var row = row
    row.anchor = "part/row"
    var section = MenuSection("Part", rows: [row])
    section.anchor = "part"
    let menu = SiteMenu(
      name: "menu", menu: LinkedMenu("Menu", sections: [section]),
      settings: MenuSettings(layout: layout, allowsRemoteImages: true), folder: "", sources: [])
    let site = PageRenderer().render(Site(SiteSettings(), menus: [menu]))
    return try ["index.html", "menu.json", "menu.md"].map {
      try #require(Samples.text($0, of: site)).text
    }
  }

  @Test(arguments: [MenuSettings.Layout.list, .table, .cards])
  func `each part is in the page, in menu.json and in menu.md`(
    layout: MenuSettings.Layout
  ) throws {
    let rows = [
      MenuRow("Row", price: "9.87 uniqueword"),
      MenuRow("Row", summary: MenuText("uniqueword")),
      MenuRow("Row", detail: MenuText("uniqueword")),
      MenuRow("Row", note: MenuText("uniqueword", format: .markdown)),
      MenuRow("Row", items: [MenuItem("uniqueword")]),
      // The column is in the table for the row's own value; the item's is told with the item.
      MenuRow(
        "Row", items: [MenuItem("Item", fields: [MenuField("field", .text("uniqueword"))])],
        fields: [MenuField("field", .text("own"))]),
      MenuRow("Row", image: "https://example.org/uniqueword.png"),
      MenuRow("Row", tags: ["uniqueword"]),
      MenuRow("Row", badge: "uniqueword"),
      MenuRow("Row", link: "https://example.org/uniqueword"),
      MenuRow("Row", fields: [MenuField("field", .text("uniqueword"))]),
    ]
    for row in rows {
      for text in try Self.files(row, layout) {
        #expect(text.contains("uniqueword"), "\(row)")
      }
    }
  }
}
