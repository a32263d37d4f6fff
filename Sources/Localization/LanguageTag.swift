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
