/// Cuts the bytes of a table into cells, one after the other. Knows delimiter and quotes, and
/// nothing of rows and columns.
struct CSVScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let delimiter: UInt8
  var position: Int
  let end: Int
  /// Set when a quote was never closed: from there on quotes are signs like any other, so that
  /// looking for their ends stays linear.
  var isPastQuotes = false

  /// Stands for "no delimiter": a byte that UTF-8 never has.
  static let noDelimiter: UInt8 = 0xFF

  struct Cell {
    /// What the cell holds, without the quotes around it.
    var content: Range<Int>
    /// All of it, with quotes and the blanks around them.
    var whole: Range<Int>
    var isQuoted = false
    /// Whether `""` stands inside, for one quote.
    var hasDoubledQuotes = false
    /// Whether the row ends after this cell.
    var endsRow = false
    var slip: Slip?
  }

  /// What is wrong with a quoted cell; it is then taken as written, with its quotes.
  enum Slip {
    /// Text follows the closing quote at that place.
    case textAfterQuote(Int)
    /// The quote is closed on another line, with text after it, or never.
    case unclosed
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8, from start: Int = 0, to end: Int) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.end = end
    position = start
  }

  /// The next cell, and `position` after the delimiter or line break that ends it. To be called
  /// while `position < end`, or after a cell that doesn't end its row.
  @inline(__always)
  mutating func next() -> Cell {
    if position < end, bytes[position] <= ASCII.quote, let cell = quoted() { return cell }
    return plain(from: position)
  }

  @inline(__always)
  private mutating func plain(from start: Int) -> Cell {
    while position < end {
      let byte = bytes[position]
      if byte == delimiter || byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
      position += 1
    }
    let range = start..<position
    var cell = Cell(content: range, whole: range)
    cell.endsRow = takeEnd()
    return cell
  }

  /// Takes the delimiter or the line break; true when it was no delimiter.
  @inline(__always)
  private mutating func takeEnd() -> Bool {
    guard position < end else { return true }
    let byte = bytes[position]
    position += 1
    if byte == delimiter { return false }
    if byte == ASCII.carriageReturn, position < end, bytes[position] == ASCII.lineFeed {
      position += 1
    }
    return true
  }

  /// A cell in quotes, if one starts here, perhaps after blanks.
  private mutating func quoted() -> Cell? {
    let start = position
    var open = start
    while open < end, bytes[open] == ASCII.space { open += 1 }
    guard open < end, bytes[open] == ASCII.quote, !isPastQuotes else { return nil }
    var close = open + 1
    var hasDoubled = false
    var hasBreak = false
    while close < end {
      let byte = bytes[close]
      if byte == ASCII.quote {
        guard close + 1 < end, bytes[close + 1] == ASCII.quote else { break }
        hasDoubled = true
        close += 1
      } else if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
        hasBreak = true
      }
      close += 1
    }
    guard close < end else {
      isPastQuotes = true
      return asWritten(from: start, .unclosed)
    }
    var after = close + 1
    while after < end, bytes[after] == ASCII.space { after += 1 }
    guard after == end || endsCell(bytes[after]) else {
      return asWritten(from: start, hasBreak ? .unclosed : .textAfterQuote(after))
    }
    position = after
    var cell = Cell(content: open + 1..<close, whole: start..<after, isQuoted: true)
    cell.hasDoubledQuotes = hasDoubled
    cell.endsRow = takeEnd()
    return cell
  }

  private mutating func asWritten(from start: Int, _ slip: Slip) -> Cell {
    var cell = plain(from: start)
    cell.slip = slip
    return cell
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }
}

extension CSVScanner.Cell {
  /// Whether nothing but blanks is in it.
  func isBlank(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[content].allSatisfy(ASCII.isBlank)
  }

  /// What it holds without blanks at the ends, quotes still doubled.
  func trimmed(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var range = content
    while let first = range.first, ASCII.isBlank(bytes[first]) {
      range = first + 1..<range.upperBound
    }
    while let last = range.last, ASCII.isBlank(bytes[last]) { range = range.lowerBound..<last }
    return range
  }
}
