package import Diagnostics

/// A piece of Markdown that belongs to a menu, a section or a row.
package struct Note: Sendable {
  /// The file's name, as messages print it.
  package var file: String
  /// The Markdown below the front matter.
  package var text: String
  /// Where in the file it starts.
  package var offset: Int
  /// Where it lies below the notes folder, without the ending: `["tea", "oolong"]`.
  package var path: [String]
  /// What the front matter's `for` names, split at `/`; wins over `path`.
  package var target: [String]?
  /// Where `for` has its value.
  package var targetPlace: ByteRange?
  /// A key of the front matter that looks like a mistyped `for`.
  package var mistyped: ValueMap.Key?
  /// Reads the file again, for a message's excerpt: ten thousand notes are not kept twice for it.
  package var source: @Sendable () -> SourceFile?

  package init(
    file: String, text: String, offset: Int = 0, path: [String] = [], target: [String]? = nil,
    targetPlace: ByteRange? = nil, mistyped: ValueMap.Key? = nil,
    source: @escaping @Sendable () -> SourceFile? = { nil }
  ) {
    self.file = file
    self.text = text
    self.offset = offset
    self.path = path
    self.target = target
    self.targetPlace = targetPlace
    self.mistyped = mistyped
    self.source = source
  }
}
