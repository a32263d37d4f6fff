internal import Localization
internal import Testing

@Suite("Codes of languages and currencies") struct CodesTests {
  @Test(arguments: ["en", "pt-BR", "zh-Hans-CN", "yue", "es-419", "de-1996", "sl-rozaj-biske"])
  func aTag(_ text: String) {
    #expect(LanguageTag.isWellFormed(text))
  }

  @Test(arguments: [
    "", "e", "english", "中文", "en_GB", "en-", "-en", "en--GB", "en GB", "12", "en-toolongpart",
    "en\"><script>",
  ])
  func noTag(_ text: String) {
    #expect(!LanguageTag.isWellFormed(text))
  }

  @Test(arguments: [
    ("English", "en"), ("deutsch", "de"), ("German", "de"), ("Français", "fr"), ("francais", "fr"),
    ("中文", "zh"), ("日本語", "ja"), ("العربية", "ar"), ("Klingonese", nil),
  ])
  func languageByName(_ name: String, _ tag: String?) {
    #expect(LanguageTag.tag(ofLanguageNamed: name) == tag)
  }

  @Test(arguments: [
    ("eur", "EUR"), ("€", "EUR"), ("Euro", "EUR"), ("£", "GBP"), ("$", "USD"), ("¥", "JPY"),
    ("Swiss Franc", "CHF"), ("zzz", nil),
  ])
  func currencyByName(_ text: String, _ code: String?) {
    #expect(!CurrencyCode.isKnown(text))
    #expect(CurrencyCode.code(meantBy: text) == code)
  }

  @Test func knownCurrencies() {
    #expect(["EUR", "CNY", "XOF"].allSatisfy(CurrencyCode.isKnown))
  }
}
