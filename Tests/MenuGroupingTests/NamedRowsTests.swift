import MenuKit
import Testing

@testable import MenuGrouping

/// A few names are looked for in one walk over the rows; an index of all names must find the same.
@Suite struct NamedRowsTests {
  @Test func `finds what an index of all names finds`() {
    let titles = [
      "Silken crab 4 炒飯", "Tea", "TEA!", "Crème brûlée", "crme-brle", "Straße 7", "Tea", "7", "İs",
      "Käse", "Kóse", "Süßholz",
    ]
    var sections = [
      MenuSection(
        "Dishes",
        rows: titles.enumerated().map { place, title in
          MenuRow(title, id: place % 2 == 0 ? "No. \(place)" : nil)
        })
    ]
    Anchors.give(to: &sections)
    let names =
      titles + sections[0].rows.map { String($0.anchor.utf8.dropFirst(7)) ?? "" }
      + ["silken-crab-4", "no-4", "NO 6", "tea-2", "creme-brulee", "strae 7", "", "炒飯", "nothing"]
      // Letters alone: of one row, and of two, which is none.
      + ["s-holz", "k-se"]
    var index = NameIndex(rowsOf: sections[0])
    #expect(NamedRows.rows(called: names, in: sections[0]) == names.map { index.find($0) })
  }
}
