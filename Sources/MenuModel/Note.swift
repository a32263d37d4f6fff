package import Diagnostics
package import MenuKit

/// A piece of Markdown that belongs to a menu, a section or a row. An object: ten thousand of them are
/// handed on in each round of a preview.
package final class Note: Sendable {
  /// The file's name, as messages print it.
  package let file: String
  /// The Markdown below the front matter.
  package let text: String
  /// The same as it stands in a menu.
  package let content: MenuText
  /// Where in the file it starts.
  package let offset: Int
  /// Where it lies below the notes folder, without the ending: `["tea", "oolong"]`.
  package let path: [String]
  /// What the front matter's `for` names, split at `/`; wins over `path`.
  package let target: [String]?
  /// Where `for` has its value.
  package let targetPlace: ByteRange?
  /// A key of the front matter that looks like a mistyped `for`.
  package let mistyped: ValueMap.Key?
  /// Reads the file again, for a message's excerpt: ten thousand notes are not kept twice for it.
  package let source: @Sendable () -> SourceFile?

  package init(
    file: String, text: String, offset: Int = 0, path: [String] = [], target: [String]? = nil,
    targetPlace: ByteRange? = nil, mistyped: ValueMap.Key? = nil,
    source: @escaping @Sendable () -> SourceFile? = { nil }
  ) {
    self.file = file
    self.text = text
    content = MenuText(
      text, format: .markdown, origin: TextOrigin(file: file, offset: offset))
    self.offset = offset
    self.path = path
    self.target = target
    self.targetPlace = targetPlace
    self.mistyped = mistyped
    self.source = source
  }
}
