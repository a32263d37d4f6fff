import Foundation
import Markdown
import MenuKit
import MenuModel
import MenuRendering
import TestSupport
import Testing

/// `menu.md`, read back as a reader of CommonMark would. What it looks like is in the golden files of
/// PageTests.
@Suite("A menu as Markdown") struct MenuMarkdownTests {
  private static func document(_ menu: SiteMenu) throws -> String {
    let site = PageRenderer(Samples.theme).render(Site(SiteSettings(), menus: [menu]))
    return try #require(Samples.text("menu.md", of: site)).text
  }

  /// The headings as a reader of CommonMark finds them, each with the anchor that stands before it.
  private static func headings(of document: String) throws -> [NoteHeading] {
    var html: [UInt8] = []
    let options = MarkdownOptions(rawHTML: .sanitised, locate: { _ in nil })
    var headings = MarkdownRenderer(options).render(document, into: &html).headings
    let lines = document.split(separator: "\n").filter { $0.hasPrefix("#") }
    try #require(lines.count == headings.count)
    for (number, line) in lines.enumerated() {
      guard let match = line.firstMatch(of: /<a id="([^"]*)"><\/a>/) else { continue }
      headings[number].anchor = String(match.1).replacing("&amp;", with: "&").replacing(
        "&#39;", with: "'"
      )
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
    }
    return headings
  }

  private static func words(_ text: String) -> String {
    text.replacing("\n", with: " ").trimmingCharacters(in: .whitespaces)
  }

  @Test func `sections and rows come back with their titles, levels and anchors`() throws {
    let pieces = [
      "*", "_", "#", "<b>", "[x](y)", "1. ", "- ", "&amp;", "|", "`", "\\", "tea", "茶", " ", "\n",
      "!",
      "~~", "'", "\"",
    ]
    var random = RandomSource(seed: 3)
    func title() -> String {
      let text = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }
      return "x" + text.joined() + "y"
    }
    for _ in 0..<50 {
      var menu = LinkedMenu(title())
      for number in 0..<Int.random(in: 1...5, using: &random) {
        var section = MenuSection(
          title(), level: number == 0 ? 0 : Int.random(in: 0...1, using: &random))
        section.anchor = "s\(number)&'"
        section.rows = (0..<Int.random(in: 0...4, using: &random)).map { row in
          var made = MenuRow(
            title(), price: title(), summary: MenuText(title()),
            note: MenuText("* an\n* open `list", format: .markdown), items: [MenuItem(title())],
            tags: [title()], link: row == 0 ? "https://example.org/(a)?b=\(title())" : nil,
            fields: [MenuField(title(), .text(title()))])
          made.anchor = "s\(number)/\(row)"
          return made
        }
        menu.sections.append(section)
      }
      var expected = [NoteHeading(level: 1, title: Self.words(menu.title), anchor: nil)]
      for section in menu.sections {
        let level = 2 + section.level
        expected.append(
          NoteHeading(level: level, title: Self.words(section.title ?? ""), anchor: section.anchor))
        expected += section.rows.map {
          NoteHeading(level: level + 1, title: Self.words($0.title), anchor: $0.anchor)
        }
      }
      let document = try Self.document(SiteMenu(name: "menu", menu: menu))
      #expect(try Self.headings(of: document) == expected, "\(document)")
      let text = MarkdownText.plainText(of: document)
      for row in menu.sections.flatMap(\.rows) {
        for words in [row.price ?? "", row.items[0].title, row.tags[0], row.fields[0].name] {
          #expect(text.contains(Self.words(words)), "\(words)")
        }
      }
    }
  }

  @Test func `links of notes lead to what is in the document`() throws {
    let document = try Self.document(Samples.menu())
    #expect(document.contains("See [congee](#rice/congee)."))
  }

  @Test func `one file has no document beside it`() {
    let site = PageRenderer(Samples.theme).render(
      Site(SiteSettings(isSingleFile: true), menus: [Samples.menu()]))
    #expect(site.files.map(\.path) == ["index.html"])
    #expect(Samples.text("index.html", of: site)?.text.contains("text/markdown") == false)
  }
}
