internal import MenuModel

/// Guesses which columns fill the parts of a row, from what their values are like.
enum FieldGuess {
  /// Where titles come from.
  enum Title: Sendable, Equatable {
    /// The name that the map has for the entry.
    case key
    case path(ColumnPath)
  }

  /// The best title; nil when the entries are scalars, which are their own titles.
  static func title(of survey: ColumnSurvey, but excluded: Set<ColumnPath> = []) -> Title? {
    titles(of: survey, but: excluded).first?.title
  }

  /// Titles with their scores, the best first.
  static func titles(
    of survey: ColumnSurvey, but excluded: Set<ColumnPath> = []
  ) -> [(title: Title, score: Double)] {
    var titles: [(title: Title, score: Double, place: Int)] = []
    for column in survey.columns where !excluded.contains(column.path) {
      var score = column.titleScore(coverage: survey.coverage(column))
      guard score > -10 else { continue }
      // What another column says as well in most rows tells rows apart no better than that one.
      if survey.hasTwin(column) { score -= 0.5 }
      if column.hint(.title) > 0, survey.isAside(column) { score -= 0.75 * column.hint(.title) }
      titles.append((.path(column.path), score, column.place))
    }
    if survey.keys.scalars > 0 {
      var score = keyScore(survey.keys)
      if let best = titles.max(by: { $0.score < $1.score }),
        case .path(let path) = best.title, let column = survey[path]
      {
        // Where most are texts that the keys name, the others are called by theirs as well.
        let areNames = survey.scalars > 0 || !names(column, like: survey.keys)
        score += areNames ? 0.6 : -1.5
        if survey.scalars > 0 { score += 2 }
      }
      titles.append((.key, score, -1))
    }
    return titles.sorted { ($0.score, -$0.place) > ($1.score, -$1.place) }
      .map { ($0.title, $0.score) }
  }

  /// Keys are names by nature, but may be written for machines.
  private static func keyScore(_ keys: ColumnStatistics) -> Double {
    // A column without a name: no word speaks for it or against it.
    let column = Column(path: ColumnPath([""]), statistics: keys)
    return column.titleScore(coverage: 1)
  }

  /// Whether a column says the same as the keys, in better writing: `commercial-use` and
  /// `Commercial use`; or keys are codes and the column is words.
  private static func names(_ column: Column, like keys: ColumnStatistics) -> Bool {
    let values = column.statistics
    guard values.scalars * 10 >= keys.scalars * 9, values.uniqueness > 0.9,
      values.share(.text) > 0.5
    else { return false }
    if column.hint(.title) >= 0.7 { return true }
    let plain = Set(keys.counts.keys.map(folded))
    let same = values.counts.keys.count { plain.contains(folded($0)) }
    if same * 10 >= values.counts.count * 5 { return true }
    let areCodes = keys.share(.code, .number) > 0.7
    return areCodes && values.averageLength <= max(30, 1.5 * keys.averageLength)
  }

  /// Letters and digits alone, in small letters.
  private static func folded(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Above 0 for amounts of money: a currency beside the number, two decimals, or a name that says
  /// so.
  static func priceScore(_ column: Column, in survey: ColumnSurvey) -> Double {
    let values = column.statistics
    guard values.scalars > 0 else { return -1 }
    let numeric = values.share(.number, .amount)
    guard numeric >= 0.6 || values.share(.amount) > 0.3 else { return -1 }
    let hint = column.hint(.price)
    var score = -0.6 + 1.6 * hint + 1.2 * values.share(.amount)
    let fractions = Double(values.fractions) / Double(values.scalars)
    if values.negatives > 0 { score -= 1 }
    // Where nothing else speaks of money, seconds and kilometres have decimals as well.
    let isVague = hint == 0 && values.share(.amount) == 0 && column.name.contains(where: \.isLetter)
    if fractions > 0.5, isVague ? values.readLikeCents && survey.vagueAmounts < 3 : !values.isSpread
    {
      score += 0.8
    }
    if hint == 0, max(column.hint(.id), column.hint(.group), column.hint(.measure)) > 0.3 {
      score -= 1
    }
    score -= 0.3 * Double(column.nesting)
    return score
  }
}

extension ColumnStatistics {
  /// Whether numbers have two decimals and are not all parts of one.
  var readLikeCents: Bool { haveCents && (amounts.last ?? 0) >= 1 }

  /// Whether all numbers have exactly two decimals.
  var haveCents: Bool {
    counts.keys.allSatisfy { text in
      guard let mark = text.utf8.lastIndex(where: { $0 == ASCII.dot || $0 == ASCII.comma }) else {
        return false
      }
      return text.utf8[mark...].dropFirst().prefix(while: ASCII.isDigit).count == 2
    }
  }

  /// Whether numbers have more decimals than amounts do, as coordinates have.
  var isSpread: Bool {
    let numbers = counts.keys.prefix(200)
    let long = numbers.count { text in
      guard let mark = text.utf8.lastIndex(of: ASCII.dot) else { return false }
      return text.utf8.distance(from: mark, to: text.utf8.endIndex) > 3
    }
    return long * 4 > numbers.count
  }
}
