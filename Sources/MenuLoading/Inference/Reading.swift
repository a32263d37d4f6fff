/// How data was understood, and why: what `inspect` prints and what decodes it.
package struct Reading: Sendable {
  package var shape: Shape
  /// The columns whose values make sections, the outer one first; empty when none does.
  package var groupBy: [ColumnPath] = []
  /// The parts of a row, and of a section that is an object of its own.
  package var rows = FieldMap()
  package var sections = FieldMap()
  /// What makes rows of a flat list belong together, besides a column.
  var flat = FlatRules()
  /// The name that stands above a flat list and nothing else: its only section's title.
  var loneTitle: String?
  var joins: [JoinRule] = []
  /// Whether the second level becomes sub-sections.
  package var hasSubsections = false
  /// The columns of the rows, nested ones too, with what their values are like.
  var columns: [Column] = []
  /// Why it was read so, most important first, each in a line.
  package var reasons: [String] = []
  /// Other readings that were close, with the option that chooses each.
  package var alternatives: [Alternative] = []

  /// A reading that was not taken.
  package struct Alternative: Sendable, Equatable {
    /// What it is, to follow "would also do": `the column ‘Base’`.
    package var summary: String
    /// The line of configuration that chooses it: `group_by: Base`.
    package var option: String
    /// Whether it was so close that a build says so.
    package var isClose: Bool
  }

  /// What `group_by` and `children` say for "no column": `group_by: none`.
  static let none = "none"

  init(shape: Shape) { self.shape = shape }
}
