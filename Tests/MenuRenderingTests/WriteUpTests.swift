import Diagnostics
import MenuKit
import MenuModel
import MenuRendering
import Testing

@Suite("The write-up")
struct WriteUpTests {
  static func text(_ site: Site) throws -> String {
    try #require(Samples.text("design.md", of: PageRenderer(Samples.theme).render(site))).text
  }

  @Test("has the figures of the build: other data, other figures")
  func figures() throws {
    let small = try Self.text(Site(SiteSettings(), menus: [Samples.menu()]))
    #expect(small.contains("Together: 1 menu, 4 sections, 5 rows."))
    let large = try Self.text(RenderingTests.large(900))
    #expect(large.contains("Together: 1 menu, 4 sections, 900 rows."))
    #expect(large.contains("| [Row 1](<index.html#s0/1>) | 0–1 | 0–2 |"))
    #expect(large.contains("| [Row 3](<index.html#s0/3>) | 0–3 | 0–4 |"))
    #expect(large.contains("The section has 700 logical places and 702 actual ones."))
  }

  @Test("names the column that made the sections")
  func column() throws {
    var menu = Samples.menu()
    menu.groupColumn = "kind|of"
    #expect(try Self.text(Site(SiteSettings(), menus: [menu])).contains("its column `kindof`"))
  }

  @Test("links to what there is: no message when it is a page")
  func links() throws {
    for menus in [[Samples.menu()], [Samples.menu(), Samples.twin]] {
      let rendered = PageRenderer(Samples.theme).render(
        Site(SiteSettings(hasDesignPage: true), menus: menus))
      let page = try #require(Samples.text("design/index.html", of: rendered))
      #expect(page.diagnostics.map(\.summary) == [])
      #expect(
        page.text.contains(
          "href=\"../\(menus.count == 1 ? "" : "cafe/")index.html#tea-more/oolong-1\""))
      let home = try #require(Samples.text("index.html", of: rendered)).text
      #expect(home.contains("<a href=\"design/index.html\">How this page works</a>"))
    }
  }
}
