/// What an order column says: numbers by their size, then texts, then nothing.
enum OrderKey: Comparable {
  case number(Double)
  case text(String)
  case nothing

  init(_ text: String?) {
    guard let text else {
      self = .nothing
      return
    }
    let number = Double(text).flatMap { $0.isNaN ? nil : $0 }
    self = number.map(OrderKey.number) ?? .text(text)
  }
}
