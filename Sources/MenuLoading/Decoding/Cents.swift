/// Prices given in the hundredth part of the currency.
enum Cents {
  /// `1250` as `12.50`. What is no whole number is left as it is.
  static func amount(_ text: String) -> String {
    let isNegative = text.utf8.first == ASCII.minus
    let digits = isNegative ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(ASCII.isDigit) else { return text }
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return (isNegative ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
