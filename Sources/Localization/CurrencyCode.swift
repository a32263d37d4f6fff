internal import Foundation

/// The codes of currencies, as ISO 4217 has them: `EUR`.
package enum CurrencyCode {
  /// Whether a text is the code of a currency that is in use.
  package static func isKnown(_ text: String) -> Bool { codes.contains(text) }

  /// The code that a text means when it is none itself: `EUR` for "eur", "€" and "euro". Loads the
  /// names of all currencies: for messages only.
  package static func code(meantBy text: String) -> String? {
    if isKnown(text.uppercased()) { return text.uppercased() }
    let wanted = Folding.searchKey(text)
    let english = Locale(identifier: "en")
    // Signs that several currencies share mean the one that is used most.
    let first = ["USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW"]
    return (first + codes.sorted()).first { code in
      sign(of: code) == text
        || english.localizedString(forCurrencyCode: code).map(Folding.searchKey) == wanted
    }
  }

  private static func sign(of code: String) -> String? {
    Locale(identifier: "en@currency=\(code)").currencySymbol
  }

  private static let codes: Set<String> = Set(
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD \
    CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD \
    GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD \
    KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO \
    NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE \
    SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV \
    WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """.split(separator: " ").map(String.init))
}
