internal import Diagnostics
internal import MenuModel
internal import Platform

/// Looks through a table: where its rows stand, what its columns are called, and what is wrong with
/// it. The cells are read later, row by row (``CSVRows``).
struct CSVTable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let dialect: CSVDialect
  private var scanner: CSVScanner
  var problems: Problems

  private var rows: [ByteRange] = []
  private var names = CSVColumnNames()
  /// Columns with a `NULL` or `-`, which mean nothing where the others are numbers.
  private var dashedColumns: Set<Int> = []
  /// Where the row after a quote that is never closed starts.
  private var quotesEnd = Int.max
  /// Whether some cell is not UTF-8.
  private let isIllFormed: Bool
  private var shortRows: (count: Int, first: Range<Int>?) = (0, nil)
  private var isTooLarge = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ dialect: CSVDialect, problems: Problems) {
    self.bytes = bytes
    self.dialect = dialect
    self.problems = problems
    isIllFormed = UTF8Check.firstIllFormed(in: bytes) != nil
    scanner = CSVScanner(
      bytes, delimiter: dialect.delimiter ?? CSVScanner.noDelimiter, from: dialect.start,
      to: bytes.count)
  }

  mutating func read(isHeaderKnown: Bool) -> Value? {
    if dialect.hasHeader { readHeader() } else { names = CSVColumnNames(count: dialect.columns) }
    let firstRow = scanner.position
    rows.reserveCapacity(expectedRows())
    while scanner.position < bytes.count, !isTooLarge {
      if scanner.isPastQuotes { quotesEnd = min(quotesEnd, scanner.position) }
      readRow()
    }
    reportShape(firstRow: firstRow, isHeaderKnown: isHeaderKnown)
    guard !isTooLarge, !(rows.isEmpty && names.count == 0) else { return nil }
    keepDashesAmongTexts()
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    for start in stride(from: 0, to: rows.count, by: Self.rowsOfOneReader) {
      let unread = CSVRows(
        problems.file, delimiter: scanner.delimiter, names: names, dashedColumns: dashedColumns,
        quotesEnd: quotesEnd)
      let reading = UnreadRows { unread.read(at: Int($0.start), into: &$1, below: &$2) }
      for range in rows[start...].prefix(Self.rowsOfOneReader) {
        values.append(Value(unread: reading, at: range))
      }
    }
    return Value(.list(values), at: ByteRange(dialect.start..<bytes.count))
  }

  /// Rows that are far apart have readers of their own: threads that read with one would wait for each
  /// other to count that they do.
  private static let rowsOfOneReader = FlatStretch.length

  /// From the length of the first lines: room for the rows, so that the list seldom grows.
  private func expectedRows() -> Int {
    let sample = bytes[scanner.position...].prefix(1 << 14)
    let breaks = sample.count { $0 == ASCII.lineFeed }
    guard sample.count == 1 << 14, breaks > 0 else { return breaks + 1 }
    return (bytes.count - scanner.position) / (sample.count / breaks)
  }

  private mutating func readHeader() {
    while scanner.position < bytes.count {
      var cells: [CSVScanner.Cell] = []
      repeat { cells.append(scanner.next()) } while cells.last?.endsRow == false
      if cells.allSatisfy({ $0.isBlank(in: bytes) }) || isComment(cells[0], count: cells.count) {
        continue
      }
      for cell in cells { note(cell) }
      guard isWithinLimits(cells.count, cells[0].whole) else { return }
      names = CSVColumnNames(
        cells.map { cell in
          if isIllFormed { problems.addIllFormed(in: cell.content) }
          return ValueMap.Key(
            CSVCells(bytes).text(of: cell).trimmingBlanks(), at: ByteRange(cell.whole))
        })
      for repeated in names.repeated {
        problems.add(
          .warning, .columnNames,
          "the column name ‘\(repeated.name)’ stands twice: the second is called ‘\(repeated.given)’",
          at: repeated.range.offsets, suggestion: "give each column a name of its own")
      }
      return
    }
  }

  private mutating func readRow() {
    let start = scanner
    var count = 0
    var filled = 0
    var first: CSVScanner.Cell?
    var hasSlip = false
    var rowEnd = start.position
    while true {
      let cell = scanner.next()
      if first == nil { first = cell }
      if cell.slip != nil { hasSlip = true }
      look(at: cell, column: count)
      count += 1
      if !cell.isEmpty(in: bytes) { filled = count }
      rowEnd = cell.whole.upperBound
      if cell.endsRow { break }
    }
    guard filled > 0, let first, !isComment(first, count: count) else { return }
    let range = start.position..<rowEnd
    if dialect.hasHeader, count > 1, count == names.count, names.firstMayBe(first, in: bytes),
      names.areRepeated(by: values(start))
    {
      return problems.add(
        .notice, .headerGuess, "the names of the columns stand here again: the line is left out",
        at: range)
    }
    if count > names.count {
      count = max(names.count, filled)
      guard isWithinLimits(count, range) else { return }
      // Where a quote cut the row wrongly, the quote is what there is to say.
      if count > names.count, !hasSlip { reportLong(values(start)) }
    } else if count < names.count, !hasSlip {
      shortRows = (shortRows.count + 1, shortRows.first ?? range)
    }
    names.meet(count)
    rows.append(ByteRange(range))
  }

  /// What the row holds that a scanner stands before.
  private func values(_ scanner: CSVScanner) -> [Value] {
    var ignored = TextsAbove()
    var values: [Value] = []
    CSVCells(bytes).read(scanner, names, into: &values, below: &ignored)
    return values
  }

  private func isComment(_ cell: CSVScanner.Cell, count: Int) -> Bool {
    guard dialect.hasComments, count != dialect.columns, !cell.isQuoted else { return false }
    return cell.content.first.map { bytes[$0] == ASCII.hash } ?? false
  }

  private mutating func isWithinLimits(_ count: Int, _ range: Range<Int>) -> Bool {
    guard count > CSVReader.mostColumns else { return true }
    isTooLarge = true
    problems.add(
      .error, .tableSyntax,
      "this line has \(count) cells, and a table may have \(CSVReader.mostColumns)", at: range)
    return false
  }
}

