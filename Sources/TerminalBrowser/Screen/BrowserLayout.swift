internal import Platform

/// The widths of the panes in columns: the index, a separator of one, the rows.
struct BrowserLayout: Equatable {
  /// Before a detail's text: the cursor's column, and as much as a row's title stands in, and one.
  static let detailIndent = 4
  /// The smallest window with two panes that can be read.
  static let smallest = (columns: 24, lines: 5)

  private static let narrowestIndex = 12

  let index: Int
  let rows: Int

  init(_ model: BrowserModel) {
    let columns = max(Self.smallest.columns, model.size.columns)
    let wanted = max(Self.narrowestIndex, model.widestEntry + 4)
    index = min(wanted, max(Self.narrowestIndex, columns / 3))
    rows = columns - index - 1
  }

  /// Whether a window is large enough for the panes.
  static func fits(_ model: BrowserModel) -> Bool {
    model.size.columns >= smallest.columns && model.size.lines >= smallest.lines
  }
}
