/// What stands for a currency beside a number.
enum CurrencyMarks {
  /// Whether a text is a currency: a sign with up to three letters (`US$`), a code of ISO 4217, or a
  /// word that only a currency has.
  static func contains(_ mark: String) -> Bool {
    if words.contains(mark) || codes.contains(mark) { return true }
    let scalars = mark.unicodeScalars
    let signs = scalars.filter { $0.properties.generalCategory == .currencySymbol }
    let letters = scalars.filter { $0.isASCII && $0.properties.isAlphabetic }
    return signs.count == 1 && letters.count <= 3 && signs.count + letters.count == scalars.count
  }

  private static let words: Set<String> = [
    "kr", "kr.", "Kr", "zł", "Kč", "Ft", "lei", "лв", "лв.", "руб", "руб.", "р.", "грн", "ден", "元",
    "圆",
    "圓", "块", "塊", "円", "원", "บาท", "Rs", "Rs.", "RM", "Rp", "S/", "Fr", "Fr.", "SFr.", "din.",
    "KM",
    "Bs", "Bs.",
  ]

  private static let codes = Set(
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN \
    BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL \
    GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF \
    KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN \
    MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RMB RON RSD RUB RWF SAR \
    SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS \
    UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
    """.split(separator: " ").map(String.init))
}
