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
    position = endOfCell(from: start)
    let range = start..<position
    var cell = Cell(content: range, whole: range)
    cell.endsRow = takeEnd()
    return cell
  }

  /// The next delimiter or line break. Eight bytes are looked at together.
  @inline(__always)
  private func endOfCell(from start: Int) -> Int {
    var place = start
    let memory = UnsafeRawBufferPointer(bytes)
    while place + 8 <= end {
      let word = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let marks =
        Self.marks(of: delimiter, in: word) | Self.marks(of: ASCII.lineFeed, in: word)
        | Self.marks(of: ASCII.carriageReturn, in: word)
      if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < end, !endsCell(bytes[place]) { place += 1 }
    return place
  }

  /// Marks the bytes of a word that are that byte; the lowest mark is never wrong.
  @inline(__always)
  private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (each &* UInt64(byte))
    return (difference &- each) & ~difference & 0x8080_8080_8080_8080
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
