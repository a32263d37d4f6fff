internal import MenuKit

/// The selection in words: the running total, and the list that a reader takes along.
enum BrowserTotal {
  /// The running total: `3 picked · 10.10 € + 36 ¥, 1 without price`; empty when nothing is picked.
  static func text(of model: BrowserModel) -> String {
    guard !model.selection.isEmpty else { return "" }
    let total = model.total
    let sums = total.sums.map(text(of:)).joined(separator: " + ")
    let unpriced = total.sums.isEmpty ? 0 : total.unpriced.map(\.quantity).reduce(0, +)
    return "\(model.selection.count) picked" + (sums.isEmpty ? "" : " · \(sums)")
      + (unpriced > 0 ? ", \(unpriced) without price" : "")
  }

  /// The picked rows, a line each, and the total; empty when nothing is picked.
  static func list(of model: BrowserModel) -> String {
    guard !model.selection.isEmpty else { return "" }
    let lines = model.picked.map { pick, row in
      let price = row.price.map { "  \(Cells.clean($0))" } ?? ""
      return "\(pick.quantity) × \(Cells.clean(row.title))\(price)"
    }
    return (lines + [text(of: model)]).joined(separator: "\n") + "\n"
  }

  private static func text(of price: MenuPrice) -> String {
    price.currency.isEmpty ? "\(price.amount)" : "\(price.amount) \(Cells.clean(price.currency))"
  }
}
