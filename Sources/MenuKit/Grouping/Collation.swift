/// How a language puts titles under letters and letters in order. The caller brings it: MenuKit knows no language.
public protocol Collation: Sendable {
  /// The letter under which a title stands in an index: `E` for "élan", `W` for "王" where names are
  /// ordered by their sound.
  func letter(of title: String) -> String
  /// Whether a letter stands before another.
  func precedes(_ letter: String, _ other: String) -> Bool
}

/// Letters by their code points, with everything that is no letter under `#` at the end: an order
/// for when no language is known.
public struct CodePointCollation: Collation {
  /// The collation; it has no settings.
  public init() {}

  /// The first character in upper case, or `#` when it is no letter.
  public func letter(of title: String) -> String {
    guard let first = title.first(where: { !$0.isWhitespace }), first.isLetter else { return "#" }
    return first.uppercased()
  }

  /// Orders by code points; `#` comes last.
  public func precedes(_ letter: String, _ other: String) -> Bool {
    if letter == "#" || other == "#" { return letter != "#" }
    return letter.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
  }
}

extension Grouping where Key == String {
  /// Groups elements by the first letter of a title, the letters in the collation's order and the
  /// elements in their own.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *k* letters.
  public init(
    _ elements: some Sequence<Element>, byFirstLetterOf title: (Element) throws -> String,
    collation: some Collation
  ) rethrows {
    try self.init(elements) { collation.letter(of: try title($0)) }
    groups.sort { collation.precedes($0.key, $1.key) }
  }
}
