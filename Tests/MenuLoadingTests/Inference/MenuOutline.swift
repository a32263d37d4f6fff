import Diagnostics
import MenuKit
import MenuLoading
import MenuModel

/// Sections with their rows, from a record set: what grouping makes of it, without order and
/// anchors.
struct MenuOutline {
  var sections: [(title: String?, level: Int, rows: [MenuRow])] = []
  var diagnostics: [Diagnostic]
  var reading: Reading?

  init(
    _ bytes: [UInt8], name: String, options: ReadingOptions = ReadingOptions(),
    other: (String) -> Value? = { _ in nil }
  ) {
    let data = DataFile(bytes, name: name, options: options)
    diagnostics = data.diagnostics
    guard let value = data.value, let file = data.file else { return }
    let result = DataInterpretation(of: value, in: file, options: options, other: other)
    diagnostics += result.diagnostics
    reading = result.reading
    if let records = result.records { group(records) }
  }

  init(
    _ text: String, options: ReadingOptions = ReadingOptions(),
    other: (String) -> Value? = { _ in nil }
  ) {
    self.init(Array(text.utf8), name: "data", options: options, other: other)
  }

  private mutating func group(_ set: RecordSet) {
    sections = set.sections.map { ($0.title, $0.level, []) }
    var places: [String?: Int] = [:]
    for (place, section) in sections.enumerated().reversed() {
      if let title = section.title { places[title] = place }
    }
    for record in set.records {
      switch record.placement {
      case .section(let place): sections[place].rows.append(record.row)
      case .none: add(record.row, to: nil, &places)
      case .keys(let names): for name in names { add(record.row, to: name, &places) }
      }
    }
  }

  private mutating func add(_ row: MenuRow, to name: String?, _ places: inout [String?: Int]) {
    if places[name] == nil {
      places[name] = sections.count
      sections.append((name, 0, []))
    }
    if let place = places[name] { sections[place].rows.append(row) }
  }

  /// `Drinks(Tea, Coffee) Food()`: titles of sections and rows; `–` for no title, `>` for each level.
  var text: String {
    sections.map { section in
      String(repeating: ">", count: section.level) + (section.title ?? "–") + "("
        + section.rows.map(Self.text).joined(separator: ", ") + ")"
    }.joined(separator: " ")
  }

  static func text(_ row: MenuRow) -> String {
    row.title + (row.price.map { " \($0)" } ?? "")
      + (row.items.isEmpty ? "" : "[" + row.items.map(text).joined(separator: ", ") + "]")
  }

  static func text(_ item: MenuItem) -> String {
    item.title + (item.price.map { " \($0)" } ?? "")
      + (item.items.isEmpty ? "" : "[" + item.items.map(text).joined(separator: ", ") + "]")
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  var notices: [String] {
    diagnostics.map { diagnostic in
      "\(diagnostic.severity.word): \(diagnostic.summary)"
        + (diagnostic.suggestion.map { " — \($0)" } ?? "")
    }
  }
}
