import Diagnostics
import MenuKit
import MenuModel
import MenuRendering
import Testing

@Suite("Hostile data")
struct HostileTests {
  static let payloads = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "</script><script>alert(1)</script>", "{{{page.style}}}{{>page}}",
    "</style><script>alert(1)</script>",
    "--><script>alert(1)</script>", "]]><script>alert(1)</script>", "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>", "\u{202E}gnp.exe", "a\u{0}b\u{7}c",
    "&lt;script&gt;",
    "`${alert(1)}`", "\\\"><script>alert(1)</script>", "%3Cscript%3E", "\u{2028}alert(1)\u{2029}",
    "| a | b |\n|---|---|\n<script>alert(1)</script>", "```\n<script>alert(1)</script>",
  ]

  @Test("stands in a page as text, wherever it comes from", arguments: payloads)
  func payload(_ text: String) throws {
    for layout in MenuSettings.Layout.allCases {
      let site = Self.site(text, layout)
      for file in PageRenderer(Samples.theme).render(site).files {
        var diagnostics: [Diagnostic] = []
        let made = String(decoding: file.make(&diagnostics).joined(), as: UTF8.self)
        guard file.path.hasSuffix(".html") else { continue }
        let lowered = made.lowercased()
        for sign in [
          "<script>alert", "<img src=x", " onerror=alert(1)>",
          "href=\"javascript:", "href=\"data:text", "\u{202E}", "\u{0}",
        ] {
          #expect(!lowered.contains(sign), "\(file.path): \(sign)")
        }
        #expect(!made.contains("<!doctype html>\n<html") || made.ranges(of: "<html").count == 1)
      }
    }
  }

  static func site(_ text: String, _ layout: MenuSettings.Layout) -> Site {
    var row = MenuRow(
      text, id: text, price: text, summary: MenuText(text),
      detail: MenuText(text, format: .markdown),
      note: MenuText(text, format: .html),
      items: [MenuItem(text, price: text, fields: [MenuField(text, .text(text))])],
      icon: text, image: text, tags: [text], badge: text, link: text,
      fields: [
        MenuField(text, .text(text)),
        MenuField("list", .list([.text(text), .map([MenuField(text, .number(text))])])),
      ])
    row.anchor = text
    var section = MenuSection(
      text, id: text, icon: text, selectedIcon: text, summary: MenuText(text, format: .markdown),
      note: MenuText(text, format: .html), rows: [row], fields: [MenuField(text, .number(text))])
    section.anchor = text
    let menu = LinkedMenu(
      text, summary: MenuText(text), note: MenuText(text, format: .markdown), sections: [section])
    let parts = PageParts(
      logo: MenuText(text, format: .markdown), header: MenuText(text, format: .markdown),
      footer: MenuText(text, format: .html), legend: MenuText(text))
    let settings = MenuSettings(
      layout: layout, selection: .init(), currency: text, language: text, parts: parts,
      words: ["filter": text, "rows": text])
    let one = SiteMenu(
      name: "menu", menu: menu, settings: settings, sources: [text], groupColumn: text)
    return Site(
      SiteSettings(title: text, summary: text, language: text, hasDesignPage: true),
      menus: [one, Samples.twin])
  }
}
