import Diagnostics
import MenuKit
import MenuModel
import MenuRendering

/// A small menu that uses every part of a page.
enum Samples {
  static func menu(_ settings: MenuSettings = MenuSettings()) -> SiteMenu {
    var tea = MenuSection("Tea & more", icon: "tea", selectedIcon: "tea_on")
    tea.anchor = "tea-more"
    tea.summary = MenuText("Leaves, **loose**.", format: .markdown)
    tea.note = MenuText("# Water\n\nSoft.\n", format: .markdown)
    tea.rows = [
      row(
        MenuRow(
          "Oolong <1>", id: "17", price: "4.50",
          summary: MenuText("Half & half"), detail: MenuText("Two steeps.\n\nThen **three**."),
          note: MenuText("See [congee](#rice/congee).", format: .markdown),
          image: "images/oolong.png", tags: ["hot", "loose"], badge: "new",
          fields: [
            MenuField("Origin", .text("Fujian")), MenuField("grams", .number("5.0")),
            MenuField("organic", .boolean(true)), MenuField("lot", .number("004")),
            MenuField("none", .nothing),
          ]), "tea-more/oolong-1"),
      row(
        MenuRow("Plain", price: "from 2", link: "https://example.org/?a=1&b=2"), "tea-more/plain"),
      row(MenuRow("Gone", isUnavailable: true), "tea-more/gone"),
    ]
    var leaf = MenuSection("Leaf", level: 1, rows: [row(MenuRow("White"), "leaf/white")])
    leaf.anchor = "leaf"
    var rice = MenuSection(nil)
    rice.anchor = "rice"
    rice.rows = [
      row(
        MenuRow(
          "Congee", price: "3",
          items: [MenuItem("Ginger", price: "0.50", items: [MenuItem("fresh")])]), "rice/congee")
    ]
    var empty = MenuSection("Soon")
    empty.anchor = "soon"
    var menu = LinkedMenu("Harbour “Café”", sections: [tea, leaf, rice, empty])
    menu.summary = MenuText("Tea, rice & a view.")
    return SiteMenu(
      name: "cafe", menu: menu, settings: settings, images: images, folder: "content/cafe",
      sources: ["content/cafe/menu.yml"])
  }

  /// A second menu, without rows.
  static let twin = SiteMenu(
    name: "notes", menu: LinkedMenu("Notes", note: MenuText("Nothing *yet*.", format: .markdown)),
    folder: "content/notes", sources: [])

  static let theme = Theme([
    SourceFile(name: "menu.css", bytes: Array("/* style */\n:root { color: red }\n".utf8)),
    SourceFile(name: "menu.js", bytes: Array("// script\n(() => {})();\n".utf8)),
  ])

  private static func row(_ row: MenuRow, _ anchor: String) -> MenuRow {
    var row = row
    row.anchor = anchor
    return row
  }

  static let images = ImageCatalogue([
    ImageFile(path: "images/tea.svg") { Array(svg("#333").utf8) },
    ImageFile(path: "images/tea_on.svg") { Array(svg("#c00").utf8) },
    ImageFile(path: "images/oolong.png") { png(width: 320, height: 200) },
    ImageFile(path: "images/oolong@2x.png") { png(width: 640, height: 400) },
  ])

  static func svg(_ colour: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 24\"><circle r=\"9\" fill=\"\(colour)\"/></svg>"
  }

  /// The first bytes of a PNG, which is all that the build reads.
  static func png(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]
  }

  static func png(width: Int, height: Int) -> [UInt8] {
    var bytes = png(width: UInt8(0), height: UInt8(0))
    for (place, value) in [(16, width), (20, height)] {
      bytes[place + 2] = UInt8(value >> 8)
      bytes[place + 3] = UInt8(value & 255)
    }
    return bytes
  }

  /// The text of one file of a rendered site, and what making it noticed.
  static func text(
    _ path: String, of site: RenderedSite
  ) -> (text: String, diagnostics: [Diagnostic])? {
    guard let file = site.files.first(where: { $0.path == path }) else { return nil }
    var diagnostics: [Diagnostic] = []
    let pieces = file.pieces(&diagnostics)
    return (String(decoding: Array(pieces.joined()), as: UTF8.self), diagnostics)
  }
}
