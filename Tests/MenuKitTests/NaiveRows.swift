import MenuKit

/// The plain way to know what is open: a list of rows for each section. Every question walks it.
struct NaiveRows {
  struct Row: Equatable {
    var name: Int
    var details = 0
  }

  /// What stands at a place, by name.
  enum Cell: Equatable {
    case row(Int)
    case detail(Int, of: Int)
  }

  var sections: [[Row]]
  private var nextName = 0

  init(rowCounts: [Int]) {
    sections = []
    for count in rowCounts { sections.append(rows(count)) }
  }

  mutating func rows(_ count: Int) -> [Row] {
    nextName += count
    return (nextName - count..<nextName).map { Row(name: $0) }
  }

  func cells(_ section: Int) -> [Cell] {
    sections[section].flatMap { row in
      [.row(row.name)] + (0..<row.details).map { .detail($0, of: row.name) }
    }
  }

  func actual(of index: LogicalIndex) -> Int {
    index.row + sections[index.section].prefix(index.row).map(\.details).reduce(0, +)
  }

  func place(at index: ActualIndex) -> ActualPlace? {
    var left = index.row
    for (number, row) in sections[index.section].enumerated() {
      let logical = LogicalIndex(section: index.section, row: number)
      if left == 0 { return .row(logical) }
      if left <= row.details { return .detail(left - 1, of: logical) }
      left -= 1 + row.details
    }
    return nil
  }

  /// Whether a difference turns the cells of a former state into these, as a table view would check.
  func isReached(from former: NaiveRows, by difference: RowDifference) -> Bool {
    guard sections.count == former.sections.count else { return false }
    for section in sections.indices {
      var cells = former.cells(section)
      let target = self.cells(section)
      for index in difference.removed.reversed() where index.section == section {
        guard cells.indices.contains(index.row) else { return false }
        cells.remove(at: index.row)
      }
      for index in difference.inserted where index.section == section {
        guard index.row <= cells.count, index.row < target.count else { return false }
        cells.insert(target[index.row], at: index.row)
      }
      guard cells == target else { return false }
    }
    let isInOrder = zip(difference.removed, difference.removed.dropFirst()).allSatisfy { $0 < $1 }
    return isInOrder
      && zip(difference.inserted, difference.inserted.dropFirst()).allSatisfy { $0 < $1 }
  }
}
