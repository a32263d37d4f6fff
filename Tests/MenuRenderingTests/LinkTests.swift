import Diagnostics
import MenuKit
import MenuModel
import MenuRendering
import Testing

@Suite("Links and pictures in texts")
struct LinkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var expected: String
    var code: String?
    var testDescription: String { text }

    init(_ text: String, _ expected: String, _ code: String? = nil) {
      self.text = text
      self.expected = expected
      self.code = code
    }
  }

  /// Two menus; the tested text is the note of the first one's section, in a file of its own.
  static func site(_ text: String, _ settings: MenuSettings = MenuSettings()) -> Site {
    var menu = Samples.menu(settings)
    menu.menu.sections[0].note = MenuText(
      text, format: .markdown, origin: TextOrigin(file: "content/cafe/notes/tea more.md", offset: 4)
    )
    menu.menu.sections[2].rows[0].note = MenuText(
      "Slow.\n\n## How", format: .markdown,
      origin: TextOrigin(file: "content/cafe/notes/rice/congee.md", offset: 0))
    return Site(SiteSettings(), menus: [menu, Samples.twin]) { name in
      SourceFile(name: name, bytes: Array("----\(text)".utf8))
    }
  }

  static let cases = [
    Case("[a](#rice/congee)", "<a href=\"#rice/congee\">a</a>"),
    Case("[a](#tea-more/water)", "<a href=\"#tea-more/water\">a</a>", "link-anchor"),
    Case("[a](#)", "<a href=\"#\">a</a>"),
    Case("[a](#nowhere)", "<a href=\"#nowhere\">a</a>", "link-anchor"),
    Case("[a](#rice/conge)", "<a href=\"#rice/conge\">a</a>", "link-anchor"),
    Case("[a](#rice/congee/how)", "<a href=\"#rice/congee/how\">a</a>"),
    Case("[a](#rice/congee/who)", "<a href=\"#rice/congee/who\">a</a>", "link-anchor"),
    Case("[a](rice/congee.md#who)", "<a href=\"#rice/congee/who\">a</a>", "link-anchor"),
    Case("[a](#_top)", "<a href=\"#_top\">a</a>"),
    Case("[a](#_/nowhere)", "<a href=\"#_/nowhere\">a</a>", "link-anchor"),
    Case("[a](rice/congee.md)", "<a href=\"#rice/congee\">a</a>"),
    Case("[a](rice/congee.md#how)", "<a href=\"#rice/congee/how\">a</a>"),
    Case("[a](../notes/index.html)", "<a href=\"../notes/index.html\">a</a>"),
    Case("[a](../notes/)", "<a href=\"../notes/index.html\">a</a>"),
    Case("[a](notes/index.html#x)", "<a href=\"../notes/index.html#x\">a</a>", "link-anchor"),
    Case("[a](notes/index.html#_top)", "<a href=\"../notes/index.html#_top\">a</a>"),
    Case("[a](../index.html)", "<a href=\"../index.html\">a</a>"),
    Case("[a](../nots/index.html)", "<a href=\"../nots/index.html\">a</a>", "link-dead"),
    Case("[a](/etc/passwd)", "<a href=\"/etc/passwd\">a</a>", "link-dead"),
    Case("[a](https://example.org/x)", "<a href=\"https://example.org/x\" rel=\"noopener\">a</a>"),
    Case("[a](mailto:a@b.c)", "<a href=\"mailto:a@b.c\">a</a>"),
    Case("[a](javascript:alert)", "<p>a</p>", "note-address"),
    Case(
      "![a](../images/tea.svg)",
      "<img src=\"../assets/tea-ce2c091a5e.svg\" alt=\"a\" width=\"48\" height=\"24\" loading=\"lazy\">"
    ),
    Case("![a](tea)", "src=\"../assets/tea-ce2c091a5e.svg\""),
    Case("[a](../images/tea.svg)", "<a href=\"../assets/tea-ce2c091a5e.svg\">a</a>"),
    Case("![a](images/Tea.svg)", "<p>a</p>", "image-case"),
    Case("![a](images/te.svg)", "<p>a</p>", "image-missing"),
    Case("![a](../../../x.svg)", "<p>a</p>", "image-outside"),
    Case("![a](https://example.org/x.png)", "<p>a</p>", "image-remote"),
  ]

  @Test("lead where they should, or say that they don't", arguments: cases)
  func links(_ test: Case) throws {
    let rendered = PageRenderer(Samples.theme).render(Self.site(test.text))
    let page = try #require(Samples.text("cafe/index.html", of: rendered))
    let note = try #require(page.text.firstRange(of: "<div class=\"note prose\">"))
    let shown = String(page.text[note.upperBound...].prefix(400))
    #expect(shown.contains(test.expected), "\(shown.prefix(160))")
    #expect(page.diagnostics.map(\.code.name) == [test.code].compactMap(\.self))
    if let problem = page.diagnostics.first {
      #expect(problem.span?.file.name == "content/cafe/notes/tea more.md")
      let place = try #require(problem.span)
      #expect(test.text.contains("](\(place.file.text(in: place.range)))"))
    }
  }

  @Test("lead where they should in a site that was named by its whole path")
  func wholePath() throws {
    var site = Self.site("[a](rice/congee.md) ![b](../images/tea.svg)")
    for menu in site.menus.indices { site.menus[menu].folder = "/srv/" + site.menus[menu].folder }
    for section in site.menus[0].menu.sections.indices {
      let origin = site.menus[0].menu.sections[section].note?.origin
      site.menus[0].menu.sections[section].note?.origin = origin.map {
        TextOrigin(file: "/srv/" + $0.file, offset: $0.offset)
      }
      let rows = site.menus[0].menu.sections[section].rows
      for row in rows.indices {
        guard let origin = rows[row].note?.origin else { continue }
        site.menus[0].menu.sections[section].rows[row].note?.origin = TextOrigin(
          file: "/srv/" + origin.file, offset: origin.offset)
      }
    }
    let page = try #require(
      Samples.text("cafe/index.html", of: PageRenderer(Samples.theme).render(site)))
    #expect(page.diagnostics.isEmpty)
    #expect(page.text.contains("<a href=\"#rice/congee\">a</a>"))
  }

  @Test("lead to the page of their section where each has one")
  func parts() throws {
    let rendered = PageRenderer(Samples.theme).render(
      Self.site("[a](#rice/congee) [b](#leaf) [c](rice/congee.md)", MenuSettings(pages: .section)))
    let page = try #require(Samples.text("cafe/index.html", of: rendered)).text
    #expect(page.contains("<a href=\"rice.html#rice/congee\">a</a> <a href=\"#leaf\">b</a>"))
    #expect(page.contains("<a href=\"rice.html#rice/congee\">c</a>"))
    #expect(Samples.text("cafe/rice.html", of: rendered) != nil)
  }

  @Test("many pictures that are not there are one message")
  func grouped() throws {
    let text =
      (1...12).map { "![a](\($0).jpg)" }.joined(separator: " ")
      + " [x](#nowhere) ![b](https://example.org/c.png)"
    let rendered = PageRenderer(Samples.theme).render(Self.site(text))
    let messages = try #require(Samples.text("cafe/index.html", of: rendered)).diagnostics
    #expect(
      messages.map(\.summary) == [
        "12 pictures of notes are not there",
        "there is no section, row or heading ‘nowhere’ in this menu",
        "the picture ‘https://example.org/c.png’ is not loaded",
      ])
    #expect(messages[0].notes.count == 7)
    #expect(messages[0].notes.first?.summary == "there is no picture ‘2.jpg’")
  }

  @Test("a page makes the same bytes and messages when it is made again")
  func again() throws {
    let rendered = PageRenderer(Samples.theme).render(Self.site("[a](#nowhere)"))
    let first = try #require(Samples.text("cafe/index.html", of: rendered))
    let second = try #require(Samples.text("cafe/index.html", of: rendered))
    #expect(first.text == second.text)
    #expect(first.diagnostics.map(\.summary) == second.diagnostics.map(\.summary))
    #expect(first.diagnostics.count == 1)
  }
}

