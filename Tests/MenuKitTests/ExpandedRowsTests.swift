import MenuKit
import TestSupport
import Testing

@Suite struct ExpandedRowsTests {
  static func logical(_ section: Int, _ row: Int) -> LogicalIndex {
    LogicalIndex(section: section, row: row)
  }

  static func actual(_ section: Int, _ row: Int) -> ActualIndex {
    ActualIndex(section: section, row: row)
  }

  @Test func openDetailsCountInTheActualIndexAlone() {
    var rows = ExpandedRows(rowCounts: [4, 2])
    rows.expand(Self.logical(0, 1), details: 2)
    #expect(rows.actualIndex(of: Self.logical(0, 1)) == Self.actual(0, 1))
    #expect(rows.actualIndex(of: Self.logical(0, 2)) == Self.actual(0, 4))
    #expect(rows.actualIndex(of: Self.logical(1, 1)) == Self.actual(1, 1))
    #expect(rows.place(at: Self.actual(0, 3)) == .detail(1, of: Self.logical(0, 1)))
    #expect(rows.logicalIndex(of: Self.actual(0, 2)) == Self.logical(0, 1))
    #expect(rows.actualIndex(ofDetail: 1, of: Self.logical(0, 1)) == Self.actual(0, 3))
    #expect(rows.actualIndex(ofDetail: 2, of: Self.logical(0, 1)) == nil)
    #expect(rows.actualCount(inSection: 0) == 6)
    #expect(rows.openRows == [Self.logical(0, 1)])
  }

  @Test func differencesAreThoseOfATableView() {
    var rows = ExpandedRows(rowCounts: [4])
    #expect(rows.toggle(Self.logical(0, 2)).inserted == [Self.actual(0, 3)])
    #expect(
      rows.expand(Self.logical(0, 0), details: 2).inserted == [
        Self.actual(0, 1), Self.actual(0, 2),
      ])
    #expect(rows.expand(Self.logical(0, 0), details: 3).inserted == [Self.actual(0, 3)])
    #expect(
      rows.expand(Self.logical(0, 0), details: 1).removed == [Self.actual(0, 2), Self.actual(0, 3)])
    #expect(rows.expand(Self.logical(0, 0), details: 1).isEmpty)
    let moved = rows.moveRow(at: Self.logical(0, 2), to: Self.logical(0, 0))
    #expect(moved.removed == [Self.actual(0, 3), Self.actual(0, 4)])
    #expect(moved.inserted == [Self.actual(0, 0), Self.actual(0, 1)])
    #expect(rows.openRows == [Self.logical(0, 0), Self.logical(0, 1)])
    #expect(rows.toggle(Self.logical(0, 0)).removed == [Self.actual(0, 1)])
  }

  @Test func aBatchLeavesOutWhatCameAndWent() {
    var rows = ExpandedRows(rowCounts: [3])
    let opened = rows.expand(Self.logical(0, 1))
    #expect(opened.followed(by: rows.collapse(Self.logical(0, 1))).isEmpty)
  }

  @Test func whatIsNotThereIsAnsweredWithNil() {
    var rows = ExpandedRows(rowCounts: [2, -5])
    #expect(rows.rowCount(inSection: 1) == 0)
    for index in [
      Self.logical(0, 2), Self.logical(0, -1), Self.logical(1, 0), Self.logical(2, 0),
      Self.logical(-1, 0),
    ] {
      #expect(rows.actualIndex(of: index) == nil)
      #expect(rows.expand(index).isEmpty)
      #expect(rows.removeRows(at: index).isEmpty)
      #expect(rows.moveRow(at: index, to: Self.logical(0, 0)).isEmpty)
      #expect(
        rows.moveRow(at: Self.logical(0, 0), to: index).isEmpty || index == Self.logical(1, 0))
    }
    #expect(rows.place(at: Self.actual(0, 9)) == nil)
    #expect(rows.insertRows(at: Self.logical(0, 9)).isEmpty)
    #expect(rows.insertRows(at: Self.logical(5, 0)).isEmpty)
    rows.removeSection(at: 9)
    rows.moveSection(at: 0, to: 9)
    #expect(rows.sectionCount == 2)
  }

  @Test func aCopyIsNotTouched() {
    var rows = ExpandedRows(rowCounts: [3])
    let former = rows
    rows.expandAll { $0.row }
    #expect(former.openRows.isEmpty)
    #expect(rows.openRows == [Self.logical(0, 1), Self.logical(0, 2)])
    #expect(rows != former)
    rows.collapseAll()
    #expect(rows == former)
  }

  @Test func randomOperationsAgreeWithTheNaiveModel() {
    var run = RandomRun(seed: 40)
    run.perform(RandomRun.operations)
  }
}

/// Random operations on both models, compared after each.
private struct RandomRun {
  /// 10⁶ in a long run, `MENUGEN_LONG=1`.
  static let operations = LongTests.areWanted ? 1_000_000 : 100_000

