import MenuKit
import Testing

@Suite struct MenuPriceTests {
  @Test(arguments: [
    ("9.90", "9.90", ""), ("4", "4", ""), ("€4", "4", "€"), ("€ 4.50", "4.50", "€"),
    ("4,50 €", "4.50", "€"), ("¥ 18", "18", "¥"), ("US$ 5", "5", "US$"), ("5 $US", "5", "$US"),
    ("CHF 1'234.50", "1234.50", "CHF"), ("12.–", "12", ""), ("Fr. 12.-", "12", "Fr."),
    ("18元", "18", "元"), ("1.234,56 €", "1234.56", "€"), ("1,234.56", "1234.56", ""),
    ("1 234,50 kr", "1234.50", "kr"), ("2\u{202F}500\u{A0}€", "2500", "€"),
    ("1,234,567", "1234567", ""),
    ("1,00,000.00", "100000.00", ""), ("0.125", "0.125", ""), ("1234.567", "1234.567", ""),
    ("-5.00 €", "-5.00", "€"), ("−€5", "-5", "€"), ("€ -5", "-5", "€"), ("₹ 250", "250", "₹"),
    ("4.5", "4.5", ""), ("0", "0", ""), ("1’000 CHF", "1000", "CHF"), ("1,2345", "1.2345", ""),
  ])
  func exactPricesAreRead(_ text: String, _ amount: String, _ currency: String) throws {
    let price = try #require(MenuPrice(reading: text))
    #expect(price.amount.description == amount)
    #expect(price.currency == currency)
  }

  @Test(arguments: [
    "", "free", "from 4", "ab 4,50 €", "4–5", "4-5", "18/kg", "4 / 6", "1,234", "1.234", "1.234 €",
    "4.50 each", "4 pcs", "5 kg", "2 for 5", "1.2.3", "1,23,45", "12 34", "4..50", "4,.5", "$5 USD",
    "€5€",
    "1.234'567", "1,234.567,89", "\u{664}", "\u{FF14}", "TBA 5", "5 VON", "1234567890123456789",
    "0.123.456",
    "999999999999999999999999999999999999999999",
  ])
  func whatCouldMeanTwoThingsIsNot(_ text: String) {
    #expect(MenuPrice(reading: text) == nil)
  }

  @Test func theMenusCurrencyStandsInForNone() {
    #expect(MenuPrice(reading: "4.50", currency: "EUR")?.currency == "EUR")
    #expect(MenuPrice(reading: "$4.50", currency: "EUR")?.currency == "$")
  }
}

@Suite struct ExactDecimalTests {
  @Test(arguments: ["0", "9.90", "-0.05", "004.10", "999999999999999999", "0.000000000000000001"])
  func digitsAreKept(_ text: String) {
    #expect(ExactDecimal(text)?.description == (text == "004.10" ? "4.10" : text))
  }

  @Test(arguments: [
    "", "-", ".", ".5", "5.", "1.2.3", "+5", "1e3", "--1", "1 ", "1000000000000000000",
  ])
  func otherTextIsRefused(_ text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test func equalValuesAreEqual() throws {
    let short = try #require(ExactDecimal("9.9"))
    let long = try #require(ExactDecimal("9.900"))
    #expect(short == long)
    #expect(Set([short, long]).count == 1)
    #expect(short.adding(long)?.description == "19.800")
    #expect(ExactDecimal("0.00") == .zero)
  }

  @Test func whatDoesNotFitIsNil() throws {
    let large = try #require(ExactDecimal("999999999999999999"))
    #expect(large.adding(large) == nil)
    #expect(large.multiplied(by: 2) == nil)
    #expect(large.multiplied(by: .max) == nil)
    #expect(try large.adding(#require(ExactDecimal("0.1"))) == nil)
    #expect(large.adding(.zero) == large)
    #expect(ExactDecimal(1, scale: 19) == nil)
    #expect(ExactDecimal(.min) == nil)
  }
}
