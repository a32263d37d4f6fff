import MenuKit
import Synchronization
import Testing

/// A source that counts what it is asked.
private final class CountingSource: MenuDataSource {
  let asked = Mutex<[String: Int]>([:])

  func note(_ question: String) { asked.withLock { $0[question, default: 0] += 1 } }
  func count(_ question: String) -> Int { asked.withLock { $0[question] ?? 0 } }
  var questions: [String] { asked.withLock { $0.keys.sorted() } }

  func numberOfSections(in menu: LazyMenu) -> Int {
    note("sections")
    return 3
  }

  func menu(_ menu: LazyMenu, titleForSection section: Int) -> String? {
    note("title \(section)")
    return "\(menu.name) \(section)"
  }

  func menu(_ menu: LazyMenu, rowsInSection section: Int) -> [MenuRow] {
    note("rows \(section)")
    return (0..<section).map { MenuRow("row \($0)") }
  }

  func menu(_ menu: LazyMenu, iconForSection section: Int) -> String? {
    note("icon \(section)")
    return "icon"
  }
}

@Suite struct AskingTests {
  @Test func rowsAreAskedForWhenTheirSectionIsFirstNeeded() {
    let source = CountingSource()
    var menu = LazyMenu(asking: source, named: "drinks")
    #expect(source.questions == ["sections"])
    let header = menu.header(ofSection: 1)
    #expect(header?.title == "drinks 1")
    #expect(header?.icon == "icon")
    _ = menu.header(ofSection: 1)
    #expect(source.questions == ["icon 1", "sections", "title 1"])
    #expect(!menu.hasRows(inSection: 2))
    let row = menu.row(at: LogicalIndex(section: 2, row: 1))
    #expect(row?.title == "row 1")
    let rows = menu.rows(inSection: 2)
    #expect(rows.count == 2)
    #expect(menu.hasRows(inSection: 2))
    #expect(source.count("rows 2") == 1)
    #expect(source.count("rows 1") == 0)
    #expect(source.count("title 1") == 1)
  }

  @Test func aWholeMenuAsksEachQuestionOnce() {
    let source = CountingSource()
    let menu = LinkedMenu(asking: source, named: "drinks")
    #expect(menu.title == "drinks")
    #expect(menu.sections.map(\.title) == ["drinks 0", "drinks 1", "drinks 2"])
    #expect(menu.sections.map(\.rows.count) == [0, 1, 2])
    #expect(source.questions.count == 10)
    #expect(source.asked.withLock { $0.values.allSatisfy { $0 == 1 } })
  }

  @Test func reloadingAsksAgain() {
    let source = CountingSource()
    var menu = LazyMenu(asking: source)
    _ = menu.rows(inSection: 2)
    menu.reload(section: 2)
    _ = menu.rows(inSection: 2)
    #expect(source.count("rows 2") == 2)
    menu.reload()
    #expect(!menu.hasRows(inSection: 2))
    #expect(source.count("sections") == 2)
  }

  @Test func sectionsThatAreNotThereAreNotAskedFor() {
    let source = CountingSource()
    var menu = LazyMenu(asking: source)
    let header = menu.header(ofSection: 3)
    let rows = menu.rows(inSection: -1)
    let row = menu.row(at: LogicalIndex(section: 1, row: 5))
    let isReplaced = menu.select(section: 3, telling: Replacing())
    #expect(header == nil && rows.isEmpty && row == nil && !isReplaced)
    #expect(source.questions == ["rows 1", "sections"])
  }

  private struct Replacing: MenuDelegate {
    func menu(_ menu: LazyMenu, didSelectSection section: Int) -> [MenuRow]? {
      section == 1 ? [MenuRow("fresh"), MenuRow("fresher")] : nil
    }
  }

  @Test func aDelegateMayReplaceTheRowsOfTheSelectedSection() {
    let source = CountingSource()
    var menu = LazyMenu(asking: source)
    let isReplaced = menu.select(section: 1, telling: Replacing())
    let fresh = menu.rows(inSection: 1)
    #expect(isReplaced)
    #expect(fresh.map(\.title) == ["fresh", "fresher"])
    #expect(source.count("rows 1") == 0, "what the delegate gave is not asked for")

    let isSecondReplaced = menu.select(section: 2, telling: Replacing())
    let second = menu.rows(inSection: 2)
    #expect(!isSecondReplaced)
    #expect(second.count == 2)
    menu.select(section: 1, telling: SilentDelegate())
    let kept = menu.rows(inSection: 1)
    #expect(kept == fresh)
  }

  @Test func aMenuAnswersForItself() {
    var menu = LinkedMenu(
      "Tea house", summary: "All of it", note: MenuText("*n*", format: .markdown))
    var section = MenuSection(
      "Tea", id: "t", icon: "leaf", selectedIcon: "leaf-on", summary: "hot", note: "a note",
      level: 1,
      rows: [MenuRow("Oolong", price: "4.50")], fields: [MenuField("origin", .text("Fujian"))])
    section.anchor = "tea"
    menu.sections = [section, MenuSection(nil)]
    #expect(LinkedMenu(asking: menu) == menu)
  }
}

@Suite struct BuildingTests {
  @Test func statementsBuildAMenu() {
    let greens = ["Sencha", "Longjing"]
    let isWinter = true
    let menu = LinkedMenu("Tea house", summary: "Hot and cold") {
      MenuSection("Tea", icon: "leaf") {
        MenuRow("Oolong", price: "4.50")
        for green in greens { MenuRow(green, price: "4.00") }
        if isWinter { MenuRow("Chai") } else { MenuRow("Iced tea") }
        if !isWinter { MenuRow("Sorbet") }
      }
      [MenuSection("Empty"), MenuSection(nil) {}]
    }
    #expect(menu.title == "Tea house")
    #expect(menu.summary == "Hot and cold")
    #expect(menu.sections.map(\.title) == ["Tea", "Empty", nil])
    #expect(menu.sections[0].rows.map(\.title) == ["Oolong", "Sencha", "Longjing", "Chai"])
    #expect(menu.sections[0].icon == "leaf")
  }
}

@Suite struct RowDetailsTests {
  private let menu = LazyMenu(asking: LinkedMenu(""))
  private let index = LogicalIndex(section: 0, row: 0)

  @Test func aRowBringsItsDetailItsNoteAndWhatItHolds() {
    let row = MenuRow(
      "Set menu", detail: "For two", note: MenuText("Ask *early*", format: .markdown),
      items: [
        MenuItem("Soup", items: [MenuItem("Miso", price: "3"), MenuItem("Pho")]), MenuItem("Rice"),
      ])
    let details = RowDetails().menu(menu, detailsFor: row, at: index)
    #expect(details.map(\.string) == ["For two", "Ask *early*", "Soup\n  Miso  3\n  Pho\nRice"])
    #expect(RowDetails().menu(menu, canOpen: row, at: index))
    #expect(RowDetails().menu(menu, heightOfDetail: 0, for: row, at: index) == nil)
  }

  @Test func aRowWithoutAnyCannotOpen() {
    #expect(!RowDetails().menu(menu, canOpen: MenuRow("Tea", detail: ""), at: index))
  }

  @Test func deepItemsDoNotOverflowTheStack() {
    var item = MenuItem("bottom")
    for level in 0..<2000 { item = MenuItem(String(level), items: [item]) }
    let details = RowDetails().menu(menu, detailsFor: MenuRow("deep", items: [item]), at: index)
    #expect(details.first?.string.split(separator: "\n").count == 2001)
  }
}
