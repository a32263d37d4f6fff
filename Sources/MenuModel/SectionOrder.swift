/// `order`: how the sections of a menu follow each other.
package enum SectionOrder: Sendable, Equatable {
  /// As the data has them, first seen first.
  case source
  /// By title, as the menu's language sorts.
  case title
  /// The section with the most rows first.
  case count
  /// The named ones first, in this order; the others follow as the data has them.
  case listed([String])
}
