internal import Foundation

/// The order of titles in a language: Chinese by sound, å after z in Swedish, capitals beside small
/// letters.
///
/// The same on every machine: the language is the one that is asked for, never that of the process.
/// The data behind it is loaded with the first comparison of two texts that need it.
package struct Collation: Sendable {
  /// The language's tag, as asked for.
  package let language: String
  private let locale: Locale

  /// - Parameter language: a BCP 47 tag; an unknown one gives the order that holds for all languages.
  package init(language: String) {
    self.language = language
    locale = Locale(identifier: language)
  }

  /// Whether `left` stands before `right`. Texts that the language takes for equal are ordered by
  /// their code points, so that the order never depends on where they came from.
  package func precedes(_ left: String, _ right: String) -> Bool {
    switch left.compare(right, options: [], range: nil, locale: locale) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
  }

  /// The places of `texts` in the language's order; equal texts keep theirs. *n* log *n* comparisons
  /// of some microseconds each.
  package func order(of texts: [String]) -> [Int] {
    texts.indices.sorted { left, right in
      texts[left].utf8.elementsEqual(texts[right].utf8)
        ? left < right : precedes(texts[left], texts[right])
    }
  }
}
