/// The way from a row to one of its values: a key, or keys of maps inside each other.
package struct ColumnPath: Sendable, Hashable, CustomStringConvertible {
  package var keys: [String]

  package init(_ keys: [String]) { self.keys = keys }

  /// As `fields` and `group_by` write it: `name.en`.
  package var description: String { keys.joined(separator: ".") }

  /// The column that all of it lies in.
  package var column: String { keys.first ?? "" }

  var isEmpty: Bool { keys.isEmpty }

  static func + (left: ColumnPath, right: ColumnPath) -> ColumnPath {
    ColumnPath(left.keys + right.keys)
  }
}
