internal import MenuKit

/// The index: a mark on the current entry, titles, counts.
struct IndexPane {
  private let model: BrowserModel
  private let width: Int

  init(_ model: BrowserModel, width: Int) {
    self.model = model
    self.width = width
  }

  /// The pieces of a line of the pane, from 0.
  func line(_ line: Int) -> ScreenLine {
    let section = model.indexPosition + line
    guard model.shown.sections.indices.contains(section) else { return [] }
    let shown = model.shown.sections[section]
    let content = model.menu.sections[shown.source]
    let isCurrent = section == model.linkage.current
    let count = String(shown.rows.count)
    let titleWidth = width - 3 - count.count
    let title = Cells.fitted(Self.entry(of: content), to: titleWidth)
    let filling = String(repeating: " ", count: titleWidth - Cells.width(title) + 1)
    let isFocused = isCurrent && model.pane == .index
    return [
      Piece(column: 0, text: isCurrent ? "▌" : " ", style: isCurrent ? .bold : .plain),
      Piece(
        column: 1, text: title + filling + count,
        style: isFocused ? .reverse : isCurrent ? .bold : .plain),
    ]
  }

  /// An entry's text: the title, indented by its level.
  static func entry(of section: MenuSection) -> String {
    String(repeating: " ", count: 2 * min(section.level, 8)) + title(of: section)
  }

  /// A section's title, or what stands in for none.
  static func title(of section: MenuSection) -> String {
    let title = Cells.clean(section.title ?? "")
    return title.isEmpty ? "Untitled" : title
  }
}
