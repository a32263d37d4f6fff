package import Diagnostics
package import MenuModel

/// Reads tables of delimited values: comma, semicolon, tab or bar, found by what the file holds.
///
/// Gives a list of maps, one a row, which share their keys. A cell that is a number in JSON's
/// writing is a number with its digits, any other is text as written (`004` stays text). Lines
/// whose every cell is blank are no rows. Rows with more cells than the header keep them under the
/// number of their column.
package struct CSVReader {
  private let file: SourceFile
  private let isHeaderKnown: Bool
  /// How the table is written, as far as its first lines tell.
  package let dialect: CSVDialect

  /// A longer cell is an error: a quote is missing rather than so much text meant.
  package static let longestCell = 16 << 20
  /// The most columns, as in spreadsheets.
  package static let mostColumns = 16_384

  /// - Parameter hasHeader: whether the first row names the columns; nil to find out. Without a
  ///   header the columns are called 1, 2, 3…
  package init(file: SourceFile, hasHeader: Bool? = nil) {
    self.file = file
    isHeaderKnown = hasHeader != nil
    dialect = file.bytes.withUnsafeBufferPointer { bytes in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return CSVDialect(of: bytes, from: start, hasHeader: hasHeader)
    }
  }

  /// Reads the whole table. Linear in its size.
  package func read() -> ReadResult {
    file.bytes.withUnsafeBufferPointer { bytes in
      var table = CSVTable(bytes, dialect, problems: Problems(file))
      let value = table.read(isHeaderKnown: isHeaderKnown)
      return ReadResult(value, table.problems.all())
    }
  }
}
