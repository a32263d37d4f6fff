package import Diagnostics

/// A piece of Markdown that belongs to a menu, a section or a row.
package struct Note: Sendable {
  package var file: SourceFile
  /// The Markdown below the front matter.
  package var body: ByteRange
  /// The front matter, if there is one.
  package var frontMatter: ValueMap?
  /// Where it lies below the notes folder, without the ending: `["tea", "oolong"]`.
  package var path: [String]
  /// What the front matter's `for` names, split at `/`; wins over `path`.
  package var target: [String]?

  package init(
    file: SourceFile, body: ByteRange, frontMatter: ValueMap? = nil, path: [String] = [],
    target: [String]? = nil
  ) {
    self.file = file
    self.body = body
    self.frontMatter = frontMatter
    self.path = path
    self.target = target
  }
}
