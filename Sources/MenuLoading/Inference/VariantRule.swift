internal import MenuModel

/// Rows that go on with the row before them: a product's title stands in its first row only, the
/// rows after it are its sizes.
struct VariantRule: Sendable, Equatable {
  /// The column that only the first row of each thing has.
  var title: ColumnPath
  /// The column that is the same in all rows of a thing, when there is one: a handle.
  var anchor: ColumnPath?
  /// What variants are called by, and their price.
  var names: [ColumnPath]
  var price: ColumnPath?

  func isVariant(_ row: ValueMap) -> Bool { row[title.column]?.isNothing ?? true }
}

/// What a column that is filled in the first row of several only turns out to be.
enum SparseColumn {
  /// The rows after it are variants of the thing that it names.
  case variants(VariantRule)
  /// It names the group of the rows after it, as merged cells of a spreadsheet do.
  case group(ColumnPath)

  /// Looks for such a column in a sample that starts with the first row.
  static func find(_ entries: [Collection.Entry], _ survey: ColumnSurvey) -> SparseColumn? {
    let sample = Array(entries.prefix(500))
    let rows = sample.compactMap(\.value.map)
    guard rows.count >= 4, rows.count == sample.count else { return nil }
    let survey = rows.count == entries.count ? survey : ColumnSurvey(sample)
    let columns = survey.columns.filter { $0.depth == 1 }.prefix(60).map(\.self)
    for column in columns where isSparse(column, rows: rows.count) {
      if let anchor = columns.first(where: { isAnchor($0, of: column, rows) }) {
        guard !haveOwnNames(columns, but: [column.path, anchor.path], rows.count) else { continue }
        return .variants(rule(title: column, anchor: anchor.path, rows))
      }
      guard column.place == 0 || column.hint(.group) >= 0.7 else { continue }
      return byNames(column, columns, rows)
    }
    return nil
  }

  /// Something in the first row, in more than one and in at most two thirds, each time another text.
  private static func isSparse(_ column: Column, rows: Int) -> Bool {
    let values = column.statistics
    return values.texts >= 2 && values.texts == values.filled && values.firstRow == 0
      && values.texts * 3 <= rows * 2 && values.uniqueness > 0.9
      && values.share(.text, .code) > 0.8 && values.averageLength < 60
  }

  /// A column that every row has, that starts anew exactly where the title stands.
  private static func isAnchor(_ column: Column, of title: Column, _ rows: [ValueMap]) -> Bool {
    guard column.path != title.path, column.statistics.filled == rows.count,
      column.statistics.distinct >= 2
    else { return false }
    var last: String?
    for row in rows {
      let value = row[column.path.column]?.scalarText
      let hasTitle = !(row[title.path.column]?.isNothing ?? true)
      guard (value != last) == hasTitle else { return false }
      last = value
    }
    return true
  }

  /// Whether another column names every row in words: then the rows after the first are no variants.
  private static func haveOwnNames(
    _ columns: [Column], but known: Set<ColumnPath>, _ rows: Int
  ) -> Bool {
    columns.contains { column in
      let values = column.statistics
      return !known.contains(column.path) && values.texts * 20 >= rows * 19
        && values.uniqueness > 0.9 && values.share(.text) > 0.5
    }
  }

  /// Without an anchor the next names tell: sizes come again under every thing, names of rows don't.
  private static func byNames(
    _ column: Column, _ columns: [Column], _ rows: [ValueMap]
  ) -> SparseColumn? {
    let full = columns.filter {
      $0.path != column.path && $0.statistics.texts * 20 >= rows.count * 19
    }
    guard let name = full.max(by: { $0.titleScore(coverage: 1) < $1.titleScore(coverage: 1) })
    else { return nil }
    guard name.statistics.uniqueness < 0.5 else { return .group(column.path) }
    return .variants(rule(title: column, anchor: nil, rows))
  }

  private static func rule(
    title: Column, anchor: ColumnPath?, _ rows: [ValueMap]
  ) -> VariantRule {
    var rule = VariantRule(title: title.path, anchor: anchor, names: [])
    let variants = rows.filter(rule.isVariant)
    let survey = ColumnSurvey(variants.map { Collection.Entry(key: nil, value: Value(.map($0))) })
    let plain = survey.columns.filter { $0.depth == 1 && $0.path != anchor }
    let all = ColumnSurvey(rows.map { Collection.Entry(key: nil, value: Value(.map($0))) })
    let scored = plain.compactMap { column -> (path: ColumnPath, score: Double)? in
      let values = all[column.path]?.statistics ?? column.statistics
      guard values.texts > 0, values.distinct > 1, values.averageLength < 40,
        values.share(.address, .picture, .boolean, .date, .amount) < 0.2
      else { return nil }
      let repeated = 1 - values.uniqueness
      let score = survey.coverage(column) + repeated + values.share(.text) - column.hint(.id)
      return (column.path, score)
    }
    rule.names = scored.filter { $0.score > 1 }.prefix(3).map(\.path)
    rule.price =
      plain.filter { FieldGuess.priceScore($0, in: survey) > 0 }
      .max { FieldGuess.priceScore($0, in: survey) < FieldGuess.priceScore($1, in: survey) }?.path
    return rule
  }
}
