internal import MenuModel
internal import Testing

@testable internal import MenuLoading

/// Data in another form has all that it had.
@Suite struct DataArrangementTests {
  private func arranged(_ text: String) throws -> Value {
    let value = try #require(DataFile(Array(text.utf8), name: "data.json").value)
    return DataArrangement.arranged(value)
  }

  @Test func whatAnObjectAndItsBodyTellStays() throws {
    let text = """
      [{"type":"dish","name":"a","dish":{"name":"Tea","price":2}},
       {"type":"dish","name":"b","dish":{"name":"Pie","price":3}}]
      """
    let row = try #require(try arranged(text).list?.first)
    #expect(row.value(at: ["name"])?.scalarText == "a")
    #expect(row.value(at: ["dish", "name"])?.scalarText == "Tea")
    #expect(row.value(at: ["price"])?.scalarText == "2")
  }

  @Test func aLateRowOfMoreCellsKeepsThem() throws {
    let rows = (0..<60).map { #"["Tea \#($0)","hot"]"# } + [#"["Pie","cold","more"]"#]
    let text = #"{"columns":["name","served"],"data":[\#(rows.joined(separator: ","))]}"#
    let last = try #require(try arranged(text).value(at: ["data", "60"]))
    let cells = last.list ?? last.map?.values ?? []
    #expect(cells.compactMap(\.scalarText) == ["Pie", "cold", "more"])
  }
}
