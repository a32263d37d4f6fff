internal import MenuKit
internal import Platform

/// The screen of a model: a title line, the two panes, a status line. A pure function of it.
///
/// ```
///  Tea house                    2 picked · 9.00 €
/// ▌Tea       2 │ Tea
///  Coffee    5 │›▾ Oolong              ×2 4.50 €
///              │    Half fermented.
///  ↑↓ move …
/// ```
struct BrowserScreen {
  let lines: [ScreenLine]

  init(_ model: BrowserModel) {
    guard BrowserLayout.fits(model) else {
      let notice = Cells.fitted("The window is too small", to: model.size.columns)
      lines = [[Piece(column: 0, text: notice)]]
      return
    }
    let middle = model.isHelping ? Self.keys(model) : Self.panes(model, BrowserLayout(model))
    lines = [Self.title(model)] + middle + [Self.status(model)]
  }

  // MARK: - The lines around the panes

  private static func title(_ model: BrowserModel) -> ScreenLine {
    let columns = model.size.columns
    let total = Cells.fitted(BrowserTotal.text(of: model), to: columns * 2 / 3)
    let width = Cells.width(total)
    let title = Cells.fitted(Cells.clean(model.menu.title), to: columns - width - 3)
    let pieces = [Piece(column: 1, text: title, style: .bold)]
    if total.isEmpty { return pieces }
    return pieces + [Piece(column: columns - width - 1, text: total)]
  }

  private static func status(_ model: BrowserModel) -> ScreenLine {
    let width = model.size.columns - 2
    if let notice = model.notice {
      return [Piece(column: 1, text: Cells.fitted(Cells.clean(notice), to: width), style: .bold)]
    }
    let filter = Cells.clean(model.filter)
    if model.isTyping { return [Piece(column: 1, text: Cells.fitted("/\(filter)▏", to: width))] }
    if !model.filter.isEmpty {
      let count = model.shown.sections.map(\.rows.count).reduce(0, +)
      let text = "/\(filter)  \(count) \(count == 1 ? "row" : "rows"), Escape shows all"
      return [Piece(column: 1, text: Cells.fitted(text, to: width))]
    }
    return [Piece(column: 1, text: Cells.fitted(BrowserModel.help, to: width), style: .dim)]
  }

  private static func keys(_ model: BrowserModel) -> [ScreenLine] {
    let width = model.size.columns - keyWidth - 2
    let keys = BrowserModel.keys.prefix(model.window).map { key, use in
      [
        Piece(column: 1, text: key, style: .bold),
        Piece(column: keyWidth, text: Cells.fitted(use, to: width)),
      ]
    }
    return keys + Array(repeating: [], count: model.window - keys.count)
  }

  /// The columns before what a key does.
  private static let keyWidth = 11

  private static func panes(_ model: BrowserModel, _ layout: BrowserLayout) -> [ScreenLine] {
    let index = IndexPane(model, width: layout.index)
    let rows = RowsPane(model, column: layout.index + 1, width: layout.rows)
    return (0..<model.window).map { line in
      index.line(line) + [Piece(column: layout.index, text: "│", style: .dim)] + rows.line(line)
    }
  }
}

extension BrowserScreen {
  /// The screen as plain text, a line each, without blanks at the ends: what a reader sees.
  var text: [String] {
    lines.map { pieces in
      var text = ""
      for piece in pieces {
        text += String(repeating: " ", count: max(0, piece.column - Cells.width(text))) + piece.text
      }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
}
