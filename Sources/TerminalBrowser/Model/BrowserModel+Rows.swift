internal import MenuKit

extension BrowserModel {
  // MARK: - Opening

  /// Opens or closes the row under the cursor, also from one of its details.
  mutating func toggleRow() {
    guard let (index, row) = currentRow, let cursor,
      let shownIndex = shown.expanded.logicalIndex(of: cursor)
    else { return }
    let isOpening = open.remove(index) == nil
    let count = isOpening ? details(of: row, at: index).count : 0
    if isOpening, count == 0 {
      notice = "Nothing more about this row"
      return
    }
    if isOpening { open.insert(index) }
    let change = shown.setDetails(count, of: shownIndex)
    self.cursor = shown.expanded.actualIndex(of: shownIndex)
    if let change {
      tell(
        .resized(
          section: cursor.section, at: Double(change.offset), by: Double(change.growth)))
    }
    showCursor()
    showOpened(count)
  }

  /// Scrolls so far that as many details as fit are in view below the row.
  private mutating func showOpened(_ count: Int) {
    guard count > 0, let cursor else { return }
    let last = line(of: cursor) + count
    let line = min(line(of: cursor), max(position, last - window + 1))
    if line != position { scroll(to: line) }
  }

  /// Opens the rows that start open.
  mutating func openAtStart() {
    let opening = options.opening
    openRows { row, isFirst in
      switch opening {
      case .none: row.startsExpanded ?? false
      case .first: row.startsExpanded ?? isFirst
      case .all: row.startsExpanded ?? true
      }
    }
  }

  /// Opens rows that have details and answer a condition, which is also told whether the row is the
  /// first of its section that has any.
  private mutating func openRows(where isOpen: (MenuRow, Bool) -> Bool) {
    for (section, content) in menu.sections.enumerated() {
      var isFirst = true
      for (row, content) in content.rows.enumerated() {
        let index = LogicalIndex(section: section, row: row)
        guard !details(of: content, at: index).isEmpty else { continue }
        if isOpen(content, isFirst) { open.insert(index) }
        isFirst = false
      }
    }
  }

  /// Opens all rows, or closes all when any is open.
  mutating func toggleAll() {
    let shownRow = cursor.flatMap { shown.expanded.logicalIndex(of: $0) }
    if open.isEmpty { openRows { _, _ in true } } else { open = [] }
    showMatches()
    cursor = shownRow.flatMap { shown.expanded.actualIndex(of: $0) }
    showCursor()
  }

  // MARK: - Picking

  /// Changes the selection by the row under the cursor.
  mutating func pick(_ change: (inout Selection, String) -> SelectionChange) {
    guard let (index, row) = currentRow else { return }
    let id = ids[index.section][index.row]
    if row.isUnavailable, selection.quantity(of: id) == 0 {
      notice = "“\(row.title)” is not available"
      return
    }
    if change(&selection, id) == .full {
      notice = "No more than \(selection.limit ?? Selection.mostRows) can be picked"
    }
  }

  /// The rows that are picked, with their quantities, in the order of picking.
  var picked: [(pick: Selection.Pick, row: MenuRow)] {
    var rows: [String: MenuRow] = [:]
    for (section, content) in menu.sections.enumerated() {
      for (row, content) in content.rows.enumerated() {
        let id = ids[section][row]
        if selection.quantity(of: id) > 0, rows[id] == nil { rows[id] = content }
      }
    }
    return selection.picks.compactMap { pick in rows[pick.id].map { (pick, $0) } }
  }

  /// What the picks cost.
  var total: SelectionTotal {
    let prices = Dictionary(
      picked.map { ($0.pick.id, $0.row.price) }, uniquingKeysWith: { first, _ in first })
    return selection.total(currency: options.currency) { prices[$0] ?? nil }
  }
}
