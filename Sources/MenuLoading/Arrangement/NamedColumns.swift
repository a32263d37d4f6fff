internal import MenuModel

/// Rows without names beside a list of what their columns are called, as databases and spreadsheets
/// answer: `{"columns": ["dish", "price"], "data": [["Tea", 2.5]]}`, with the names, or what describes
/// a column, somewhere in the same answer.
struct NamedColumns {
  /// A list on the way through maps.
  private struct List {
    var path: [String]
    var values: [Value]
  }

  private var lists: [List] = []

  private static let deepest = 5
  private static let mostLists = 60

  /// The value with such rows as maps; what names their columns has done its duty and is gone. Looks at
  /// the lists on the way through maps; linear in the rows that it names.
  static func named(in value: Value) -> Value {
    guard value.map != nil else { return value }
    var finder = NamedColumns()
    finder.gather(value, at: [])
    for rows in finder.lists {
      guard let width = Tuple.width(of: rows.values),
        let (names, path) = finder.names(of: rows, width: width)
      else { continue }
      let named = rows.values.map { Tuple($0).map { $0.named(names) } ?? $0 }
      return value.replacing(at: rows.path[...]) { Value(.list(named), at: $0.range) }
        .removing(at: path[...])
    }
    return value
  }

  private mutating func gather(_ value: Value, at path: [String]) {
    guard path.count < Self.deepest, lists.count < Self.mostLists, let map = value.map else {
      return
    }
    for (key, value) in zip(map.keys, map.values) where !value.isScalar {
      if let values = value.list {
        if values.count >= 2 { lists.append(List(path: path + [key.name], values: values)) }
      } else {
        gather(value, at: path + [key.name])
      }
    }
  }

  /// The names of so many columns, and where they stand: in the list nearest to the rows.
  private func names(of rows: List, width: Int) -> (names: [ValueMap.Key], path: [String])? {
    let near = lists.filter { $0.path != rows.path && $0.values.count == width }
      .sorted { Self.shared($0.path, rows.path) > Self.shared($1.path, rows.path) }
    for list in near {
      guard let names = Self.names(list.values) else { continue }
      if isSure(list, rows) { return (names, list.path) }
    }
    return nil
  }

  private static func shared(_ left: [String], _ right: [String]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }

  /// What describes a column has more to say than a name. Bare names are believed when their list is
  /// called so, or when it can't be one name for each row instead.
  private func isSure(_ names: List, _ rows: List) -> Bool {
    if names.values.allSatisfy({ $0.map != nil }) { return true }
    let words = ColumnWords.parts(of: names.path.last ?? "")
    return words.contains(where: Self.words.contains)
      || names.values.count > 2 && names.values.count != rows.values.count
  }

  private static let words: Set<String> = [
    "columns", "cols", "fields", "headers", "header", "keys", "schema", "spalten", "colonnes",
    "columnas", "colonne", "列", "字段", "表头",
  ]

  /// A name for each column: the texts, or the member that differs everywhere, best one that names.
  private static func names(_ values: [Value]) -> [ValueMap.Key]? {
    if let names = distinct(values) { return names }
    guard let first = values.first?.map else { return nil }
    let members = first.keys.map(\.name)
    let candidates = members.compactMap { member in
      distinct(values.map { $0.map?[member] ?? Value(.null) }).map { (member, $0) }
    }
    return candidates.max { left, right in
      ColumnWords.strength(of: left.0, for: .title) < ColumnWords.strength(of: right.0, for: .title)
    }?.1
  }

  private static func distinct(_ values: [Value]) -> [ValueMap.Key]? {
    let names = values.compactMap { value -> ValueMap.Key? in
      guard case .text(let text) = value.kind, !value.isNothing, text.utf8.count < 200 else {
        return nil
      }
      return ValueMap.Key(text, at: value.range)
    }
    guard names.count == values.count, Set(names.map(\.name)).count == names.count else {
      return nil
    }
    return names
  }
}

/// A row as its cells alone: a list, or a map with nothing in it but a list of wrapped cells.
private struct Tuple {
  let cells: [Value]
  private let row: Value

  init?(_ row: Value) {
    self.row = row
    if let cells = row.list {
      self.cells = cells
      return
    }
    guard let map = row.map, map.count == 1, let cells = map.values[0].list,
      cells.contains(where: { $0.map != nil })
    else { return nil }
    self.cells = cells
  }

  /// How many cells the rows have. Spreadsheets leave out the empty ones at a row's end. Nil when they
  /// are no rows: without a text in them, or with more than cells.
  static func width(of rows: [Value]) -> Int? {
    let tuples = rows.compactMap { Tuple($0) }
    guard tuples.count == rows.count, let width = tuples.map(\.cells.count).max(), width >= 2 else {
      return nil
    }
    let cells = tuples.prefix(50).flatMap(\.cells).map(bare)
    guard cells.allSatisfy(\.isScalar) else { return nil }
    let hasText = cells.contains { if case .text = $0.kind { !$0.isNothing } else { false } }
    return hasText ? width : nil
  }

  func named(_ names: [ValueMap.Key]) -> Value {
    let values = cells.prefix(names.count).map(Self.bare)
    let missing = Array(repeating: Value(.null), count: names.count - values.count)
    return Value(.map(ValueMap(keys: names, values: values + missing)), at: row.range)
  }

  /// A cell out of its wrapping, in which stands beside the value how it is shown.
  private static func bare(_ cell: Value) -> Value {
    guard let map = cell.map, (1...3).contains(map.count), map.values.allSatisfy(\.isScalar) else {
      return cell
    }
    return map["v"] ?? map["value"] ?? map.values[0]
  }
}
