import TestSupport
import Testing

@testable import MenuKit

@Suite struct OpenRowTests {
  /// The highest an AVL tree of some nodes can be: 1.44 · log₂(n + 2).
  static func mostLevels(_ count: Int) -> Int {
    var (lower, higher, levels) = (1, 2, 1)
    while higher - 1 <= count { (lower, higher, levels) = (higher, lower + higher + 0, levels + 1) }
    return levels
  }

  static func isBalanced(_ tree: OpenRow?) -> Bool {
    guard let tree else { return true }
    return abs(tree.left.height - tree.right.height) <= 1 && isBalanced(tree.left)
      && isBalanced(tree.right)
  }

  @Test func theTreeStaysBalancedUnderAnyChange() {
    var random = RandomSource(seed: 50)
    var rows = ExpandedRows(rowCounts: [3000])
    for round in 1...6000 {
      let index = LogicalIndex(
        section: 0, row: Int.random(in: 0..<rows.rowCount(inSection: 0), using: &random))
      switch Int.random(in: 0...9, using: &random) {
      case 0: rows.insertRows(at: index, count: 40)
      case 1: rows.removeRows(at: index, count: 30)
      case 2: rows.collapse(index)
      default: rows.expand(index)
      }
      guard round % 100 == 0 else { continue }
      #expect(Self.isBalanced(rows.sections[0].open), "round \(round)")
      #expect(rows.sections[0].open.height <= Self.mostLevels(rows.openRows.count))
    }
    for row in 0..<rows.rowCount(inSection: 0) { rows.expand(LogicalIndex(section: 0, row: row)) }
    #expect(Self.isBalanced(rows.sections[0].open))
    rows.expandAll()
    #expect(Self.isBalanced(rows.sections[0].open))
  }
}
