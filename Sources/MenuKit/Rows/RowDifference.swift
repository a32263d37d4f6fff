/// What changes in a list of actual rows: ready for `performBatchUpdates`.
///
/// As there, removed indexes count in the list before the change, inserted ones in the list after
/// it; each is in order and stands once.
///
/// ```swift
/// var rows = ExpandedRows(rowCounts: [4])
/// let difference = rows.toggle(index)
/// tableView.performBatchUpdates {
///   tableView.deleteRows(at: difference.removed.map(indexPath), with: .fade)
///   tableView.insertRows(at: difference.inserted.map(indexPath), with: .fade)
/// }
/// ```
public struct RowDifference: Sendable, Hashable {
  /// The places that go, as they were before.
  public var removed: [ActualIndex]
  /// The places that come, as they are afterwards.
  public var inserted: [ActualIndex]

  /// A difference; nothing by default. Both lists are to be in order.
  public init(removed: [ActualIndex] = [], inserted: [ActualIndex] = []) {
    self.removed = removed
    self.inserted = inserted
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Both differences as one: this one, and one of the list that it makes. What the first inserts and
  /// the second removes is in neither list.
  ///
  /// - Complexity: O(*n* log *n*) in the number of indexes.
  public func followed(by next: RowDifference) -> RowDifference {
    if isEmpty { return next }
    if next.isEmpty { return self }
    // Between the two stand the first one's inserted and the second one's removed indexes.
    let cancelled = Set(inserted).intersection(next.removed)
    let before = Self.places(
      of: next.removed.filter { !cancelled.contains($0) }, without: inserted, among: removed)
    let after = Self.places(
      of: inserted.filter { !cancelled.contains($0) }, without: next.removed, among: next.inserted)
    return RowDifference(
      removed: (removed + before).sorted(), inserted: (next.inserted + after).sorted())
  }

  /// Where places stand in another list: the one without some places and with others among them. All
  /// are in order; a walk along each.
  private static func places(
    of indexes: [ActualIndex], without gone: [ActualIndex], among come: [ActualIndex]
  ) -> [ActualIndex] {
    var (goneCursor, comeCursor) = (0, 0)
    var (goneBefore, comeBefore) = (0, 0)
    var section: Int?
    return indexes.map { index in
      if section != index.section { (section, goneBefore, comeBefore) = (index.section, 0, 0) }
      while goneCursor < gone.count, gone[goneCursor] < index {
        if gone[goneCursor].section == index.section { goneBefore += 1 }
        goneCursor += 1
      }
      let rank = index.row - goneBefore
      while comeCursor < come.count,
        come[comeCursor] <= ActualIndex(section: index.section, row: rank + comeBefore)
      {
        if come[comeCursor].section == index.section { comeBefore += 1 }
        comeCursor += 1
      }
      return ActualIndex(section: index.section, row: rank + comeBefore)
    }
  }
}
