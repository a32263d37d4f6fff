/// Text at a column of a line, in one style.
struct Piece: Equatable, Sendable {
  /// How text stands out, without colours: every terminal knows these.
  enum Style: Sendable { case plain, bold, dim, reverse }

  var column: Int
  var text: String
  var style = Style.plain
}

/// One line of the screen: pieces from left to right that don't overlap.
typealias ScreenLine = [Piece]
