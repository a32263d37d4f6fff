import Diagnostics
import MenuKit
import MenuModel
import MenuRendering
import TestSupport
import Testing

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
      files: ["index.html", "menu.json", "404.html", "_headers"])
  ]

  @Test("are what the golden files show", arguments: cases)
  func golden(_ test: Case) throws {
    let rendered = PageRenderer().render(test.site)
    for path in test.files {
      let file = try #require(Samples.text(path, of: rendered))
      let golden = "Tests/MenuRenderingTests/Golden/\(test.name)/\(path)"
      #expect(try Golden.difference(of: file.text, from: golden) == nil)
    }
  }
}
