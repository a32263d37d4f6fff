internal import Foundation

/// The names of languages, as BCP 47 writes them: `en`, `pt-BR`, `zh-Hans-CN`.
package enum LanguageTag {
  /// Whether a text is a tag: a language of two or three letters, then parts of at most eight letters
  /// and digits. Whether there is such a language is not asked.
  package static func isWellFormed(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 8, parts.allSatisfy({ 1...8 ~= $0.utf8.count && isAlphanumeric($0) })
    else {
      return false
    }
    return 2...3 ~= parts[0].utf8.count && parts[0].utf8.allSatisfy { $0 >= UInt8(ascii: "A") }
  }

  /// Whether the tag's first part is the code of a language, by ISO 639.
  package static func isKnown(_ tag: String) -> Bool {
    let code = tag.prefix { $0 != "-" }.lowercased()
    return Locale.LanguageCode(code).isISOLanguage
  }

  /// The tag that was probably meant: by the language's name (`english`), by a country's code in its
  /// place (`gr`), or by another sign between its parts (`de_DE`). For messages only.
  package static func tag(meantBy text: String) -> String? {
    if let tag = tag(ofLanguageNamed: text) { return tag }
    let hyphened = text.replacing("_", with: "-")
    if hyphened != text, isWellFormed(hyphened), isKnown(hyphened) { return hyphened }
    guard text.utf8.count == 2 else { return nil }
    let spoken = Locale.Language(identifier: "und-" + text.uppercased()).maximalIdentifier
    let code = String(spoken.prefix { $0 != "-" && $0 != "_" })
    return code == "und" || !isKnown(code) ? nil : code
  }

  /// The tag of the language that a text names in English or in the language itself: `de` for
  /// "German" and "Deutsch". Loads the names of all languages: for messages only.
  package static func tag(ofLanguageNamed name: String) -> String? {
    let wanted = Folding.searchKey(name)
    let english = Locale(identifier: "en")
    return Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
      .filter { $0.utf8.count == 2 }.sorted()
      .first { code in
        [english, Locale(identifier: code)]
          .compactMap { $0.localizedString(forLanguageCode: code) }
          .contains { Folding.searchKey($0) == wanted }
      }
  }

  private static func isAlphanumeric(_ part: Substring) -> Bool {
    part.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }
}
