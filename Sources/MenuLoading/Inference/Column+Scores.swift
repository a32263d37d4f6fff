/// How well a column serves as each part of a row. A score is a sum of reasons; above 0 means that
/// it would do.
extension Column {
  /// The last key, which is the column's own name.
  var name: String { path.keys.last ?? "" }

  /// How strongly the name speaks for a meaning, from 0 to 1. `category.name` says a little of both
  /// of its words.
  func hint(_ meaning: ColumnWords.Meaning) -> Double {
    let own = meanings.strength(for: meaning)
    if meaning == .group, isNumbered { return 0 }
    guard depth > 1 else { return own }
    let outer = meaning == .id ? 0 : ColumnWords.strength(of: path.keys[depth - 2], for: meaning)
    // Both say so: the price of a `price_info`.
    let both = own > 0 && outer > 0 ? 0.5 * (own + outer) : 0
    return max(isWrapped ? own : 0.5 * own, 0.7 * outer, both)
  }

  /// Whether it is one of a list that is spread over columns: `Phone 1 - Type`, `strIngredient2`.
  var isNumbered: Bool {
    name.contains(where: \.isLetter) && name.contains { $0.isASCII && $0.isNumber }
  }

  /// As the title of a row: there in every row, different in each, short, in words.
  func titleScore(coverage: Double) -> Double {
    let values = statistics
    guard values.scalars > 0 else { return -.infinity }
    var score = 2.5 * values.uniqueness - 0.5 + 1.5 * coverage
    // A title that some rows lack leaves them without one.
    if coverage < 0.5 { score -= 2 } else if coverage < 0.9 { score -= 0.8 }
    score += Self.lengthScore(values.averageLength)
    score -= 2 * values.share(.number, .date, .amount) + 3 * values.share(.address)
    score -=
      2.5 * values.share(.picture, .colour) + 1.2 * values.share(.code) + 0.9 * values.share(.path)
    score -= 1 * values.share(.mail) + 3 * Double(values.booleans) / Double(values.scalars)
    score -= Double(values.withLineBreaks) / Double(values.scalars)
    score -= values.withLetters == 0 ? 1 : 0
    if isNumbered { score -= 0.4 }
    score += 1.5 * hint(.title)
    if hint(.title) < 1 {
      // What is called a text or a message may be all the name that a row has, while it is short.
      let isShort = values.averageLength < 50
      score -= (isShort ? 0.3 : 0.8) * max(hint(.summary), hint(.detail))
      score -= 0.8 * max(hint(.id), hint(.price))
      score -= 0.8 * max(hint(.image), hint(.link), hint(.icon), hint(.group), hint(.badge))
    }
    score -= 0.5 * Double(nesting) + min(0.25, 0.015 * Double(place))
    return score
  }

  /// 1 for the length of a name, less for a letter or a paragraph.
  private static func lengthScore(_ length: Double) -> Double {
    switch length {
    case ..<2: 0.3
    case ..<8: 1
    case ..<30: 1 - (length - 8) * 0.004
    case ..<70: 0.912 - (length - 30) * 0.0008
    case ..<120: 0.88 - (length - 70) * 0.019
    default: max(-2, -0.07 - (length - 120) / 100)
    }
  }

  /// As the column whose equal values make sections: few values, each in several rows, best one
  /// after the other. Nil when it can't be one.
  func groupScore(coverage: Double) -> Double? {
    let values = statistics
    let isMostlyScalar = values.scalars * 2 > values.filled
    guard isMostlyScalar, values.distinct >= 2, values.scalars >= 3 else { return nil }
    let size = Double(values.scalars) / Double(values.distinct)
    // A short list has few rows a section; there the name must say that it is one.
    let isShort = hint(.group) >= 0.7 && values.distinct <= 12 && values.distinct < values.scalars
    guard size >= 1.5 || isShort, coverage >= 0.5 else { return nil }
    var score = min(2, size.logarithm) + 1.5 * values.contiguity + coverage
    if coverage < 0.8 { score -= 1 }
    score += 0.5 * values.share(.text, .code)
    if values.share(.number) > 0.5 {
      let isCode = values.contiguity > 0.95 && size >= 4 && values.isWhole
      score -= isCode ? 0.7 : 2
    }
    if values.booleans > 0 { score -= 3 }
    score -= 0.5 * values.share(.date) + 3 * values.share(.address, .picture, .mail)
    // Files with what was found in each stand one after the other.
    score -= (values.contiguity > 0.9 ? 0 : 3) * values.share(.path)
    score -= 2.5 * values.share(.amount) + values.share(.boolean) * 2 + values.share(.colour) * 2
    if values.fractions > 0 { score -= 2 }
    if values.averageLength > 40 { score -= 2 }
    if values.withLineBreaks > 0 { score -= 3 }
    score -= Double(values.scalars - values.withLetters) / Double(values.scalars)
    if values.distinct == 2, values.scalars > 6 { score -= 0.5 }
    if values.singles > 0.4, !isShort { score -= 1.5 }
    if values.dominance > 0.8 { score -= 1 } else if values.dominance > 0.6 { score -= 0.5 }
    if isNumbered { score -= 1.5 }
    score += 2 * hint(.group) - 1.5 * max(hint(.id), hint(.price), hint(.badge))
    score -= 0.8 * Double(nesting) + min(0.3, 0.03 * Double(place))
    return score
  }

  /// As a list of sections that a row is in: short texts that come again in other rows. Nil when it
  /// holds no such lists.
  func sharedGroupScore(coverage: Double) -> Double? {
    let lists = statistics.lists
    let texts = hint(.group) >= 0.7 ? lists.texts + lists.named : lists.texts
    guard lists.filled > 0, texts >= lists.elements * 9 / 10, lists.counts.count >= 2,
      coverage >= 0.9, statistics.lists.filled * 10 >= statistics.filled * 9
    else { return nil }
    let size = Double(lists.elements) / Double(lists.counts.count)
    let length = Double(lists.wholeLength) / Double(max(1, lists.elements))
    let isNamed = hint(.group) >= 0.7 && lists.named > 0
    let leastSize = isNamed ? 1.5 : 2
    let leastRepeated = isNamed ? 0.5 : 0.7
    guard size >= leastSize, length < 40, lists.averageSize < 6, lists.repeated > leastRepeated
    else { return nil }
    var score = min(2, size.logarithm) + 1.5 * lists.repeated + coverage + 0.5
    score -= lists.averageSize > 3 ? 1 : 0
    score += 2 * hint(.group) - 1.2
    score -= 0.8 * Double(nesting)
    return score
  }
}

extension Double {
  /// The binary logarithm, by the number's own exponent and a straight line within it: exact enough
  /// for scores and the same on every machine.
  var logarithm: Double {
    guard self > 0, isFinite else { return 0 }
    return Double(exponent) + (significand - 1)
  }
}
