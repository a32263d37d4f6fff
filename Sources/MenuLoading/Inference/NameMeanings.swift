/// What the words of one name mean, looked up once: scores ask for a dozen meanings of each column.
struct NameMeanings: Sendable {
  private let name: String
  /// Meanings of the name as a whole, of its last word, and of any of its words: a bit for each.
  private var whole: UInt32
  private var last: UInt32
  private var any: UInt32 = 0

  init(_ name: String) {
    self.name = name
    let known = ColumnWords.known
    let parts = ColumnWords.parts(of: name)
    whole = known.meanings(of: parts.joined()) | known.meanings(of: name.lowercased())
    last = 0
    for part in parts {
      // Several labels or names are no title.
      let title = known.meanings(of: part) & ColumnWords.Meaning.title.bit
      let folded = ColumnWords.singular(part)
      last = title | known.meanings(of: folded) & ~ColumnWords.Meaning.title.bit
      any |= last
    }
  }

  /// 1 when the name is a word of that meaning, 0.7 when it ends in one, 0.4 when it has one
  /// elsewhere, else 0.
  func strength(for meaning: ColumnWords.Meaning) -> Double {
    if whole & meaning.bit != 0 { return 1 }
    if last & meaning.bit != 0 { return 0.7 }
    if any & meaning.bit != 0 { return 0.4 }
    // Scripts without blanks between words: 菜品名称 ends in 名称.
    let isWide = name.utf8.contains { $0 >= 0xE3 }
    return isWide && ColumnWords.endsInWord(name, of: meaning) ? 0.7 : 0
  }
}

extension ColumnWords.Meaning {
  /// Its place among others in a number.
  var bit: UInt32 { 1 << rawValue }
}
