import Diagnostics
import MenuKit
import MenuModel
import MenuRendering
import Testing

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
