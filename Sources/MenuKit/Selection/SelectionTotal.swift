/// What a selection costs: one exact sum for each currency, never added to each other.
public struct SelectionTotal: Sendable, Hashable {
  /// The sums, in the order in which their currencies were first met.
  public private(set) var sums: [MenuPrice] = []
  /// The picks whose price is not there or not exact, and those that would take a sum past 18 digits.
  public private(set) var unpriced: [Selection.Pick] = []

  /// A total of nothing.
  public init() {}

  /// Adds a pick at a price for each piece.
  public mutating func add(_ pick: Selection.Pick, at price: MenuPrice?) {
    guard let price, let amount = price.amount.multiplied(by: pick.quantity) else {
      unpriced.append(pick)
      return
    }
    let place = sums.firstIndex { $0.currency == price.currency }
    guard let sum = (place.map { sums[$0].amount } ?? .zero).adding(amount) else {
      unpriced.append(pick)
      return
    }
    let total = MenuPrice(sum, currency: price.currency)
    if let place { sums[place] = total } else { sums.append(total) }
  }
}

extension Selection {
  /// The exact total of the selection.
  ///
  /// - Parameters:
  ///   - currency: the menu's currency, for prices that name none.
  ///   - price: the price of a row as the menu writes it; nil when it has none or is gone.
  /// - Complexity: O(*n* · *c*) for *n* picked rows in *c* currencies.
  public func total(currency: String = "", price: (String) -> String?) -> SelectionTotal {
    var total = SelectionTotal()
    for pick in picks {
      let text = price(pick.id)
      total.add(pick, at: text.flatMap { MenuPrice(reading: $0, currency: currency) })
    }
    return total
  }
}
