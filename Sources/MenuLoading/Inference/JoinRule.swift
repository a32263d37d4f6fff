internal import MenuModel

/// A column whose values are ids of other rows, and what those rows are called.
struct JoinRule: Sendable {
  var column: ColumnPath
  /// Where the other rows are in the same file; nil when they are in another.
  var source: ColumnPath?
  /// The other rows in their order: id and title.
  var order: [(id: String, title: String)]
  private var titles: [String: Int] = [:]

  init(column: ColumnPath, source: ColumnPath? = nil, order: [(id: String, title: String)]) {
    self.column = column
    self.source = source
    self.order = order
    for (place, entry) in order.enumerated() where titles[entry.id] == nil {
      titles[entry.id] = place
    }
  }

  /// The place of the row with that id.
  func place(of id: String) -> Int? { titles[id] }

  func title(of id: String) -> String? { titles[id].map { order[$0].title } }
}

/// Finds joins within a file without being asked: a list of objects with an id and a name, a map
/// from id to name, or a list that gives names in their order, that tells what a column's values
/// are.
struct JoinFinder {
  /// The collections beside the rows that have ids and titles.
  private let others: [(path: [String], order: [(id: String, title: String)], ids: Set<String>)]

  /// The most collections and entries that are looked at.
  private static let most = (collections: 200, entries: 20_000)

  /// Looks at the collections on the way through maps, once. Linear, up to a limit.
  init(_ root: Value, except used: ColumnPath) {
    var others: [(path: [String], order: [(id: String, title: String)], ids: Set<String>)] = []
    var left = Self.most
    Self.search(root, at: []) { value, path in
      guard !path.isEmpty, !used.keys.starts(with: path), !path.starts(with: used.keys) else {
        return
      }
      let count = value.list?.count ?? value.map?.count ?? 0
      guard left.collections > 0, count <= left.entries else { return }
      left = (left.collections - 1, left.entries - count)
      guard let order = Self.titles(value) else { return }
      let ids = Set(order.map(\.id))
      if ids.count == order.count, ids.count >= 2 { others.append((path, order, ids)) }
    }
    self.others = others
  }

  /// The join of a column. Every value of the column must be there. Whole numbers are ids by chance
  /// too easily, so that there the name of the column or of the list must agree.
  func join(_ column: Column) -> JoinRule? {
    let isNumber = column.statistics.share(.number) > 0.5
    let found = others.first { other in
      (!isNumber || Self.isNamed(column, after: other.path)) && Self.covers(other.ids, column)
    }
    return found.map { found in
      JoinRule(column: column.path, source: ColumnPath(found.path), order: found.order)
    }
  }

  private static func covers(_ known: Set<String>, _ column: Column) -> Bool {
    let counts = column.statistics.counts
    return !counts.isEmpty && counts.keys.allSatisfy { known.contains($0) }
      && known.count <= max(4, counts.count * 2)
  }

  /// `category_id` is named after `categories`.
  private static func isNamed(_ column: Column, after path: [String]) -> Bool {
    let words = ColumnWords.parts(of: path.last ?? "")
    let own = ColumnWords.parts(of: column.name)
    return own.contains { word in
      word.count >= 3 && words.contains { $0.hasPrefix(word.prefix(max(3, word.count - 2))) }
    }
  }

  /// Ids and titles of the entries of a collection, when it has both.
  static func titles(_ value: Value) -> [(id: String, title: String)]? {
    switch value.kind {
    case .map(let map):
      let pairs = zip(map.keys, map.values).compactMap { key, value -> (String, String)? in
        let title =
          value.isScalar ? value.scalarText : FieldGuess.shortName(of: value)
        return title.map { (key.name, $0) }
      }
      // Figures by name name nothing.
      let areNames = pairs.allSatisfy { TextTraits($0.1).form != .number }
      return pairs.count == map.count && pairs.count >= 2 && areNames ? pairs : nil
    case .list(let values):
      if values.allSatisfy({ if case .text = $0.kind { true } else { false } }) {
        return values.compactMap(\.scalarText).map { ($0, $0) }
      }
      return titles(ofRows: values)
    default: return nil
    }
  }

  private static func titles(ofRows values: [Value]) -> [(id: String, title: String)]? {
    let entries = values.prefix(2000).map { Collection.Entry(key: nil, value: $0) }
    let survey = ColumnSurvey(entries)
    guard survey.rows == values.count, survey.rows >= 2,
      case .path(let title)? = FieldGuess.title(of: survey)
    else { return nil }
    let ids = survey.columns.filter { column in
      column.depth == 1 && column.path != title && column.statistics.uniqueness == 1
        && column.statistics.scalars == survey.rows && column.statistics.averageLength < 40
    }
    let id = ids.max { $0.hint(.id) < $1.hint(.id) }?.path ?? title
    return values.compactMap { value in
      guard let id = value.value(at: id.keys)?.scalarText else { return nil }
      return (id, value.value(at: title.keys)?.scalarText ?? id)
    }
  }

  /// Visits collections on the way through maps.
  private static func search(
    _ value: Value, at path: [String], visit: (Value, [String]) -> Void
  ) {
    guard path.count < 7 else { return }
    if !value.isScalar { visit(value, path) }
    if let values = value.list, values.count == 1, values[0].map != nil {
      return search(values[0], at: path + ["0"], visit: visit)
    }
    guard let map = value.map else { return }
    for (key, value) in zip(map.keys, map.values) where !value.isScalar {
      search(value, at: path + [key.name], visit: visit)
    }
  }
}

extension FieldGuess {
  /// What a single object is called: by a name that says title, else by its first short text.
  static func shortName(of value: Value) -> String? {
    guard let map = value.map else { return value.scalarText }
    if Languages.isLanguageMap(map) {
      return Languages.choose(from: map, language: "en")?.scalarText
    }
    var best: (text: String, score: Double)?
    for (place, (key, value)) in zip(map.keys, map.values).enumerated() {
      guard case .text = value.kind, let text = value.scalarText else { continue }
      let traits = TextTraits(text)
      var score = ColumnWords.strength(of: key.name, for: .title) - 0.01 * Double(place)
      score -= ColumnWords.strength(of: key.name, for: .id) * 0.5
      if traits.form != .text { score -= 0.6 }
      if traits.length > 60 { score -= 0.5 }
      if score > best?.score ?? -.infinity { best = (text, score) }
    }
    return best?.text
  }
}
