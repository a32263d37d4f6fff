internal import Localization

/// Codes of languages and currencies.
extension SettingValue {
  /// `language: zh-Hans`.
  mutating func languageTag() -> String? {
    guard let text = text() else { return nil }
    if LanguageTag.isWellFormed(text), LanguageTag.isKnown(text) { return text }
    wrongType(
      "a language tag such as en, ar or zh-Hans",
      suggestion: LanguageTag.tag(meantBy: text).map { "write \($0) for \(text)" })
    return nil
  }

  /// `currency: EUR`.
  mutating func currencyCode() -> String? {
    guard let text = text() else { return nil }
    if CurrencyCode.isKnown(text) { return text }
    wrongType(
      "the code of a currency, such as EUR",
      suggestion: CurrencyCode.code(meantBy: text).map { "did you mean \($0)?" })
    return nil
  }
}
