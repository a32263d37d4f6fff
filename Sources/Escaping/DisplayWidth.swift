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
    let isWide =
      wideBlocks.contains { $0.contains(scalar.value) } || scalar.properties.isEmojiPresentation
    return isWide ? 2 : 1
  }

  /// The blocks whose characters are all wide or fullwidth (Unicode Standard Annex 11), not
  /// assigned ones included; emoji outside of them are known by their property.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
