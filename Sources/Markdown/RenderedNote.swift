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
  private var prefix: String?
  private var name: String?

  /// The id of its element, with the prefix; nil when ids were not asked for. Joined when it is asked
  /// for: few are.
  package var anchor: String? {
    get {
      guard let prefix, let name else { return name }
      return "\(prefix)/\(name)"
    }
    set { (prefix, name) = (nil, newValue) }
  }

  package init(level: Int, title: String, anchor: String?) {
    self.level = level
    self.title = title
    name = anchor
  }

  /// A heading with an id in two parts.
  init(level: Int, title: String, prefix: String?, name: String?) {
    self.level = level
    self.title = title
    self.prefix = prefix
    self.name = name
  }

  package static func == (left: Self, right: Self) -> Bool {
    (left.level, left.title, left.anchor) == (right.level, right.title, right.anchor)
  }
}
