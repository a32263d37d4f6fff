internal import Diagnostics
internal import MenuModel

/// The rows of a table that was looked through: each is cut into cells anew when it is asked for.
///
/// A table kept as values is five times as large as its bytes.
final class CSVRows: Sendable {
  /// The file's.
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private let names: CSVColumnNames
  /// Columns in which a `NULL` or `-` is nothing.
  private let dashedColumns: Set<Int>
  /// From where on quotes are signs like any other.
  private let quotesEnd: Int

  init(
    _ file: SourceFile, delimiter: UInt8, names: CSVColumnNames, dashedColumns: Set<Int>,
    quotesEnd: Int
  ) {
    bytes = file.bytes
    self.delimiter = delimiter
    self.names = names
    self.dashedColumns = dashedColumns
    self.quotesEnd = quotesEnd
  }

  /// Puts the row that starts there into a map. Linear in its length.
  func read(at start: Int, into map: inout ValueMap, below above: inout TextsAbove) {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = CSVScanner(bytes, delimiter: delimiter, from: start, to: bytes.count)
      scanner.isPastQuotes = start >= quotesEnd
      CSVCells(bytes).read(scanner, names, into: &map.values, below: &above)
    }
    let count = map.values.count
    if above.keys.count != count { above.keys = names.keys(count).map(\.self) }
    map.keys = above.keys
    for column in dashedColumns where column < count && map.values[column].isDash {
      map.values[column].kind = .null
    }
  }
}

/// Makes values of cells.
struct CSVCells {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Puts the values of the row that a scanner stands before in place of others. Blank cells beyond
  /// the columns that have names are left out.
  func read(
    _ scanner: CSVScanner, _ names: CSVColumnNames, into values: inout [Value],
    below above: inout TextsAbove
  ) {
    var scanner = scanner
    values.reserveCapacity(names.count)
    var count = 0
    var filled = 0
    while true {
      let cell = scanner.next()
      let value = value(of: cell, column: count, below: &above)
      if count < values.count { values[count] = value } else { values.append(value) }
      count += 1
      if count > names.count, !cell.isEmpty(in: bytes) { filled = count }
      if cell.endsRow { break }
    }
    if count > names.count { count = max(names.count, filled) }
    if values.count > count { values.removeLast(values.count - count) }
  }

  @inline(__always)
  private func value(
    of cell: CSVScanner.Cell, column: Int, below above: inout TextsAbove
  ) -> Value {
    let range = ByteRange(cell.whole)
    guard let first = cell.content.first else { return Value(.text(""), at: range) }
    let byte = bytes[first]
    if byte <= 0x39 || byte == ASCII.backslash {
      let trimmed = cell.trimmed(in: bytes)
      if NumberForm.isNumber(bytes, trimmed) {
        return Value(.number(string(trimmed)), at: range)
      }
      // What a database writes for nothing; text is never that by chance.
      if !cell.isQuoted, bytes[trimmed].elementsEqual("\\N".utf8) {
        return Value(.null, at: range)
      }
    }
    return Value(.text(text(of: cell, column: column, below: &above)), at: range)
  }

  /// The text of a cell, or the text above it when that is the same.
  @inline(__always)
  private func text(
    of cell: CSVScanner.Cell, column: Int, below above: inout TextsAbove
  ) -> String {
    // Short texts lie in the string itself.
    guard cell.content.count > 15, column < Self.sharingColumns, !cell.hasDoubledQuotes else {
      return text(of: cell)
    }
    while above.texts.count <= column { above.texts.append("") }
    if above.texts[column].utf8.count == cell.content.count, isText(above.texts[column], in: cell) {
      return above.texts[column]
    }
    let text = text(of: cell)
    above.texts[column] = text
    return text
  }

  /// Whether a text is what a cell of as many bytes holds.
  private func isText(_ text: String, in cell: CSVScanner.Cell) -> Bool {
    let own = UnsafeBufferPointer(rebasing: bytes[cell.content])
    return text.utf8.withContiguousStorageIfAvailable { text in
      // Where they differ, they mostly do so near the end or the start.
      guard text.last == own.last else { return false }
      return text.indices.allSatisfy { text[$0] == own[$0] }
    } ?? false
  }

  private static let sharingColumns = 256

  /// The text of a cell, with what is not UTF-8 repaired.
  func text(of cell: CSVScanner.Cell) -> String {
    guard cell.hasDoubledQuotes else { return string(cell.content) }
    var text: [UInt8] = []
    text.reserveCapacity(cell.content.count)
    var isSecond = false
    for byte in bytes[cell.content] {
      isSecond = byte == ASCII.quote && !isSecond
      if !isSecond { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  @inline(__always)
  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}

extension CSVScanner.Cell {
  /// Whether nothing is in it but what counts as nothing in a value.
  @inline(__always)
  func isEmpty(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[content].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

extension Value {
  /// Whether it is what spreadsheets and databases write for nothing among numbers.
  var isDash: Bool {
    guard case .text(let text) = kind else { return false }
    return CSVTable.isDash(text.trimmingBlanks().utf8)
  }
}
