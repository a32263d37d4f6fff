import Diagnostics
import MenuKit
import MenuModel
import Testing

@testable import MenuRendering

@Suite("Rendering")
struct RenderingTests {
  /// Many rows in sections of very different size.
  static func large(_ rows: Int, _ settings: MenuSettings = MenuSettings()) -> Site {
    var sections: [MenuSection] = []
    var made = 0
    while made < rows {
      let count = min(rows - made, sections.count.isMultiple(of: 3) ? 700 : 40)
      var section = MenuSection("Section \(sections.count)")
      section.anchor = "s\(sections.count)"
      section.rows = (0..<count).map { number in
        var row = MenuRow(
          "Row \(made + number)", price: "\(number).50",
          detail: number.isMultiple(of: 3)
            ? MenuText("**Note** [x](#nowhere-\(number % 7))", format: .markdown) : nil,
          tags: number.isMultiple(of: 2) ? ["even"] : [])
        row.anchor = "s\(sections.count)/\(number)"
        return row
      }
      made += count
      sections.append(section)
    }
    return Site(
      SiteSettings(),
      menus: [
        SiteMenu(name: "large", menu: LinkedMenu("Large", sections: sections), settings: settings)
      ])
  }

  @Test(
    "gives the same bytes and messages for any number of jobs",
    arguments: [
      MenuSettings(), MenuSettings(layout: .table, selection: .init()),
      MenuSettings(pages: .section),
    ])
  func jobs(_ settings: MenuSettings) {
    let site = Self.large(3000, settings)
    func made(_ jobs: Int) -> [String] {
      PageRenderer(Samples.theme, jobs: jobs).render(site).files.map { file in
        var diagnostics: [Diagnostic] = []
        let bytes = file.make(&diagnostics).joined()
        let hash = SHA256(Array(bytes)).hexadecimal
        return "\(file.path) \(hash) \(diagnostics.map(\.summary))"
      }
    }
    let alone = made(1)
    #expect(made(2) == alone)
    #expect(made(5) == alone)
  }

  @Test("cuts a very large menu into pages by itself, and not when one page is asked for")
  func splits() {
    let many = SitePlanner.largestPage + 1
    #expect(
      PageRenderer(Samples.theme).render(Self.large(many)).files.count {
        $0.path.hasSuffix(".html")
      } > 100)
    let one = PageRenderer(Samples.theme).render(Self.large(many, MenuSettings(pages: .one)))
    #expect(one.files.count { $0.path.hasSuffix(".html") } == 2)
  }

  @Test("gives large pages size classes, and small ones none")
  func sizes() throws {
    let large = try #require(
      Samples.text("index.html", of: PageRenderer(Samples.theme).render(Self.large(500))))
    #expect(large.text.contains("class=\"section size-"))
    let small = try #require(
      Samples.text("index.html", of: PageRenderer(Samples.theme).render(Self.large(400))))
    #expect(!small.text.contains("size-"))
  }

  @Test("names no file twice, and only paths that stay inside")
  func paths() {
    let sites = PageTests.cases.map(\.site) + [Self.large(50)]
    for site in sites {
      let paths = PageRenderer(Samples.theme).render(site).files.map(\.path)
      #expect(Set(paths).count == paths.count)
      #expect(paths.allSatisfy { !$0.hasPrefix("/") && !$0.contains("..") })
    }
  }

  @Test("warns of words and columns that there are none of, and of links that may not be")
  func content() {
    var menu = Samples.menu(
      MenuSettings(layout: .table, columns: ["prise", "lot"], words: ["serach": "x"]))
    menu.menu.sections[0].rows[1].link = "javascript:alert(1)"
    let rendered = PageRenderer(Samples.theme).render(
      Site(SiteSettings(words: ["xyz": ""]), menus: [menu]))
    #expect(
      rendered.diagnostics.map(\.code.name) == [
        "word-unknown", "word-unknown", "link-scheme", "column-unknown",
      ])
    #expect(rendered.diagnostics.last?.suggestion == "did you mean ‘price’?")
    #expect(Samples.text("index.html", of: rendered)?.text.contains("javascript") == false)
  }

  @Test("a site without a section still has a page")
  func empty() throws {
    let site = Site(SiteSettings(), menus: [SiteMenu(name: "x", menu: LinkedMenu("Nothing"))])
    let page = try #require(
      Samples.text("index.html", of: PageRenderer(Samples.theme).render(site)))
    #expect(page.text.contains("<h1>Nothing</h1>"))
  }
}
