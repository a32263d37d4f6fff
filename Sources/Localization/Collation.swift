internal import Foundation

/// The order of titles in a language: Chinese by sound, å after z in Swedish, capitals beside small
/// letters.
///
/// The same on every machine: the language is the one that is asked for, never that of the process.
/// The data behind it is loaded when two texts are compared that need it; texts of ASCII in most
/// languages don't.
package struct Collation: Sendable {
  /// The language's tag, as asked for.
  package let language: String
  private let ordersASCIIAsAll: Bool

  /// - Parameter language: a BCP 47 tag; an unknown one gives the order that holds for all languages.
  package init(language: String) {
    self.language = language
    let parts = language.lowercased().split(separator: "-")
    ordersASCIIAsAll =
      parts.first.map(ASCIIOrder.languages.contains) == true && !parts.contains("u")
  }

  /// The places of `texts` in the language's order. Texts that the language takes for equal are
  /// ordered by their code points, so that the order never depends on where they came from; those of
  /// equal bytes keep theirs. *n* log *n* comparisons, of some microseconds each when the language's
  /// data is needed.
  package func order(of texts: [String]) -> [Int] {
    let locale = Locale(identifier: language)
    let plain = texts.map { ordersASCIIAsAll && ASCIIOrder.covers($0) }
    return texts.indices.sorted { left, right in
      if texts[left].utf8.elementsEqual(texts[right].utf8) { return left < right }
      return plain[left] && plain[right]
        ? ASCIIOrder.precedes(texts[left], texts[right])
        : precedes(texts[left], texts[right], locale)
    }
  }

  private func precedes(_ left: String, _ right: String, _ locale: Locale) -> Bool {
    switch left.compare(right, options: [], range: nil, locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
  }
}
