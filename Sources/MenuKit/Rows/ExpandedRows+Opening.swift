extension ExpandedRows {
  /// Opens a row, or gives an open one another number of details.
  ///
  /// - Parameters:
  ///   - index: the row.
  ///   - details: how many details open under it; less than 1 closes it.
  /// - Returns: the places that come and go; nothing when it was so already.
  /// - Complexity: O(log *k*) in the section's open rows, and linear in `details`.
  @discardableResult
  public mutating func expand(_ index: LogicalIndex, details: Int = 1) -> RowDifference {
    guard contains(index) else { return RowDifference() }
    let (above, former) = sections[index.section].open.details(atRow: index.row)
    let count = max(0, details)
    guard count != former else { return RowDifference() }
    setDetails(count, of: index)
    let start = index.row + above + 1
    let changed = (start + min(count, former))..<(start + max(count, former))
    let places = changed.map { ActualIndex(section: index.section, row: $0) }
    return count > former ? RowDifference(inserted: places) : RowDifference(removed: places)
  }

  /// Closes a row.
  ///
  /// - Returns: the places of its details, which go; nothing when it was closed.
  /// - Complexity: O(log *k*) in the section's open rows, and linear in its details.
  @discardableResult
  public mutating func collapse(_ index: LogicalIndex) -> RowDifference {
    expand(index, details: 0)
  }

  /// Opens a closed row, closes an open one.
  ///
  /// - Parameters:
  ///   - index: the row.
  ///   - details: how many details open.
  /// - Returns: the places that come and go.
  /// - Complexity: as ``expand(_:details:)``.
  @discardableResult
  public mutating func toggle(_ index: LogicalIndex, details: Int = 1) -> RowDifference {
    isOpen(index) ? collapse(index) : expand(index, details: details)
  }

  /// Opens all rows that can be opened.
  ///
  /// - Parameter details: how many details a row has; less than 1 leaves it as it is. By default 1.
  /// - Returns: the places that come and go.
  /// - Complexity: O(*n*) in the number of rows.
  @discardableResult
  public mutating func expandAll(
    details: (LogicalIndex) -> Int = { _ in 1 }
  ) -> RowDifference {
    let former = self
    for section in sections.indices {
      let open = Dictionary(
        sections[section].open.all.map { ($0.row, $0.details) }, uniquingKeysWith: { $1 })
      var rows: [(row: Int, details: Int)] = []
      for row in 0..<sections[section].rowCount {
        let count = details(LogicalIndex(section: section, row: row))
        if count > 0 {
          rows.append((row, count))
        } else if let kept = open[row] {
          rows.append((row, kept))
        }
      }
      sections[section].open = .tree(of: rows[...])
    }
    return difference(from: former)
  }

  /// Closes all rows.
  ///
  /// - Returns: the places of all details, which go.
  /// - Complexity: O(*k*) in the number of open rows and their details.
  @discardableResult
  public mutating func collapseAll() -> RowDifference {
    let former = self
    for section in sections.indices { sections[section].open = nil }
    return difference(from: former)
  }

  /// What comes and goes between a former state of the same rows and this one.
  private func difference(from former: ExpandedRows) -> RowDifference {
    var difference = RowDifference()
    for section in sections.indices {
      let before = former.sections[section].open.all
      let after = sections[section].open.all
      var (old, new) = (0, 0)
      var (detailsBefore, detailsAfter) = (0, 0)
      while old < before.count || new < after.count {
        let row = min(
          old < before.count ? before[old].row : .max, new < after.count ? after[new].row : .max)
        let had = old < before.count && before[old].row == row ? before[old].details : 0
        let has = new < after.count && after[new].row == row ? after[new].details : 0
        for detail in min(had, has)..<had {
          difference.removed.append(.init(section: section, row: row + detailsBefore + 1 + detail))
        }
        for detail in min(had, has)..<has {
          difference.inserted.append(.init(section: section, row: row + detailsAfter + 1 + detail))
        }
        if had > 0 { old += 1 }
        if has > 0 { new += 1 }
        detailsBefore += had
        detailsAfter += has
      }
    }
    return difference
  }

  /// Sets how many details are open under a row that is there.
  private mutating func setDetails(_ details: Int, of index: LogicalIndex) {
    let (before, after) = sections[index.section].open.split(before: index.row)
    let gap = index.row - before.rows
    // What follows, counted from this row.
    var rest: OpenRow?
    if let (first, others) = after.withoutFirst, first.gap == gap {
      rest = others
    } else {
      rest = after.shifted(by: -(gap + 1))
    }
    sections[index.section].open =
      details > 0
      ? .join(before, OpenRow(nil, gap: gap, details: details, nil), rest)
      : .join(before, rest.shifted(by: gap + 1))
  }
}
