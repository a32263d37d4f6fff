package import Diagnostics

/// What rendering a note tells besides the HTML.
package struct RenderedNote: Sendable {
  /// In the note's order.
  package var headings: [NoteHeading] = []
  package var diagnostics: [Diagnostic] = []
}

/// A heading of a note.
package struct NoteHeading: Sendable, Equatable {
  /// As it stands in the page, after the shift: 1 to 6.
  package var level: Int
  /// The words, without markup.
  package var title: String
  /// The id of its element, with the prefix; nil when ids were not asked for.
  package var anchor: String?

  package init(level: Int, title: String, anchor: String?) {
    self.level = level
    self.title = title
    self.anchor = anchor
  }
}
