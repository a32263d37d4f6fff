package import Diagnostics

/// How a note becomes HTML.
package struct MarkdownOptions: Sendable {
  /// What the heading levels of a note are raised by, so that its headings stand below the one they
  /// belong to: 2 makes `#` an `h3`. No heading goes deeper than `h6`.
  package var headingShift: Int
  /// What stands before the ids of headings: `tea/green` makes `tea/green/brewing`. Nil for headings
  /// without ids.
  package var anchorPrefix: String?
  /// Whether lines of cells between bars are tables.
  package var hasTables: Bool
  package var rawHTML: RawHTML
  /// Whether the note stands in a line of text: no block elements then, paragraphs and items follow
  /// each other with a blank between.
  package var isInline: Bool
  /// The place in its file of a range of the note's bytes; nil when it is not known.
  package var locate: @Sendable (Range<Int>) -> SourceSpan?

  /// What happens to HTML in a note.
  package enum RawHTML: Sendable {
    /// It is left out, with a warning.
    case leftOut
    /// What the allow-list knows is kept.
    case sanitised
  }

  /// Whether raw HTML and every address are written as they are: what the CommonMark specification
  /// wants and no page may have. Only tests reach it.
  var isUnsafe = false

  package init(
    headingShift: Int = 0, anchorPrefix: String? = nil, hasTables: Bool = true,
    rawHTML: RawHTML = .leftOut, isInline: Bool = false,
    locate: @escaping @Sendable (Range<Int>) -> SourceSpan? = { _ in nil }
  ) {
    self.headingShift = headingShift
    self.anchorPrefix = anchorPrefix
    self.hasTables = hasTables
    self.rawHTML = rawHTML
    self.isInline = isInline
    self.locate = locate
  }
}
