/// An open row in a balanced tree of a section's open rows; a node with all that lies under it.
///
/// Each knows how many closed rows lie between it and the open row before it, so that inserting or
/// deleting rows changes one node, not all that follow. Nodes never change: a change makes new ones
/// along one path, and the former tree stays valid. The heights of a node's two sides differ by one
/// at most.
final class OpenRow: Sendable {
  let left: OpenRow?
  let right: OpenRow?
  /// The closed rows between the open row before and this one.
  let gap: Int
  /// The details that are open under this row, at least 1.
  let details: Int

  /// The levels of the tree under and with this node.
  let height: Int
  /// The rows, open and closed, from the start of this subtree to its last open row.
  let rows: Int
  /// All details of this subtree.
  let allDetails: Int

  init(_ left: OpenRow?, gap: Int, details: Int, _ right: OpenRow?) {
    self.left = left
    self.right = right
    self.gap = gap
    self.details = details
    height = max(left.height, right.height) + 1
    rows = left.rows + gap + 1 + right.rows
    allDetails = left.allDetails + details + right.allDetails
  }

  /// A copy with other sides.
  func with(_ left: OpenRow?, _ right: OpenRow?) -> OpenRow {
    OpenRow(left, gap: gap, details: details, right)
  }
}

/// A whole tree is an optional node. Rows are counted from the start of the tree: the row after the
/// last open row of whatever stands before it.
extension OpenRow? {
  var height: Int { self?.height ?? 0 }
  var rows: Int { self?.rows ?? 0 }
  var allDetails: Int { self?.allDetails ?? 0 }

  // MARK: - Joining and splitting

  /// One tree of all that stands left, a node, and all that stands right. O(difference of heights).
  static func join(_ left: OpenRow?, _ middle: OpenRow, _ right: OpenRow?) -> OpenRow {
    if let left, left.height > right.height + 1 { return joinRight(left, middle, right) }
    if let right, right.height > left.height + 1 { return joinLeft(left, middle, right) }
    return middle.with(left, right)
  }

  private static func joinRight(_ left: OpenRow, _ middle: OpenRow, _ right: OpenRow?) -> OpenRow {
    let inner = left.right
    if let inner, inner.height > right.height + 1 {
      return balanced(left, left.left, joinRight(inner, middle, right))
    }
    return balanced(left, left.left, middle.with(inner, right))
  }

  private static func joinLeft(_ left: OpenRow?, _ middle: OpenRow, _ right: OpenRow) -> OpenRow {
    let inner = right.left
    if let inner, inner.height > left.height + 1 {
      return balanced(right, joinLeft(left, middle, inner), right.right)
    }
    return balanced(right, middle.with(left, inner), right.right)
  }

  /// A node over two sides of which one may be too high by one, turned so that none is.
  private static func balanced(_ node: OpenRow, _ left: OpenRow?, _ right: OpenRow?) -> OpenRow {
    if let left, left.height > right.height + 1 {
      if let inner = left.right, inner.height > left.left.height {
        return inner.with(left.with(left.left, inner.left), node.with(inner.right, right))
      }
      return left.with(left.left, node.with(left.right, right))
    }
    if let right, right.height > left.height + 1 {
      if let inner = right.left, inner.height > right.right.height {
        return inner.with(node.with(left, inner.left), right.with(inner.right, right.right))
      }
      return right.with(node.with(left, right.left), right.right)
    }
    return node.with(left, right)
  }

  /// One tree of two that follow each other. O(log *k*).
  static func join(_ left: OpenRow?, _ right: OpenRow?) -> OpenRow? {
    guard let (first, rest) = right.withoutFirst else { return left }
    return join(left, first, rest)
  }

  /// The open rows before a row, and those from it on, whose rows then count from the last of the
  /// others. O(log *k*).
  func split(before row: Int) -> (OpenRow?, OpenRow?) {
    guard let self else { return (nil, nil) }
    let own = self.left.rows + self.gap
    if row <= own {
      let (before, after) = self.left.split(before: row)
      return (before, .join(after, self, self.right))
    }
    let (before, after) = self.right.split(before: row - own - 1)
    return (.join(self.left, self, before), after)
  }

  /// The first open row, and the tree without it, whose rows then count from that one. O(log *k*).
  var withoutFirst: (first: OpenRow, rest: OpenRow?)? {
    guard let self else { return nil }
    guard let (first, rest) = self.left.withoutFirst else { return (self, self.right) }
    return (first, .join(rest, self, self.right))
  }

  /// The tree with more closed rows before its first open row. O(log *k*).
  func shifted(by rows: Int) -> OpenRow? {
    guard let self else { return nil }
    guard self.left == nil else { return self.with(self.left.shifted(by: rows), self.right) }
    return OpenRow(nil, gap: self.gap + rows, details: self.details, self.right)
  }

  // MARK: - Asking

  /// How many details stand above a row, and how many are open under it. O(log *k*).
  func details(atRow row: Int) -> (above: Int, under: Int) {
    var node = self
    var row = row
    var above = 0
    while let here = node {
      let own = here.left.rows + here.gap
      if row < own {
        // Closed rows of the gap have the details of the left side above them.
        if row >= here.left.rows { return (above + here.left.allDetails, 0) }
        node = here.left
      } else if row == own {
        return (above + here.left.allDetails, here.details)
      } else {
        above += here.left.allDetails + here.details
        row -= own + 1
        node = here.right
      }
    }
    return (above, 0)
  }

  /// The row at an actual place, and which of its details stands there, if any. O(log *k*).
  func place(atActual actual: Int) -> (row: Int, detail: Int?) {
    var node = self
    var left = actual
    var row = 0
    while let here = node {
      let before = here.left.rows + here.left.allDetails
      if left < before {
        node = here.left
      } else if left <= before + here.gap {
        return (row + here.left.rows + left - before, nil)
      } else if left <= before + here.gap + here.details {
        return (row + here.left.rows + here.gap, left - before - here.gap - 1)
      } else {
        row += here.left.rows + here.gap + 1
        left -= before + here.gap + 1 + here.details
        node = here.right
      }
    }
    return (row + left, nil)
  }

  /// All open rows with their details, in order. O(*k*).
  var all: [(row: Int, details: Int)] {
    var all: [(row: Int, details: Int)] = []
    var stack: [OpenRow] = []
    var node = self
    var row = -1
    while node != nil || !stack.isEmpty {
      while let here = node {
        stack.append(here)
        node = here.left
      }
      guard let here = stack.popLast() else { break }
      row += here.gap + 1
      all.append((row, here.details))
      node = here.right
    }
    return all
  }

  /// A tree of open rows that stand in order, after a row. O(*k*).
  static func tree(of rows: ArraySlice<(row: Int, details: Int)>, after former: Int = -1)
    -> OpenRow?
  {
    guard !rows.isEmpty else { return nil }
    let middle = rows.startIndex + rows.count / 2
    let left = rows[..<middle]
    let previous = left.last?.row ?? former
    let (row, details) = rows[middle]
    return OpenRow(
      tree(of: left, after: former), gap: row - previous - 1, details: details,
      tree(of: rows[(middle + 1)...], after: row))
  }
}
