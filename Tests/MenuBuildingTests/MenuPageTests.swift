import Foundation
import MenuModel
import TestSupport
import Testing

// MenuKit and Diagnostics are not imported: MenuBuilding brings them along.
@testable import MenuBuilding

/// The rows of a file, by hand.
private struct HandWritten: MenuDataSource {
  static let file = """
    kind,name,price,detail
    Tea,Oolong,4.50,"Half fermented."
    Coffee,Mocha,3.80,"With *chocolate* & <cream>."
    Tea,Sencha,4.00,
    """

  let kinds = Grouping(
    [
      (kind: "Tea", row: MenuRow("Oolong", price: "4.50", detail: "Half fermented.")),
      (kind: "Coffee", row: MenuRow("Mocha", price: "3.80", detail: "With *chocolate* & <cream>.")),
      (kind: "Tea", row: MenuRow("Sencha", price: "4.00")),
    ], by: \.kind)

  func numberOfSections(in menu: LazyMenu) -> Int { kinds.count }
  func title(of menu: LazyMenu) -> String { "drinks" }
  func menu(_ menu: LazyMenu, titleForSection section: Int) -> String? { kinds[section].key }
  func menu(_ menu: LazyMenu, rowsInSection section: Int) -> [MenuRow] {
    kinds[section].elements.map(\.row)
  }
}

@Suite struct MenuPageTests {
  @Test func aHandWrittenSourceAndAFileGiveEqualBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(HandWritten.file, to: "drinks.csv")
    let path = folder.url("drinks.csv").path
    let file = try FileDataSource(BuildOptions(input: path))
    #expect(file.report.diagnostics.isEmpty)
    #expect(file.names == ["drinks"])
    let byHand = MenuPage(asking: HandWritten()).html()
    #expect(byHand == MenuPage(asking: file).html())
    #expect(byHand.contains("Half fermented."))
    #expect(byHand.contains("&lt;cream&gt;"))

    let made = try Build(BuildOptions(input: path, isSingleFile: true)).make()
    var messages = made.diagnostics
    let built = try #require(made.files.first { $0.path == "index.html" }).pieces(&messages)
    var page = MenuPage(asking: HandWritten())
    page.name = "drinks"
    page.sources = made.site.menus[0].sources
    #expect(String(decoding: built.flatMap { $0 }, as: UTF8.self) == page.html())
  }

  @Test func aMenuIsAskedForByItsName() throws {
    let source = FileDataSource([
      ("tea", LinkedMenu("Tea") { MenuSection("Green") }), ("coffee", LinkedMenu("Coffee")),
    ])
    #expect(LinkedMenu(asking: source).title == "Tea")
    #expect(LinkedMenu(asking: source, named: "coffee").title == "Coffee")
    #expect(LinkedMenu(asking: source, named: "milk").sections.isEmpty)
  }

  @Test func whatIsAskedOfThePageIsOnIt() {
    var page = MenuPage(
      LinkedMenu("Tea house") { MenuSection("Tea") { MenuRow("Oolong", price: "4.50") } })
    #expect(!page.html().contains("data-max"))
    page.allowsPicking = true
    page.language = "fr"
    page.layout = .table
    let html = page.html()
    #expect(html.contains("lang=\"fr\""))
    #expect(html.contains("<table"))
    #expect(html.contains("data-max"))
    #expect(page.rendered().report.diagnostics.isEmpty)
  }
}
