/// How the data holds sections and rows: the way to them from the top of the file.
package struct Shape: Sendable, Equatable {
  /// Where the outermost collection is: empty at the top, else the way through the envelope.
  var root: ColumnPath
  /// The collections inside each other, outermost first; one at least.
  var levels: [Level]
  /// Whether the outermost entries are sections and the next ones rows; else the outermost entries
  /// are rows.
  var isGrouped: Bool

  /// One collection: where its entries are inside an entry of the one around it.
  struct Level: Sendable, Equatable {
    /// From an entry of the level around to the collection; empty when the entry itself is one.
    var path: ColumnPath
    var form: CollectionForm
    /// From an entry to the map that has its columns, when each is wrapped: `node`.
    var wrapper: ColumnPath
  }

  /// The level of the rows.
  var rowLevel: Int { isGrouped ? 1 : 0 }

  /// In a line, as `inspect` prints it: `data.tags[] › items[]`.
  package var outline: String {
    var text = root.isEmpty ? "" : "\(root)"
    for (place, level) in levels.enumerated() {
      if place > 0 { text += " › " }
      text += level.path.isEmpty ? "" : "\(level.path)"
      switch level.form {
      case .list: text += "[]"
      case .members: text += "{name: …}"
      case .oneKeyMaps: text += "[{name: …}]"
      }
      if !level.wrapper.isEmpty { text += ".\(level.wrapper)" }
    }
    return text
  }
}
