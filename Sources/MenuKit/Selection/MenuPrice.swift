/// An exact amount of a currency, read from a price as a menu writes it.
///
/// Only what can mean one thing is read. `9.90`, `€ 4`, `4,50 €`, `US$ 5`, `CHF 1'234.50`, `12.–` and
/// `18元` are prices; `from 4`, `4–5`, `18/kg` and `1,234` (a thousand or a fraction?) are not, and
/// such a row is counted apart.
public struct MenuPrice: Sendable, Hashable {
  /// The amount, with the digits as written.
  public let amount: ExactDecimal
  /// The currency as written: `€`, `EUR`, `元`. Empty when neither the price nor the menu names one.
  public let currency: String

  /// A price.
  public init(_ amount: ExactDecimal, currency: String = "") {
    self.amount = amount
    self.currency = currency
  }

  /// Reads a price as written: a number with at most one currency, before it or after it.
  ///
  /// - Parameters:
  ///   - text: the price as the menu writes it.
  ///   - currency: the currency when the text names none.
  /// - Returns: nil when the text is no exact price.
  public init?(reading text: String, currency: String = "") {
    if PriceReader.isPlain(text) {
      guard let amount = ExactDecimal(text) else { return nil }
      self.init(amount, currency: currency)
      return
    }
    let characters = Array(text.prefix(PriceReader.mostCharacters + 1))
    guard characters.count <= PriceReader.mostCharacters,
      let first = characters.firstIndex(where: PriceReader.isDigit),
      let last = characters.lastIndex(where: PriceReader.isDigit)
    else { return nil }
    var reader = PriceReader(before: characters[..<first], after: characters[(last + 1)...])
    guard let mark = reader.mark(),
      let number = PriceReader.number(characters[first...last]),
      let amount = ExactDecimal((reader.isNegative ? "-" : "") + number)
    else { return nil }
    self.init(amount, currency: mark.isEmpty ? currency : mark)
  }
}
