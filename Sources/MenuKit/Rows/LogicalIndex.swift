/// The place of a row among the rows alone, whatever is open: what the data means by an index.
///
/// A type of its own, so that it cannot be taken for an ``ActualIndex``; ``ExpandedRows`` converts.
public struct LogicalIndex: Sendable, Hashable, Comparable {
  /// The section, from 0.
  public var section: Int
  /// The row within its section, from 0; details do not count.
  public var row: Int

  /// An index.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Orders by section, then by row.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// The place of a row or of a detail among all that a view shows: what a table view means by an index.
///
/// A type of its own, so that it cannot be taken for a ``LogicalIndex``; ``ExpandedRows`` converts.
public struct ActualIndex: Sendable, Hashable, Comparable {
  /// The section, from 0.
  public var section: Int
  /// The place within its section, from 0; open details count.
  public var row: Int

  /// An index.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Orders by section, then by place.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
