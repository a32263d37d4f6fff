internal import MenuKit

/// The sections with their rows and open details, as far as the scroll shows them.
struct RowsPane {
  private let model: BrowserModel
  private let column: Int
  private let width: Int

  init(_ model: BrowserModel, column: Int, width: Int) {
    self.model = model
    self.column = column
    self.width = width
  }

  /// The pieces of a line of the pane, from 0.
  func line(_ line: Int) -> ScreenLine {
    let metrics = model.linkage.metrics
    let height = Double(model.position + line)
    guard height < metrics.documentHeight, let section = metrics.section(at: height) else {
      return line == 1 && model.shown.sections.isEmpty
        ? [text("No row holds these words", 3, .dim)] : []
    }
    let offset = Int(height - metrics.top(ofSection: section))
    switch model.shown.line(offset, inSection: section) {
    case .heading: return [heading(section)]
    case .empty: return [text("Nothing here", 3, .dim)]
    case .blank: return []
    case .place(let place): return self.place(place)
    }
  }

  private func heading(_ section: Int) -> Piece {
    text(IndexPane.title(of: model.menu.sections[model.shown.sections[section].source]), 1, .bold)
  }

  private func place(_ index: ActualIndex) -> ScreenLine {
    guard let place = model.shown.expanded.place(at: index) else { return [] }
    let source = model.shown.source(of: place.row)
    let row = model.menu.sections[source.section].rows[source.row]
    let isCursor = index == model.cursor
    let details = model.details(of: row, at: source)
    switch place {
    case .row:
      return line(of: row, at: source, hasDetails: !details.isEmpty, isCursor: isCursor)
    case .detail(let number, _):
      let line = details.indices.contains(number) ? details[number] : ""
      let mark = isCursor ? "›" : " "
      let indent = String(repeating: " ", count: BrowserLayout.detailIndent - 1)
      return [text(mark + indent + line, 0, style(isCursor, or: .dim))]
    }
  }

  private func line(
    of row: MenuRow, at source: LogicalIndex, hasDetails: Bool, isCursor: Bool
  ) -> ScreenLine {
    let isOpen = hasDetails && model.open.contains(source)
    let quantity = model.selection.quantity(of: model.ids[source.section][source.row])
    let right = [quantity > 0 ? "×\(quantity)" : nil, row.price.map(Cells.clean)]
      .compactMap { $0 }.joined(separator: " ")
    let fittedRight = Cells.fitted(right, to: width / 2)
    let badge = row.badge.map { " [\(Cells.clean($0))]" } ?? ""
    let absence = row.isUnavailable ? " (not available)" : ""
    let titleWidth = width - 5 - Cells.width(fittedRight)
    let title = Cells.fitted(Cells.clean(row.title) + badge + absence, to: titleWidth)
    let marks = (isCursor ? "›" : " ") + (isOpen ? "▾" : hasDetails ? "▸" : " ") + " "
    let filling = String(repeating: " ", count: titleWidth - Cells.width(title) + 1)
    let style = style(isCursor, or: row.isUnavailable ? .dim : quantity > 0 ? .bold : .plain)
    return [Piece(column: column, text: marks + title + filling, style: style)]
      + (fittedRight.isEmpty
        ? []
        : [
          Piece(
            column: column + width - 1 - Cells.width(fittedRight), text: fittedRight, style: style)
        ])
  }

  private func style(_ isCursor: Bool, or style: Piece.Style) -> Piece.Style {
    isCursor && model.pane == .rows ? .reverse : style
  }

  private func text(_ text: String, _ indent: Int, _ style: Piece.Style) -> Piece {
    Piece(
      column: column + indent, text: Cells.fitted(text, to: width - indent - 1), style: style)
  }
}
