import Diagnostics
import MenuKit
import MenuLoading
import MenuModel
import Testing

/// Long flat lists, which are decoded in stretches by several threads: what a row owes to the rows
/// before it must reach over the ends of stretches.
@Suite struct FlatStretchTests {
  /// What a table gives, by one thread and by several.
  private func outlines(_ text: String, _ options: ReadingOptions = ReadingOptions()) -> [String] {
    [1, 2, 5].map { jobs in
      let data = DataFile(Array(text.utf8), name: "rows", options: options)
      guard let value = data.value, let file = data.file else { return "" }
      let read = DataInterpretation(of: value, in: file, options: options, jobs: jobs)
      let records = read.records?.records ?? []
      let sections = read.records?.sections.map { $0.title ?? "–" } ?? []
      let rows = records.map { record in
        "\(record.placement) \(record.row.title) \(record.row.items.map(\.title)) \(record.range)"
      }
      return (sections + rows + read.diagnostics.map { "\($0.summary) \($0.span?.range ?? 0..<0)" })
        .joined(separator: "\n")
    }
  }

  @Test func `an empty cell means the group above it, however far`() {
    let rows = (0..<2000).map { "\($0 % 10 == 0 ? "Part \($0 / 10)" : ""),Dish \($0),\($0).50" }
    let found = outlines("part,dish,price\n" + rows.joined(separator: "\n"))
    #expect(found[0].contains("keys([\"Part 25\"]) Dish 259 "))
    #expect(found[1] == found[0] && found[2] == found[0])
  }

  @Test func `a heading is above all rows up to the next`() {
    let rows = (0..<2000).map { number in
      number % 700 == 0
        ? #"{"header": "Part \#(number / 700)"}"# : #"{"dish": "Dish \#(number)", "price": 3}"#
    }
    let found = outlines("[" + rows.joined(separator: ",\n") + "]")
    #expect(found[0].hasPrefix("Part 0\nPart 1\nPart 2\n"))
    #expect(found[0].contains("section(1) Dish 1399 "))
    #expect(found[1] == found[0] && found[2] == found[0])
  }

  @Test func `a variant belongs to the row before it`() {
    var rows = ["Handle,Title,Option1 Name,Option1 Value,Variant Price"]
    for number in 0..<1000 {
      rows.append("dish-\(number),Dish \(number),Size,Small,3")
      rows.append("dish-\(number),,,Large,4")
    }
    let found = outlines(rows.joined(separator: "\n"))
    #expect(found[0].contains("Dish 999 [\"Small\", \"Large\"]"))
    #expect(found[1] == found[0] && found[2] == found[0])
  }

  @Test func `the first place of what is wrong is told`() {
    var rows = (0..<2000).map { "Part,Dish \($0),\($0)" }
    rows[700] = "Part,,"
    rows[1500] = "Part,,7"
    rows[1501] = "Part,,8"
    let found = outlines("part,dish,price\n" + rows.joined(separator: "\n"))
    #expect(found[0].contains("this row has"))
    #expect(found[1] == found[0] && found[2] == found[0])
  }
}
