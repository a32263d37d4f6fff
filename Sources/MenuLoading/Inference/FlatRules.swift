internal import MenuModel

/// What makes rows of a flat list belong together, besides a column that names their group.
struct FlatRules: Sendable {
  /// Rows that are headings of the rows after them.
  var headers: HeaderRule?
  /// Rows that are variants of the row before them.
  var variants: VariantRule?
  /// Rows that lie under others by id.
  var parent: ParentRule?
  /// Whether an empty cell of the group column means the value above it.
  var fillsDown = false
}

/// Which rows of a flat list are headings: `{"header": "Drinks"}` among drinks.
enum HeaderRule: Sendable, Equatable {
  /// Those that have this column alone, apart from flags.
  case lone(column: ColumnPath, flags: Set<String>)
  /// Those where a flag has this value.
  case flag(column: ColumnPath, value: String)

  /// Finds headings in a sample that starts with the first row. They must start the list, be fewer
  /// than the rows, and have names of their own.
  init?(_ entries: [Collection.Entry], _ survey: ColumnSurvey) {
    let entries = entries.prefix(1000)
    let rows = entries.compactMap(\.value.map)
    guard rows.count >= 3, rows.count * 10 >= entries.count * 9 else { return nil }
    if let flag = Self.flag(rows, survey) {
      self = flag
    } else if let lone = Self.lone(rows, survey) {
      self = lone
    } else {
      return nil
    }
  }

  func isHeader(_ row: ValueMap) -> Bool {
    switch self {
    case .flag(let column, let value): row[column.column]?.scalarText == value
    case .lone(let column, let flags):
      Self.loneColumn(of: row, but: flags) == column.column
    }
  }

  /// The one column that has something; nil when there are more or none.
  private static func loneColumn(of row: ValueMap, but flags: Set<String>) -> String? {
    var lone: String?
    for (key, value) in zip(row.keys, row.values) {
      if value.isNothing || value.isEmptyCollection || flags.contains(key.name) { continue }
      if case .boolean = value.kind { continue }
      guard lone == nil, value.isScalar else { return nil }
      lone = key.name
    }
    return lone
  }

  /// A boolean or a kind whose name or value says "heading".
  private static func flag(_ rows: [ValueMap], _ survey: ColumnSurvey) -> HeaderRule? {
    for column in survey.columns where column.depth == 1 && column.statistics.distinct <= 8 {
      let isFlag = column.statistics.booleans > 0
      // A kind stands in every row; what only some have is something else.
      let isKind = column.statistics.texts == survey.rows
      guard isFlag || isKind else { continue }
      let values =
        isFlag
        ? (column.hint(.header) > 0 ? ["true"] : [])
        : column.statistics.counts.keys.filter { ColumnWords.hints($0, at: .header) }
      for value in values.sorted() {
        let rule = HeaderRule.flag(column: column.path, value: value)
        if rule.isPlausible(rows, mustRepeat: !isFlag) { return rule }
      }
    }
    return nil
  }

  private static func lone(_ rows: [ValueMap], _ survey: ColumnSurvey) -> HeaderRule? {
    let kinds = survey.columns.filter { column in
      column.depth == 1 && column.statistics.scalars > 0
        && (column.statistics.booleans > 0
          || column.statistics.distinct <= 3 && column.statistics.scalars > 6
            && column.statistics.filled == survey.rows)
    }
    let flags = Set(kinds.map(\.path.column))
    guard let name = loneColumn(of: rows[0], but: flags) else { return nil }
    let rule = HeaderRule.lone(column: ColumnPath([name]), flags: flags)
    let isOwn = !rows.contains { !rule.isHeader($0) && !($0[name]?.isNothing ?? true) }
    return rule.isPlausible(rows, mustRepeat: !isOwn) ? rule : nil
  }

  private func isPlausible(_ rows: [ValueMap], mustRepeat: Bool) -> Bool {
    let marks = rows.map(isHeader)
    let count = marks.count { $0 }
    guard marks[0], marks.last == false || rows.count == 1000, count * 20 <= rows.count * 9 else {
      return false
    }
    guard count >= (mustRepeat ? 2 : 1) else { return false }
    let adjacent = zip(marks, marks.dropFirst()).count { $0 && $1 }
    guard adjacent * 3 <= count else { return false }
    let names = zip(rows, marks).filter(\.1).compactMap { HeaderRule.name(of: $0.0) }
    return names.count == count && Set(names).count * 10 >= count * 9
      && names.allSatisfy { TextTraits($0).form == .text || TextTraits($0).form == .code }
  }

  /// The heading's text: its first text that is no flag's value.
  static func name(of row: ValueMap) -> String? {
    let texts = row.values.compactMap { value -> String? in
      if case .text = value.kind { value.scalarText } else { nil }
    }
    return texts.first { !ColumnWords.hints($0, at: .header) || texts.count == 1 } ?? texts.first
  }
}
