/// What the ids of the headings in a text start with. A section's name, a row's and a heading's are
/// never `_`, so no heading ever takes the id of a section, of a row, or of a heading in another text
/// of the same thing.
enum HeadingPrefix {
  /// For the note of the menu (an empty anchor), of a section or of a row.
  static func note(of anchor: String) -> String {
    if anchor.isEmpty { return "_" }
    return anchor.utf8.contains(UInt8(ascii: "/")) ? anchor : anchor + "/_"
  }

  /// For what the data itself says of a section or a row: its summary or detail.
  static func data(of anchor: String) -> String {
    anchor.utf8.contains(UInt8(ascii: "/")) ? anchor + "/_" : anchor + "/__"
  }
}
