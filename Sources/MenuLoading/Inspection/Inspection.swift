package import Diagnostics

/// What was understood of a data file: what `menugen inspect` prints.
package struct Inspection: Sendable {
  /// The file's name as typed, and its size in bytes.
  package var file: String
  package var size: Int
  /// `UTF-8`, or the encoding that a mark or the configuration names.
  package var encoding: String
  /// In words: `JSON`, `table of delimited values`. Nil when it is of no kind that is read.
  package var format: String?
  /// How a table is written: `comma, first line names the columns`.
  package var dialect: String?
  /// The way to sections and rows: `data.tags[] › items[]`.
  package var shape: String?
  package var sections: Int
  package var rows: Int
  package var fields: [Field]
  /// Why it was read so, most important first.
  package var reasons: [String]
  /// Other readings, with the option that chooses each.
  package var alternatives: [(summary: String, option: String)]
  /// The `menugen.yml` that makes the reading explicit; empty when there is no reading.
  package var configuration: String
  package var diagnostics: [Diagnostic]

  /// A column of the rows.
  package struct Field: Sendable {
    /// The column, or the path of a nested one.
    package var name: String
    /// What its values are: `text`, `number`, `text and number`.
    package var kind: String
    /// In how many rows it has something, and has nothing.
    package var filled: Int
    package var missing: Int
    /// How many different values it has.
    package var distinct: Int
    /// Its first value.
    package var sample: String
    /// The part of the row that it fills: `title`, `group_by`; nil when none.
    package var part: String?
    /// What looks odd in its values, each in a line.
    package var doubts: [String]
  }
}
