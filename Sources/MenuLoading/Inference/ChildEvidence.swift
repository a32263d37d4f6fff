internal import MenuModel

/// What speaks for and against the entries of a collection being rows, with their parents sections.
struct ChildEvidence {
  let path: ColumnPath
  /// The collections that have something, one a parent.
  let collections: [Collection]
  /// The columns of their entries.
  let survey: ColumnSurvey
  let parents: [Collection.Entry]
  let parentSurvey: ColumnSurvey
  /// Other collections in the same parents.
  let rivals: Int

  var score: Double {
    let titles = titles
    var score = nameScore + sizeScore + coverageScore
    score += own(titles)
    if nameParents(titles) { score -= 4 }
    score += rowsScore + parentScore
    score -= Double(rivals) * 0.8
    score -= 0.2 * Double(path.keys.count - 1)
    return score
  }

  private var nameScore: Double {
    let name = path.keys.last ?? ""
    let isChild = ColumnWords.strength(of: name, for: .children)
    return isChild > 0 && isChild >= ColumnWords.strength(of: name, for: .attributes)
      ? 1.5 * isChild : -3.5 * ColumnWords.strength(of: name, for: .attributes)
  }

  /// Several in each, and not the same number everywhere.
  private var sizeScore: Double {
    let sizes = collections.prefix(1000).map(\.count)
    let average = Double(sizes.reduce(0, +)) / Double(max(1, sizes.count))
    var score = average < 1.5 ? -2.0 : average < 2 ? -1 : 0
    // One in each is a part of it: the album of a song.
    if sizes.count > 2, average < 1.2 { score -= 2 }
    if survey.scalars > 0, average < 3 { score -= 0.5 }
    for step in [3.0, 8, 20] where average >= step { score += 1 }
    if sizes.count >= 4 { score += Set(sizes).count == 1 ? -1 : 0.5 }
    return score
  }

  private var coverageScore: Double {
    let coverage = Double(collections.count) / Double(max(1, parents.count))
    return coverage < 0.3 ? -2 : coverage < 0.5 ? -1 : 0
  }

  /// Whether the entries have names of their own, or are met in many parents.
  private func own(_ titles: [[String]]) -> Double {
    var parentsOf: [String: Int] = [:]
    for titles in titles { for title in Set(titles) { parentsOf[title, default: 0] += 1 } }
    let all = titles.reduce(0) { $0 + $1.count }
    guard all > 0 else { return -1.5 }
    let shared = titles.reduce(0) { $0 + $1.count { parentsOf[$0, default: 0] > 1 } }
    let part = Double(shared) / Double(all)
    if titles.count < 2 { return 1 }
    let isNearlyAll = part > 0.9 && titles.count >= 3
    return 2 - 4 * part - (isNearlyAll ? 2 : 0)
  }

  /// Whether the entries name other parents: packages that a package needs.
  private func nameParents(_ titles: [[String]]) -> Bool {
    guard survey.scalars > 0, survey.rows == 0 else { return false }
    let names: Set<String>
    switch FieldGuess.title(of: parentSurvey) {
    case .key?: names = Set(parents.compactMap(\.key?.name))
    case .path(let path)?:
      names = Set(parents.compactMap { $0.value.value(at: path.keys)?.scalarText })
    case nil: return false
    }
    let all = titles.reduce(0) { $0 + $1.count }
    let known = titles.reduce(0) { $0 + $1.count(where: names.contains) }
    return known >= 2 && known * 10 >= all * 3
  }

  /// The names of the entries, by parent.
  private var titles: [[String]] {
    let title = ownTitle
    return collections.prefix(400).map { collection in
      (0..<min(collection.count, 200)).compactMap { place in
        let entry = collection[place]
        switch title {
        case .key?: return entry.key?.name
        case .path(let path)?: return entry.value.value(at: path.keys)?.scalarText
        case nil: return entry.value.scalarText ?? entry.key?.name
        }
      }
    }
  }

  /// What the entries are called by: their best title in words. That prices differ makes no names.
  private var ownTitle: FieldGuess.Title? {
    let titles = FieldGuess.titles(of: survey).map(\.title)
    let inWords = titles.first { title in
      guard case .path(let path) = title, let values = survey[path]?.statistics else { return true }
      return values.share(.number, .amount, .date) < 0.5
    }
    return inWords ?? titles.first
  }

  /// Rows have columns; mere texts may be anything, numbers are no rows at all.
  private var rowsScore: Double {
    var score = 0.0
    let count = Double(max(1, survey.count))
    score += Double(survey.rows) / count
    let texts = survey.columns.filter { $0.statistics.texts > 0 && $0.depth == 1 }.count
    if survey.rows > 0, texts == 0, survey.keys.scalars == 0 { score -= 1.5 }
    if survey.columns.count >= 3 { score += 0.5 }
    if hasPrices(survey), !hasPrices(parentSurvey) { score += 1 }
    if survey.scalars > 0, survey.keys.scalars == 0, areNumbers { score -= 3 }
    return score
  }

  private var areNumbers: Bool {
    let values = collections.prefix(50).flatMap { collection in
      (0..<min(collection.count, 20)).map { collection[$0].value }
    }
    let forms = values.compactMap(\.scalarText).map { TextTraits($0).form }
    let numeric = forms.count { $0 == .number || $0 == .date || $0 == .address || $0 == .picture }
    return numeric * 2 > forms.count
  }

  /// Sections say little about themselves; what has a price and much else is a row.
  private var parentScore: Double {
    var score = parents.count <= 30 ? 0.5 : 0.0
    if hasPrices(parentSurvey) { score -= hasPrices(survey) ? 1 : 3 }
    let scalars = parentSurvey.columns.filter { $0.depth == 1 && $0.statistics.scalars > 0 }
    if scalars.count > 8 { score -= 1 }
    // Bare texts in what says much else of itself are what it is like.
    if survey.rows == 0, survey.keys.scalars == 0, telling(scalars) >= 4 { score -= 1.5 }
    if answersLieWithin { score -= 5 }
    if areGrouped { score -= 2.5 }
    return score
  }

  /// Whether a column says of which section each parent is, each section of several: then they are rows.
  private var areGrouped: Bool {
    parents.count >= 4
      && parentSurvey.columns.contains { column in
        let values = column.statistics
        return column.hint(.group) >= 0.4 && values.scalars * 10 >= parents.count * 9
          && values.distinct >= 2 && values.distinct * 2 <= values.scalars
          && values.averageLength < 40
      }
  }

  /// Columns that most parents have and that differ.
  private func telling(_ columns: [Column]) -> Int {
    columns.count { parentSurvey.coverage($0) > 0.7 && $0.statistics.distinct > 1 }
  }

  private func hasPrices(_ survey: ColumnSurvey) -> Bool {
    survey.columns.contains { FieldGuess.priceScore($0, in: survey) > 0 }
  }

  /// Whether another column of the parent names one of the entries, as the answer of a question
  /// names one of its options.
  private var answersLieWithin: Bool {
    guard survey.scalars > 0, parents.count >= 2 else { return false }
    return parentSurvey.columns.contains { column in
      guard column.depth == 1, column.statistics.scalars * 10 >= parents.count * 9 else {
        return false
      }
      return parents.prefix(20).allSatisfy { parent in
        guard let text = parent.value.value(at: column.path.keys)?.scalarText,
          let list = parent.value.value(at: path.keys)?.list
        else { return false }
        return list.contains { $0.scalarText == text }
      }
    }
  }
}