  var random: RandomSource
  var naive: NaiveRows
  var rows: ExpandedRows

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    naive = NaiveRows(rowCounts: [12, 0, 5])
    rows = ExpandedRows(rowCounts: [12, 0, 5])
  }

  mutating func perform(_ count: Int) {
    var batch: (start: NaiveRows, difference: RowDifference) = (naive, RowDifference())
    for number in 1...count {
      let before = naive
      let difference = step()
      // Every fourth stretch of 16 operations is a batch too.
      let isInBatch = number % 64 < 16
      if let difference {
        check(naive.isReached(from: before, by: difference), number)
        if isInBatch { batch.difference = batch.difference.followed(by: difference) }
      } else {
        batch = (naive, RowDifference())
      }
      compare(number)
      guard number % 16 == 15 else { continue }
      if isInBatch { check(naive.isReached(from: batch.start, by: batch.difference), number) }
      batch = (naive, RowDifference())
    }
  }

  /// A test's expectation that costs little when it holds: there are millions of them.
  private func check(_ isRight: Bool, _ number: Int, line: Int = #line) {
    if !isRight { Issue.record("operation \(number), line \(line)") }
  }

  /// One operation on both; nil for one of sections, which has no difference of rows.
  private mutating func step() -> RowDifference? {
    let section = Int.random(in: 0..<naive.sections.count, using: &random)
    let count = naive.sections[section].count
    let row = Int.random(in: 0...count, using: &random)
    let index = LogicalIndex(section: section, row: row)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50 where row < count:
      let details = Int.random(in: 0...3, using: &random)
      naive.sections[section][row].details = details
      return rows.expand(index, details: details)
    case 50..<60 where row < count:
      naive.sections[section][row].details = naive.sections[section][row].details == 0 ? 1 : 0
      return rows.toggle(index)
    case 60..<72 where count < 14:
      let number = Int.random(in: 1...3, using: &random)
      naive.sections[section].insert(contentsOf: naive.rows(number), at: row)
      return rows.insertRows(at: index, count: number)
    case 72..<85 where row < count:
      let number = Int.random(in: 1...3, using: &random)
      naive.sections[section].removeSubrange(row..<min(count, row + number))
      return rows.removeRows(at: index, count: number)
    case 85..<96 where row < count: return move(index)
    case 96: return all()
    case 97: return editSections(section)
    default: return RowDifference()
    }
  }

  private mutating func move(_ index: LogicalIndex) -> RowDifference {
    let moved = naive.sections[index.section].remove(at: index.row)
    let section = Int.random(in: 0..<naive.sections.count, using: &random)
    let row = Int.random(in: 0...naive.sections[section].count, using: &random)
    naive.sections[section].insert(moved, at: row)
    return rows.moveRow(at: index, to: LogicalIndex(section: section, row: row))
  }

  private mutating func all() -> RowDifference {
    let isOpening = Bool.random(using: &random)
    for section in naive.sections.indices {
      for row in naive.sections[section].indices {
        let details = isOpening ? row % 3 : 0
        if details > 0 || !isOpening { naive.sections[section][row].details = details }
      }
    }
    return isOpening ? rows.expandAll { $0.row % 3 } : rows.collapseAll()
  }

  private mutating func editSections(_ section: Int) -> RowDifference? {
    switch Int.random(in: 0...2, using: &random) {
    case 0 where naive.sections.count < 4:
      naive.sections.insert(naive.rows(3), at: section)
      rows.insertSection(at: section, rowCount: 3)
    case 1 where naive.sections.count > 2:
      naive.sections.remove(at: section)
      rows.removeSection(at: section)
    default:
      let destination = Int.random(in: 0..<naive.sections.count, using: &random)
      naive.sections.insert(naive.sections.remove(at: section), at: destination)
      rows.moveSection(at: section, to: destination)
    }
    return nil
  }

  /// Some questions after each operation, all of them now and then.
  private mutating func compare(_ number: Int) {
    let section = Int.random(in: 0..<naive.sections.count, using: &random)
    let naiveRows = naive.sections[section]
    let actualCount = naiveRows.count + naiveRows.map(\.details).reduce(0, +)
    check(rows.actualCount(inSection: section) == actualCount, number)
    let isThorough = number % 256 == 0
    for row in isThorough ? Array(naiveRows.indices) : naiveRows.indices.shuffled(1, &random) {
      let index = LogicalIndex(section: section, row: row)
      check(rows.actualIndex(of: index)?.row == naive.actual(of: index), number)
      check(rows.detailCount(of: index) == naiveRows[row].details, number)
    }
    for place in isThorough ? Array(0..<actualCount) : (0..<actualCount).shuffled(1, &random) {
      let index = ActualIndex(section: section, row: place)
      check(rows.place(at: index) == naive.place(at: index), number)
    }
  }
}

extension Range<Int> {
  /// A few of its numbers, fewer when it has not so many.
  fileprivate func shuffled(_ count: Int, _ random: inout RandomSource) -> [Int] {
    isEmpty ? [] : (0..<count).map { _ in Int.random(in: self, using: &random) }
  }
}
