extension ExpandedRows {
  /// Takes up closed rows that the data inserted; the rows from there on move down, open or not.
  ///
  /// - Parameters:
  ///   - index: where the first of them stands afterwards, at most after the section's last row.
  ///   - count: how many.
  /// - Returns: the places that come.
  /// - Complexity: O(log *k*) in the section's open rows, and linear in `count`.
  @discardableResult
  public mutating func insertRows(at index: LogicalIndex, count: Int = 1) -> RowDifference {
    guard sections.indices.contains(index.section), count > 0, index.row >= 0,
      index.row <= sections[index.section].rowCount
    else { return RowDifference() }
    let start = index.row + sections[index.section].open.details(atRow: index.row).above
    let (before, after) = sections[index.section].open.split(before: index.row)
    sections[index.section].open = .join(before, after.shifted(by: count))
    sections[index.section].rowCount += count
    return RowDifference(inserted: Self.places(index.section, start, count))
  }

  /// Takes up that the data removed rows, with what was open under them.
  ///
  /// - Parameters:
  ///   - index: the first of them.
  ///   - count: how many; no more than there are.
  /// - Returns: the places that go.
  /// - Complexity: O(log *k*) in the section's open rows, and linear in the places that go.
  @discardableResult
  public mutating func removeRows(at index: LogicalIndex, count: Int = 1) -> RowDifference {
    guard contains(index), count > 0 else { return RowDifference() }
    let section = sections[index.section]
    let count = min(count, section.rowCount - index.row)
    let start = index.row + section.open.details(atRow: index.row).above
    let (before, after) = section.open.split(before: index.row)
    let (gone, rest) = after.split(before: index.row + count - before.rows)
    sections[index.section].open = .join(before, rest.shifted(by: gone.rows - count))
    sections[index.section].rowCount -= count
    return RowDifference(removed: Self.places(index.section, start, count + gone.allDetails))
  }

  /// Takes up that the data moved a row; it stays open when it was, in another section too.
  ///
  /// - Parameters:
  ///   - index: where it stood.
  ///   - destination: where it stands afterwards, itself not counted.
  /// - Returns: the places that go and come; nothing when it stays where it was.
  /// - Complexity: O(log *k*) in the sections' open rows, and linear in the row's details.
  @discardableResult
  public mutating func moveRow(at index: LogicalIndex, to destination: LogicalIndex)
    -> RowDifference
  {
    let most =
      rowCount(inSection: destination.section) - (index.section == destination.section ? 1 : 0)
    guard contains(index), index != destination, sections.indices.contains(destination.section),
      destination.row >= 0, destination.row <= most
    else { return RowDifference() }
    let details = detailCount(of: index)
    let removal = removeRows(at: index)
    let insertion = insertRows(at: destination)
    return removal.followed(by: insertion).followed(by: expand(destination, details: details))
  }

  // MARK: - Sections

  /// Takes up a section that the data inserted, its rows closed. O(*s*) in the number of sections.
  ///
  /// - Parameters:
  ///   - section: where it stands afterwards; brought between 0 and the number of sections.
  ///   - rowCount: how many rows it has; a negative number counts as 0.
  public mutating func insertSection(at section: Int, rowCount: Int) {
    let place = min(max(0, section), sections.count)
    sections.insert(Section(rowCount: max(0, rowCount)), at: place)
  }

  /// Takes up that the data removed a section. O(*s*) in the number of sections.
  public mutating func removeSection(at section: Int) {
    guard sections.indices.contains(section) else { return }
    sections.remove(at: section)
  }

  /// Takes up that the data moved a section, which keeps its open rows. O(*s*) in the number of sections.
  ///
  /// - Parameters:
  ///   - section: where it stood.
  ///   - destination: where it stands afterwards, itself not counted.
  public mutating func moveSection(at section: Int, to destination: Int) {
    guard sections.indices.contains(section), sections.indices.contains(destination) else { return }
    sections.insert(sections.remove(at: section), at: destination)
  }

  private static func places(_ section: Int, _ start: Int, _ count: Int) -> [ActualIndex] {
    (start..<(start + count)).map { ActualIndex(section: section, row: $0) }
  }
}
