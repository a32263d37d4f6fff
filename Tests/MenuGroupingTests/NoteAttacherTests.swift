internal import Diagnostics
internal import MenuGrouping
internal import MenuKit
internal import MenuModel
internal import Testing

@Suite("Giving notes to what they name") struct NoteAttacherTests {
  /// 40 sections of 50 dishes, enough for several threads; a few dishes of odd names.
  static func menu() -> LinkedMenu {
    let records = (0..<2000).map { number in
      Record(.keys(["Part \(number / 50)"]), MenuRow(title(number)))
    }
    let grouped = Grouper().group(RecordSet(records: records))
    return LinkedMenu("Menu", sections: grouped.sections)
  }

  static func title(_ number: Int) -> String {
    switch number {
    case 7: "Crème brûlée"
    case 8: "  (Ice) & Cream!"
    case 9: "Ёлка"
    default: "Dish \(number)"
    }
  }

  static func note(_ path: String) -> Note {
    Note(file: path + ".md", text: path, path: path.split(separator: "/").map(String.init))
  }

  /// Titles of the rows with a note, and the texts of the notes.
  static func attached(_ paths: [String], jobs: Int) -> [String] {
    var menu = menu()
    let messages = NoteAttacher.attach(paths.map(note), to: &menu, jobs: jobs)
    let rows = menu.sections.flatMap(\.rows).filter { $0.note != nil }
    return rows.map { "\($0.title): \($0.note?.string ?? "")" } + messages.map(\.summary)
  }

  @Test(arguments: [1, 2, 7])
  func `a name is found in whatever spelling, by any number of threads`(jobs: Int) {
    let decomposed = "part-0/cre\u{300}me bru\u{302}le\u{301}e"
    let found = Self.attached(
      [decomposed, "Part 0/ice-cream", "part-0/ЁЛКА", "part_39/DISH 1999", "part-20/dish-1049"],
      jobs: jobs)
    #expect(
      found == [
        "Crème brûlée: \(decomposed)", "  (Ice) & Cream!: Part 0/ice-cream",
        "Ёлка: part-0/ЁЛКА", "Dish 1049: part-20/dish-1049", "Dish 1999: part_39/DISH 1999",
      ])
  }

  @Test(arguments: [1, 3])
  func `a row may go by its name alone, and what is not there is told`(jobs: Int) {
    #expect(
      Self.attached(["dish-1234", "part-3/dish-1"], jobs: jobs) == [
        "Dish 1234: dish-1234",
        "this note belongs to nothing: there is no row ‘dish-1’ in ‘Part 3’",
      ])
  }

  /// The name that the page itself gives a row goes before what another row calls itself.
  @Test(arguments: [1, 3])
  func `an anchor goes before an id or a title that reads the same`(jobs: Int) {
    let rows = [
      MenuRow("Tea", id: "green-tea"), MenuRow("Green tea"), MenuRow("Tea, black", id: "x"),
      MenuRow("X"),
    ]
    let grouped = Grouper().group(RecordSet(records: rows.map { Record(.keys(["Hot"]), $0) }))
    var menu = LinkedMenu("Menu", sections: grouped.sections)
    let notes = ["hot/green tea", "hot/GREEN-TEA", "green-tea", "x", "hot/tea-black", "hot/tea"]
    let messages = NoteAttacher.attach(notes.map(Self.note), to: &menu, jobs: jobs)
    let texts = menu.sections[0].rows.map { $0.note?.string }
    #expect(texts == ["hot/tea", "hot/green tea", "hot/tea-black", "x"])
    #expect(messages.count == 2 && messages.allSatisfy { $0.code == .noteRepeated })
  }
}
