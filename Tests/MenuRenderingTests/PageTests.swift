import Diagnostics
import MenuKit
import MenuModel
import MenuRendering
import TestSupport
import Testing

/// Pages with the built-in templates, and with a style and a script that never change: the golden
/// files show what the build does, not what the theme looks like.
@Suite("Pages")
struct PageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var site: Site
    var files: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "list", site: Site(SiteSettings(), menus: [Samples.menu()]),
      files: [
        "index.html", "menu.json", "menu.md", "404.html", "_headers", "robots.txt", "design.md",
      ]),
    Case(
      name: "table",
      site: Site(
        SiteSettings(language: "de-AT"),
        menus: [
          Samples.menu(
            MenuSettings(
              layout: .table, open: .first, selection: .init(hasQuantities: true, maximum: 3),
              hasFilter: false, followsAddress: false, currency: "EUR"))
        ]), files: ["index.html"]),
    Case(
      name: "swap",
      site: Site(
        SiteSettings(
          title: "The harbour", language: "ar", baseURL: "https://example.org/harbour",
          accent: AccentColour(red: 200, green: 16, blue: 46),
          parts: PageParts(
            logo: MenuText("![Harbour](cafe/images/tea.svg)", format: .markdown),
            footer: MenuText("Open daily", format: .markdown)), hasDesignPage: true),
        menus: [
          Samples.menu(MenuSettings(behaviour: .swap, extra: .only(["lot"]), selection: .init())),
          Samples.twin,
        ]),
      files: [
        "index.html", "menu.md", "cafe/index.html", "cafe/menu.json", "cafe/menu.md", "sitemap.xml",
        "robots.txt", "404.html",
        "design.md", "design/index.html",
      ]),
    Case(
      name: "parts",
      site: Site(
        SiteSettings(), menus: [Samples.menu(MenuSettings(extra: .hide, pages: .section))]),
      files: ["index.html", "rice.html"]),
    Case(
      name: "single-file",
      site: Site(SiteSettings(isSingleFile: true), menus: [Samples.menu()]), files: ["index.html"]),
  ]

  @Test("are what the golden files show", arguments: cases)
  func golden(_ test: Case) throws {
    let rendered = PageRenderer(Samples.theme).render(test.site)
    for path in test.files {
      let file = try #require(Samples.text(path, of: rendered), "\(path)")
      let golden = "Tests/Golden/Pages/\(test.name)/\(path)"
      #expect(try Golden.difference(of: file.text, from: golden) == nil)
    }
  }
}
