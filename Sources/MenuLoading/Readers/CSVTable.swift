internal import Diagnostics
internal import MenuModel

/// The rows of a table while it is read.
struct CSVTable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let dialect: CSVDialect
  private var scanner: CSVScanner
  var problems: Problems

  private var rows: [Value] = []
  private var names = CSVColumnNames()
  /// Columns with a `NULL` or `-`, which mean nothing where the others are numbers.
  private var dashedColumns: Set<Int> = []
  /// The last long text of each column. A cell that says the same as the one above it, as the names
  /// of sections do, shares its memory.
  private var textsAbove: [String] = []
  private var shortRows: (count: Int, first: Range<Int>?) = (0, nil)
  private var isTooLarge = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ dialect: CSVDialect, problems: Problems) {
    self.bytes = bytes
    self.dialect = dialect
    self.problems = problems
    scanner = CSVScanner(
      bytes, delimiter: dialect.delimiter ?? CSVScanner.noDelimiter, from: dialect.start,
      to: bytes.count)
  }

  mutating func read(isHeaderKnown: Bool) -> Value? {
    if dialect.hasHeader { readHeader() } else { names = CSVColumnNames(count: dialect.columns) }
    let firstRow = scanner.position
    rows.reserveCapacity(expectedRows())
    while scanner.position < bytes.count, !isTooLarge { readRow() }
    reportShape(firstRow: firstRow, isHeaderKnown: isHeaderKnown)
    guard !isTooLarge, !(rows.isEmpty && names.count == 0) else { return nil }
    for column in dashedColumns { dropDashes(in: column) }
    return Value(.list(rows), at: ByteRange(dialect.start..<bytes.count))
  }

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
          ValueMap.Key(text(of: cell).trimmingBlanks(), at: ByteRange(cell.whole))
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
    let start = scanner.position
    var values: [Value] = []
    values.reserveCapacity(names.count)
    var filled = 0
    var first: CSVScanner.Cell?
    var hasSlip = false
    var rowEnd = start
    while true {
      let cell = scanner.next()
      if first == nil { first = cell }
      if cell.slip != nil { hasSlip = true }
      let value = value(of: cell, column: values.count)
      values.append(value)
      if !value.isBlankCell { filled = values.count }
      rowEnd = cell.whole.upperBound
      if cell.endsRow { break }
    }
    guard filled > 0 else { return }
    if let first, isComment(first, count: values.count) { return }
    let range = start..<rowEnd
    if dialect.hasHeader, values.count > 1, names.areRepeated(by: values) {
      return problems.add(
        .notice, .headerGuess, "the names of the columns stand here again: the line is left out",
        at: range)
    }
    if values.count > names.count {
      values.removeLast(values.count - max(names.count, filled))
      guard isWithinLimits(values.count, range) else { return }
      // Where a quote cut the row wrongly, the quote is what there is to say.
      if values.count > names.count, !hasSlip { reportLong(values) }
    } else if values.count < names.count, !hasSlip {
      shortRows = (shortRows.count + 1, shortRows.first ?? range)
    }
    let map = ValueMap(keys: names.keys(values.count), values: values)
    rows.append(Value(.map(map), at: ByteRange(range)))
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
  @inline(__always)
  private mutating func value(of cell: CSVScanner.Cell, column: Int) -> Value {
    if cell.slip != nil || cell.content.count > CSVReader.longestCell { note(cell) }
    let range = ByteRange(cell.whole)
    guard let first = cell.content.first else { return Value(.text(""), at: range) }
    let byte = bytes[first]
    if byte <= 0x39 || byte == ASCII.backslash || byte | 0x20 == 0x6E {
      let trimmed = cell.trimmed(in: bytes)
      if NumberForm.isNumber(bytes, trimmed) {
        return Value(.number(string(trimmed)), at: range)
      }
      if !cell.isQuoted, trimmed.count <= 4 {
        let word = bytes[trimmed]
        // What a database writes for nothing; text is never that by chance.
        if word.elementsEqual("\\N".utf8) { return Value(.null, at: range) }
        if Self.isDash(word) { dashedColumns.insert(column) }
      }
    }
    return Value(.text(text(of: cell, column: column)), at: range)
  }

  private static func isDash(_ word: some Sequence<UInt8>) -> Bool {
    word.elementsEqual("-".utf8) || word.elementsEqual("NULL".utf8)
      || word.elementsEqual("null".utf8)
  }

  /// The text of a cell, or the text above it when that is the same.
  @inline(__always)
  private mutating func text(of cell: CSVScanner.Cell, column: Int) -> String {
    // Short texts lie in the string itself.
    guard cell.content.count > 15, column < Self.sharingColumns, !cell.hasDoubledQuotes else {
      return text(of: cell)
    }
    while textsAbove.count <= column { textsAbove.append("") }
    if textsAbove[column].utf8.count == cell.content.count,
      textsAbove[column].utf8.elementsEqual(bytes[cell.content])
    {
      return textsAbove[column]
    }
    let text = text(of: cell)
    textsAbove[column] = text
    return text
  }

  private static let sharingColumns = 256

  private mutating func text(of cell: CSVScanner.Cell) -> String {
    guard cell.hasDoubledQuotes else { return string(cell.content) }
    var text: [UInt8] = []
    text.reserveCapacity(cell.content.count)
    var isSecond = false
    for byte in bytes[cell.content] {
      isSecond = byte == ASCII.quote && !isSecond
      if !isSecond { text.append(byte) }
    }
    return text.withUnsafeBufferPointer { problems.wellFormed($0, in: cell.content) }
  }

  @inline(__always)
  private mutating func string(_ range: Range<Int>) -> String {
    problems.wellFormed(UnsafeBufferPointer(rebasing: bytes[range]), in: range)
  }

  /// `NULL` and `-` become nothing in a column that otherwise holds numbers.
  private mutating func dropDashes(in column: Int) {
    var numbers = 0
    var dashes: [Int] = []
    for (index, row) in rows.enumerated() {
      guard let values = row.map?.values, column < values.count else { continue }
      switch values[column].kind {
      case .number: numbers += 1
      case .text(let text):
        if Self.isDash(text.trimmingBlanks().utf8) {
          dashes.append(index)
        } else if !values[column].isNothing {
          return
        }
      default: continue
      }
    }
    guard numbers > 0 else { return }
    for index in dashes {
      guard case .map(var map) = rows[index].kind else { continue }
      map.values[column].kind = .null
      rows[index].kind = .map(map)
    }
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

extension Value {
  @inline(__always)
  fileprivate var isBlankCell: Bool {
    switch kind {
    case .text(let text): text.isEmpty || isNothing
    case .null: false
    default: false
    }
  }
}
