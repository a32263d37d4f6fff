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

  /// The row that starts there. Linear in its length.
  func row(at start: Int, below above: inout TextsAbove) -> ValueMap {
    let values = bytes.withUnsafeBufferPointer { bytes in
      var scanner = CSVScanner(bytes, delimiter: delimiter, from: start, to: bytes.count)
      scanner.isPastQuotes = start >= quotesEnd
      return CSVCells(bytes).row(scanner, names, below: &above)
    }
    if above.keys.count != values.count { above.keys = names.keys(values.count).map(\.self) }
    var map = ValueMap(keys: above.keys, values: values)
    for column in dashedColumns where column < values.count && map.values[column].isDash {
      map.values[column].kind = .null
    }
    return map
  }
}

/// Makes values of cells.
struct CSVCells {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The values of the row that a scanner stands before. Blank cells beyond the columns that have
  /// names are left out.
  func row(
    _ scanner: CSVScanner, _ names: CSVColumnNames, below above: inout TextsAbove
  ) -> [Value] {
    var scanner = scanner
    var values: [Value] = []
    values.reserveCapacity(names.count)
    var filled = 0
    while true {
      let cell = scanner.next()
      values.append(value(of: cell, column: values.count, below: &above))
      if values.count > names.count, !cell.isEmpty(in: bytes) { filled = values.count }
      if cell.endsRow { break }
    }
    if values.count > names.count {
      values.removeLast(values.count - max(names.count, filled))
    }
    return values
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
    if above.texts[column].utf8.count == cell.content.count,
      above.texts[column].utf8.elementsEqual(bytes[cell.content])
    {
      return above.texts[column]
    }
    let text = text(of: cell)
    above.texts[column] = text
    return text
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