extension CSVTable {
  /// Notes what a cell by itself says about the table.
  @inline(__always)
  private mutating func look(at cell: CSVScanner.Cell, column: Int) {
    if cell.slip != nil || cell.content.count > CSVReader.longestCell { note(cell) }
    guard let first = cell.content.first else { return }
    if isIllFormed { problems.addIllFormed(in: cell.content) }
    let byte = bytes[first]
    if !cell.isQuoted, byte <= ASCII.minus || byte | 0x20 == 0x6E {
      let trimmed = cell.trimmed(in: bytes)
      if trimmed.count <= 4, Self.isDash(bytes[trimmed]) { dashedColumns.insert(column) }
    }
  }

  static func isDash(_ word: some Sequence<UInt8>) -> Bool {
    word.elementsEqual("-".utf8) || word.elementsEqual("NULL".utf8)
      || word.elementsEqual("null".utf8)
  }

  /// `NULL` and `-` are nothing in a column that otherwise holds numbers; elsewhere they are text.
  private mutating func keepDashesAmongTexts() {
    guard !dashedColumns.isEmpty else { return }
    var hasNumbers: Set<Int> = []
    var left = dashedColumns
    let cells = CSVCells(bytes)
    var ignored = TextsAbove()
    var values: [Value] = []
    for row in rows where !left.isEmpty {
      var scanner = scanner
      scanner.position = Int(row.start)
      scanner.isPastQuotes = scanner.position >= quotesEnd
      cells.read(scanner, names, into: &values, below: &ignored)
      for column in dashedColumns where column < values.count {
        switch values[column].kind {
        case .number: hasNumbers.insert(column)
        case .text where !values[column].isDash && !values[column].isNothing: left.remove(column)
        default: continue
        }
      }
    }
    dashedColumns = left.intersection(hasNumbers)
  }
}

extension CSVTable {
  /// Reports what is wrong with a cell by itself.
  private mutating func note(_ cell: CSVScanner.Cell) {
    let start = cell.whole.lowerBound
    switch cell.slip {
    case .textAfterQuote(let place):
      problems.add(
        .warning, .tableSyntax, "text stands after a closing quote: the cell is taken as written",
        at: start..<cell.whole.upperBound, suggestion: "write a quote inside quotes twice",
        notes: [("here", place..<place + 1)])
    case .unclosed:
      problems.add(
        .error, .tableSyntax, "the quote that opens here is never closed",
        at: start..<cell.whole.upperBound, expected: "a quote before the end of the cell")
    case nil: break
    }
    if cell.content.count > CSVReader.longestCell {
      isTooLarge = true
      problems.add(
        .error, .tableSyntax,
        "this cell has \(cell.content.count) bytes, and a cell may have \(CSVReader.longestCell)",
        at: start..<start + 1, suggestion: "look for a quote that is not closed")
    }
  }

  private mutating func reportLong(_ values: [Value]) {
    let extra = values[names.count...]
    let start = Int(extra.first?.range.start ?? 0)
    let end = Int(extra.last?.range.end ?? 0)
    let more = extra.count == 1 ? "last one is" : "last \(extra.count) are"
    let cut = decimalComma(in: values)
    problems.add(
      .warning, .raggedRow,
      "this row has \(values.count) cells and the table \(names.count) columns: the \(more) kept under "
        + (extra.count == 1 ? "its number" : "their numbers"),
      at: start..<end,
      suggestion: cut.map { "if \($0) is one number, put it in quotes: \"\($0)\"" }
        ?? "put a cell that holds the delimiter in quotes")
  }

  /// Two cells that a comma in a number has come apart into: `2,50`.
  private func decimalComma(in values: [Value]) -> String? {
    guard dialect.delimiter == ASCII.comma else { return nil }
    for (whole, part) in zip(values, values.dropFirst()) {
      guard case .number(let whole) = whole.kind, let part = part.scalarText,
        part.utf8.count == 2, part.utf8.allSatisfy(ASCII.isDigit),
        whole.utf8.allSatisfy(ASCII.isDigit)
      else { continue }
      return "\(whole),\(part)"
    }
    return nil
  }

  private mutating func reportShape(firstRow: Int, isHeaderKnown: Bool) {
    if let first = shortRows.first {
      let others = shortRows.count - 1
      let rest = others == 0 ? "" : ", and so do \(others) more"
      problems.add(
        .warning, .raggedRow,
        "this row has fewer cells than the table has columns (\(names.count))\(rest)", at: first)
    }
    if rows.isEmpty, names.count == 0 {
      problems.add(
        .error, .emptyFile, "\(problems.file.name) is empty: there is no data to show",
        at: 0..<bytes.count)
    }
    if !isHeaderKnown, !dialect.hasHeader {
      problems.add(
        .notice, .headerGuess,
        "the first line reads like the others, so the columns are called 1, 2, 3…",
        at: dialect.start..<max(dialect.start, min(firstRow, bytes.count)),
        suggestion: "‘header_line: first’ takes it for the names of the columns")
    }
    if dialect.hasPreamble {
      problems.add(
        .notice, .headerGuess, "the lines above the names of the columns are left out",
        at: 0..<dialect.start, suggestion: "‘header_line: none’ takes every line for a row")
    }
  }
}