@Suite("Pictures of the data")
struct ImageTests {
  static func site(_ names: [String?], remote: Bool = false) -> Site {
    let rows = names.enumerated().map { number, name in
      var row = MenuRow("Row \(number)", image: name)
      row.anchor = "s/\(number)"
      return row
    }
    var section = MenuSection("S", rows: rows)
    section.anchor = "s"
    let menu = SiteMenu(
      name: "m", menu: LinkedMenu("M", sections: [section]),
      settings: MenuSettings(allowsRemoteImages: remote), images: Samples.images,
      sources: ["content/m/menu.yml"])
    return Site(SiteSettings(), menus: [menu])
  }

  @Test("what is not there is told in one message of each kind")
  func grouped() throws {
    let rendered = PageRenderer(Samples.theme).render(
      Self.site([
        "a.png", "b.png", "images/OOLONG.png", "../x.png", "https://example.org/x.png", "oolong",
        "https://example.org/y.png", "javascript:x", nil,
      ]))
    let told = rendered.diagnostics.map { "\($0.code.name): \($0.summary)" }
    #expect(
      told == [
        "image-missing: 3 pictures are not there",
        "image-case: a picture is spelt otherwise: ‘images/OOLONG.png’ is ‘images/oolong.png’",
        "image-outside: a picture is outside the menu's folder: ../x.png",
        "image-remote: 2 pictures at web addresses are not loaded",
      ])
    #expect(rendered.diagnostics.allSatisfy { $0.path == "content/m/menu.yml" })
    let page = try #require(Samples.text("index.html", of: rendered)).text
    #expect(page.ranges(of: "<img").count == 1)
    #expect(page.contains("src=\"assets/oolong-e328499e42.png\""))
  }

  @Test("pictures that nothing shows are remarked, versions of shown ones are not")
  func unused() {
    let rendered = PageRenderer(Samples.theme).render(Self.site(["oolong"]))
    #expect(rendered.diagnostics.isEmpty)
    #expect(rendered.remarks.map(\.summary) == ["no page shows 2 pictures"])
    #expect(rendered.remarks.first?.notes.first?.summary == "images/tea.svg, images/tea_on.svg")
  }

  @Test(
    "pictures at web addresses are loaded when that is asked for, and the policy names their hosts")
  func remote() throws {
    let rendered = PageRenderer(Samples.theme).render(
      Self.site(
        ["https://Example.org/x.png?a=1&b=\"2\"", "//cdn.example.net/y.png", "https://a b/z.png"],
        remote: true))
    let page = try #require(Samples.text("index.html", of: rendered)).text
    #expect(page.contains("src=\"https://Example.org/x.png?a=1&amp;b=%222%22\""))
    #expect(page.contains("img-src &#39;self&#39; https://example.org https://cdn.example.net;"))
    let headers = try #require(Samples.text("_headers", of: rendered)).text
    #expect(headers.contains("img-src 'self' https://example.org https://cdn.example.net;"))
  }
}
