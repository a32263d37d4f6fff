internal import MenuKit

/// The part of a menu that a filter leaves, with what is open in it, in lines of the sections' pane.
///
/// A section is a heading, its places (or a line that says it is empty), and a blank line unless it is
/// the last.
struct ShownMenu: Sendable {
  /// A section that is shown.
  struct Section: Sendable {
    /// Its place in the whole menu.
    var source: Int
    /// The places in the whole section of the rows that are shown.
    var rows: [Int]
  }

  /// What stands on a line.
  enum Line: Sendable, Equatable {
    case heading(section: Int)
    case place(ActualIndex)
    /// The line of a section without rows.
    case empty(section: Int)
    case blank
  }

  private(set) var sections: [Section]
  private(set) var expanded: ExpandedRows

  /// What is shown of a menu.
  ///
  /// - Parameters:
  ///   - sections: the sections that are shown, with their rows.
  ///   - details: how many details a row of the whole menu has open; 0 for none.
  init(_ sections: [Section], details: (LogicalIndex) -> Int) {
    self.sections = sections
    expanded = ExpandedRows(rowCounts: sections.map(\.rows.count))
    expanded.expandAll { index in
      details(
        LogicalIndex(
          section: sections[index.section].source, row: sections[index.section].rows[index.row]))
    }
  }

  /// Each section's height in lines.
  var metrics: SectionMetrics { SectionMetrics(sections.indices.map { Double(height(of: $0)) }) }

  private func height(of section: Int) -> Int {
    let isLast = section == sections.count - 1
    return 1 + max(1, expanded.actualCount(inSection: section)) + (isLast ? 0 : 1)
  }

  // MARK: - Lines

  /// What stands on a line of a section, counted from its heading.
  func line(_ offset: Int, inSection section: Int) -> Line {
    let count = expanded.actualCount(inSection: section)
    if offset == 0 { return .heading(section: section) }
    if offset <= count { return .place(ActualIndex(section: section, row: offset - 1)) }
    return count == 0 && offset == 1 ? .empty(section: section) : .blank
  }

  /// The row of the whole menu that a shown row is.
  func source(of index: LogicalIndex) -> LogicalIndex {
    let section = sections[index.section]
    return LogicalIndex(section: section.source, row: section.rows[index.row])
  }

  /// Where a row of the whole menu is shown; nil when it is not. O(*s* + log *n*).
  func shown(_ source: LogicalIndex) -> LogicalIndex? {
    guard let section = sections.firstIndex(where: { $0.source == source.section }) else {
      return nil
    }
    let rows = sections[section].rows
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < source.row { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low] == source.row else { return nil }
    return LogicalIndex(section: section, row: low)
  }

  // MARK: - Places

  /// The first place of all, or of a section or the next one that has any.
  func firstPlace(from section: Int = 0) -> ActualIndex? {
    (max(0, section)..<max(0, section, sections.count))
      .first { expanded.actualCount(inSection: $0) > 0 }
      .map { ActualIndex(section: $0, row: 0) }
  }

  /// The last place of all, or before a section.
  func lastPlace(before section: Int? = nil) -> ActualIndex? {
    (0..<min(section ?? sections.count, sections.count)).reversed()
      .first { expanded.actualCount(inSection: $0) > 0 }
      .map { ActualIndex(section: $0, row: expanded.actualCount(inSection: $0) - 1) }
  }

  /// The place after another.
  func place(after index: ActualIndex) -> ActualIndex? {
    if index.row + 1 < expanded.actualCount(inSection: index.section) {
      return ActualIndex(section: index.section, row: index.row + 1)
    }
    return firstPlace(from: index.section + 1)
  }

  /// The place before another.
  func place(before index: ActualIndex) -> ActualIndex? {
    if index.row > 0 { return ActualIndex(section: index.section, row: index.row - 1) }
    return lastPlace(before: index.section)
  }

  // MARK: - Opening

  /// Opens or closes a row, for a number of details; 0 closes it.
  ///
  /// - Returns: where in its section the lines come or go, from its heading, and how many.
  mutating func setDetails(_ count: Int, of index: LogicalIndex) -> (offset: Int, growth: Int)? {
    let former = expanded.detailCount(of: index)
    let difference = expanded.expand(index, details: count)
    guard let place = (difference.inserted.first ?? difference.removed.first) else { return nil }
    return (place.row + 1, count - former)
  }
}
