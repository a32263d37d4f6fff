/// How a table of delimited values is written, found out from its first lines.
package struct CSVDialect: Sendable, Equatable {
  /// The byte between cells; nil for a table of one column.
  package var delimiter: UInt8?
  /// Whether the first row names the columns.
  package var hasHeader: Bool
  /// Whether lines that start with `#` and have another number of cells than the rest are comments.
  package var hasComments: Bool
  /// Where the table starts: after a line `sep=;` and lines of a title above the header.
  package var start: Int
  /// The number of cells that most rows have.
  package var columns: Int
  /// The share of rows that have it, from 0 to 1.
  package var agreement: Double
  /// Whether lines above the header were passed over.
  package var hasPreamble: Bool

  /// The delimiter's name for a message: `comma`.
  package var delimiterName: String {
    switch delimiter {
    case ASCII.comma: "comma"
    case ASCII.semicolon: "semicolon"
    case ASCII.tab: "tab"
    case ASCII.bar: "bar"
    default: "none"
    }
  }
}
