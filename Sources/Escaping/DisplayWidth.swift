/// How many columns text takes in a terminal: two for wide characters (Chinese, Japanese, Korean,
/// emoji), none for marks that combine with the character before, one for the rest.
package enum DisplayWidth {
  /// The columns that `text` takes; a tab counts as one. Linear in its length.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The columns that one character takes.
  package static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    // A flag is two regional indicators; a sign with U+FE0F is drawn as an emoji.
    if scalars.count > 1, scalars.contains(where: { isRegionalIndicator($0) || $0 == emojiStyle }) {
      return 2
    }
    return scalars.map(of).max() ?? 0
  }

  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return isWide(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// Whether a code point stands in the table. O(log *n*) in its ranges.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let bounds = WideRanges.bounds
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if bounds[2 * middle + 1] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < bounds.count / 2 && bounds[2 * low] <= scalar.value
  }
}
