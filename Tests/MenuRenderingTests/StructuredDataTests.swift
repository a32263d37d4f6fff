import Foundation
import MenuKit
import MenuModel
import MenuRendering
import Testing

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
    #expect(items[0]["image"] as? String == "https://example.org/x/assets/oolong-67613c86e8.png")
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
