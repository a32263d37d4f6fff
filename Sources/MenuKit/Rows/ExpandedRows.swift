/// Which rows are open and with how many details, and what place each row and detail thereby has.
///
/// A view that inserts details under rows counts places otherwise than its data does. The data's
/// count is the ``LogicalIndex``, the view's the ``ActualIndex``; this value converts between them in
/// time logarithmic in the number of open rows, and says of each change which actual places come
/// and go. Rows that are inserted, removed or moved keep the open rows open.
///
/// ```swift
/// var rows = ExpandedRows(rowCounts: [4, 2])
/// rows.expand(LogicalIndex(section: 0, row: 1), details: 2)
/// rows.actualIndex(of: LogicalIndex(section: 0, row: 2))  // section 0, row 4
/// rows.place(at: ActualIndex(section: 0, row: 3))         // detail 1 of row 1
/// ```
///
/// An index that is not there is answered with nil, and a change of one with no change. A copy takes
/// constant time for each section and is not touched by later changes.
public struct ExpandedRows: Sendable {
  /// A section's rows.
  struct Section: Sendable {
    var rowCount: Int
    var open: OpenRow?

    /// How many places there are, details counted.
    var actualCount: Int { rowCount + open.allDetails }
  }

  var sections: [Section]

  /// Rows that are all closed.
  ///
  /// - Parameter rowCounts: how many rows each section has; a negative number counts as 0.
  public init(rowCounts: [Int]) {
    sections = rowCounts.map { Section(rowCount: max(0, $0)) }
  }

  // MARK: - Counts

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many rows a section has, details not counted; 0 when there is no such section.
  public func rowCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  /// How many places a section has, open details counted; 0 when there is no such section. Constant time.
  public func actualCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].actualCount : 0
  }

  /// How many details are open under a row; 0 when it is closed. O(log *k*) in the section's open rows.
  public func detailCount(of index: LogicalIndex) -> Int {
    contains(index) ? sections[index.section].open.details(atRow: index.row).under : 0
  }

  /// Whether a row is open. O(log *k*) in the section's open rows.
  public func isOpen(_ index: LogicalIndex) -> Bool { detailCount(of: index) > 0 }

  /// All open rows, in order. O(*k*) in their number.
  public var openRows: [LogicalIndex] {
    sections.enumerated().flatMap { number, section in
      section.open.all.map { LogicalIndex(section: number, row: $0.row) }
    }
  }

  /// Whether a row is there.
  public func contains(_ index: LogicalIndex) -> Bool {
    index.row >= 0 && index.row < rowCount(inSection: index.section)
  }

  // MARK: - Conversions

  /// Where a row stands among all places. O(log *k*) in the section's open rows.
  public func actualIndex(of index: LogicalIndex) -> ActualIndex? {
    guard contains(index) else { return nil }
    let above = sections[index.section].open.details(atRow: index.row).above
    return ActualIndex(section: index.section, row: index.row + above)
  }

  /// Where one of a row's open details stands among all places. O(log *k*) in the section's open rows.
  ///
  /// - Parameters:
  ///   - detail: which one, from 0.
  ///   - index: the row.
  public func actualIndex(ofDetail detail: Int, of index: LogicalIndex) -> ActualIndex? {
    guard contains(index) else { return nil }
    let (above, under) = sections[index.section].open.details(atRow: index.row)
    guard detail >= 0, detail < under else { return nil }
    return ActualIndex(section: index.section, row: index.row + above + 1 + detail)
  }

  /// What stands at a place. O(log *k*) in the section's open rows.
  public func place(at index: ActualIndex) -> ActualPlace? {
    guard index.row >= 0, index.row < actualCount(inSection: index.section) else { return nil }
    let (row, detail) = sections[index.section].open.place(atActual: index.row)
    let logical = LogicalIndex(section: index.section, row: row)
    return detail.map { .detail($0, of: logical) } ?? .row(logical)
  }

  /// The row at a place, or the row whose detail stands there. O(log *k*) in the section's open rows.
  public func logicalIndex(of index: ActualIndex) -> LogicalIndex? {
    place(at: index)?.row
  }
}

/// What stands at an ``ActualIndex``.
public enum ActualPlace: Sendable, Hashable {
  /// A row.
  case row(LogicalIndex)
  /// One of a row's details, counted from 0.
  case detail(Int, of: LogicalIndex)

  /// The row, or the row that the detail belongs to.
  public var row: LogicalIndex {
    switch self {
    case .row(let index): index
    case .detail(_, of: let index): index
    }
  }
}

extension ExpandedRows: Equatable {
  /// Whether both have the same rows open. O(*k*) in their number.
  public static func == (left: Self, right: Self) -> Bool {
    left.sections.elementsEqual(right.sections) { one, other in
      one.rowCount == other.rowCount && one.open.all.elementsEqual(other.open.all, by: ==)
    }
  }
}
