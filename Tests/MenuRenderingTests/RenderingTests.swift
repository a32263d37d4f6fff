import Diagnostics
import Foundation
import MenuKit
import MenuModel
import TestSupport
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
        let bytes = file.pieces(&diagnostics).joined()
        let hash = SHA256(Array(bytes)).base64
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
        let made = String(decoding: Array(file.pieces(&diagnostics).joined()), as: UTF8.self)
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

@Suite("A site's own templates")
struct ThemeTests {
  static func theme(_ name: String, _ text: String) -> Theme {
    Theme([SourceFile(name: "Templates/\(name)", bytes: Array(text.utf8))])
  }

  @Test("replace the built-in ones of the same name")
  func replaced() throws {
    let theme = Self.theme("section.mustache", "<h2>{{title}}</h2>{{#rows}}<p>{{title}}{{/rows}}\n")
    #expect(theme.diagnostics.isEmpty)
    let rendered = PageRenderer(theme).render(Site(SiteSettings(), menus: [Samples.menu()]))
    let page = try #require(Samples.text("index.html", of: rendered)).text
    #expect(page.contains("<h2>Tea &amp; more</h2><p>Oolong &lt;1&gt;<p>Plain<p>Gone<h2>Leaf</h2>"))
  }

  @Test("that are broken stop the build, with the place")
  func broken() {
    let theme = Self.theme("row.mustache", "<li>{{#detail}}\n{{/details}}</li>\n")
    let rendered = PageRenderer(theme).render(Site(SiteSettings(), menus: [Samples.menu()]))
    #expect(rendered.files.isEmpty)
    #expect(rendered.diagnostics.map(\.code.name) == ["template-syntax", "template-syntax"])
    #expect(rendered.diagnostics.first?.severity == .error)
    #expect(rendered.diagnostics.last?.span?.file.name == "Templates/row.mustache")
    #expect(rendered.diagnostics.last?.span?.range == 16..<28)
    #expect(rendered.diagnostics.last?.expected == "‘{{/detail}}’")
    #expect(rendered.diagnostics.last?.notes.first?.span?.range == 4..<15)
  }

  @Test("are told what exists where they use a name that does not")
  func unknown() throws {
    let theme = Self.theme("icon.mustache", "{{#icon}}{{source}}{{/icon}}{{> tile}}")
    #expect(theme.diagnostics.map(\.code.name) == ["template-partial", "template-name"])
    let message = try #require(theme.diagnostics.last)
    #expect(message.severity == .warning)
    #expect(message.summary == "nothing here is called ‘source’")
    #expect(message.span?.range == 9..<19)
    #expect(message.expected?.contains("src, srcset") == true)
  }

  @Test("that call each other without end fail the page, not the process")
  func endless() throws {
    let theme = Self.theme("title.mustache", "{{> title}}")
    let rendered = PageRenderer(theme).render(Site(SiteSettings(), menus: [Samples.menu()]))
    let page = try #require(Samples.text("index.html", of: rendered))
    #expect(page.diagnostics.map(\.code.name) == ["template-recursion"])
    #expect(page.diagnostics.first?.severity == .error)
  }

  @Test("and theme.css have the last word on style")
  func style() throws {
    let theme = Self.theme("theme.css", ":root { --accent: teal }\n")
    let site = Site(
      SiteSettings(accent: AccentColour(red: 1, green: 2, blue: 3)), menus: [Samples.menu()])
    let rendered = PageRenderer(theme).render(site)
    let style = try #require(rendered.files.first { $0.path.hasSuffix(".css") })
    let text = try #require(Samples.text(style.path, of: rendered)).text
    #expect(text.hasSuffix(":root{--accent:#010203}\n:root { --accent: teal }\n"))
  }
}

@Suite("What search engines are told")
struct StructuredDataTests {
  static func data(_ settings: MenuSettings, _ base: String? = nil) throws -> [String: Any] {
    let site = Site(SiteSettings(baseURL: base), menus: [Samples.menu(settings)])
    let page = try #require(
      Samples.text("index.html", of: PageRenderer(Samples.theme).render(site))
    ).text
    let start = try #require(page.firstRange(of: "<script type=\"application/ld+json\">"))
      .upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try #require(
      try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  @Test("is a menu with offers where there are prices in a currency")
  func menu() throws {
    let data = try Self.data(MenuSettings(currency: "EUR"), "https://example.org/x/")
    #expect(data["@type"] as? String == "Menu")
    #expect(data["url"] as? String == "https://example.org/x/")
    let sections = try #require(data["hasMenuSection"] as? [[String: Any]])
    #expect(sections.map { $0["name"] as? String } == ["Tea & more", "Other", "Soon"])
    let items = try #require(sections[0]["hasMenuItem"] as? [[String: Any]])
    #expect(items.count == 3)
    let offer = try #require(items[0]["offers"] as? [String: Any])
    #expect(offer["price"] as? String == "4.50")
    #expect(offer["priceCurrency"] as? String == "EUR")
    #expect(items[0]["image"] as? String == "https://example.org/x/assets/oolong-e328499e42.png")
    #expect(items[1]["offers"] == nil)
    #expect((sections[0]["hasMenuSection"] as? [[String: Any]])?.count == 1)
  }

  @Test("is a list where there are none")
  func list() throws {
    let data = try Self.data(MenuSettings())
    #expect(data["@type"] as? String == "ItemList")
    #expect(data["numberOfItems"] as? Int == 5)
  }
}

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
