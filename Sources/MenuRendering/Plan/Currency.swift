internal import MenuKit

/// How prices are shown and counted.
struct Currency: Sendable {
  /// The menu's code, `EUR`; empty when none is known.
  let code: String
  private let language: Substring

  init(code: String?, language: String) {
    self.code = code ?? ""
    self.language = language.lowercased().prefix { $0 != "-" && $0 != "_" }
  }

  /// The price as the page shows it: as written, with the menu's currency when it is a bare number.
  /// The digits never change.
  func shown(_ price: String) -> String {
    guard !code.isEmpty, isBareNumber(price) else { return price }
    let sign = Self.signs[code] ?? code
    if sign == code { return "\(price)\u{A0}\(code)" }
    return signsFirst ? sign + price : "\(price)\u{A0}\(sign)"
  }

  /// The exact amount and the currency, when the price is one.
  func amount(_ price: String) -> MenuPrice? { MenuPrice(reading: price, currency: code) }

  private func isBareNumber(_ price: String) -> Bool {
    !price.isEmpty
      && price.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: ",")
      }
  }

  private var signsFirst: Bool { ["en", "zh", "ja", "ko", "nl", "tr", "hi"].contains(language) }

  private static let signs = [
    "EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "CNY": "¥", "KRW": "₩", "INR": "₹",
    "TRY": "₺", "UAH": "₴", "VND": "₫", "ILS": "₪", "PLN": "zł", "CZK": "Kč", "THB": "฿",
    "PHP": "₱", "NGN": "₦", "BRL": "R$", "RUB": "₽",
  ]
}
