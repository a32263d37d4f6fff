internal import MenuModel

/// A list of objects, or a map of them, each with an id, as databases are written out.
struct IdentifiedTable {
  /// The way to it through maps.
  let path: [String]
  let rows: [Value]
  /// The place of each row by its id.
  private(set) var places: [String: Int] = [:]
  /// The columns that hold lists of ids, or of objects with an id and nothing to be called by.
  private(set) var listColumns: [ListColumn] = []

  struct ListColumn {
    var name: String
    var ids: [String] = []
    var lists = 0
    var areNumbers = true
  }

  var count: Int { rows.count }

  private static let mostTables = 60
  private static let mostRows = 20_000
  private static let deepest = 4

  /// The tables on the way through maps. Linear, up to a limit.
  static func tables(in value: Value) -> [IdentifiedTable] {
    var tables: [IdentifiedTable] = []
    search(value, at: [], into: &tables)
    return tables
  }

  private static func search(
    _ value: Value, at path: [String], into tables: inout [IdentifiedTable]
  ) {
    guard path.count < deepest, tables.count < mostTables else { return }
    if !path.isEmpty, let table = IdentifiedTable(value, at: path) {
      tables.append(table)
      return
    }
    guard let map = value.map else { return }
    for (key, value) in zip(map.keys, map.values) where !value.isScalar {
      search(value, at: path + [key.name], into: &tables)
    }
  }

  private init?(_ value: Value, at path: [String]) {
    var keys: [String]?
    switch value.kind {
    case .list(let values): rows = values
    case .map(let map):
      rows = map.values
      keys = map.keys.map(\.name)
      guard FormFinder.recordsShareKeys(map.values.compactMap(\.map)) else { return nil }
    default: return nil
    }
    guard (1...Self.mostRows).contains(rows.count), rows.allSatisfy({ $0.map != nil }) else {
      return nil
    }
    self.path = path
    places = keys.map(Self.places) ?? Self.places(of: rows) ?? [:]
    findLists()
    guard !places.isEmpty || !listColumns.isEmpty else { return nil }
  }

  private static func places(_ ids: [String]) -> [String: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// By the first column that every row has and that differs everywhere.
  private static func places(of rows: [Value]) -> [String: Int]? {
    guard let first = rows.first?.map else { return nil }
    let names = first.keys.map(\.name).sorted {
      ColumnWords.strength(of: $0, for: .id) > ColumnWords.strength(of: $1, for: .id)
    }
    for name in names.prefix(6) {
      let ids = rows.compactMap { row -> String? in
        guard let value = row.map?[name], value.isScalar else { return nil }
        return value.scalarText
      }
      guard ids.count == rows.count else { continue }
      let places = places(ids)
      if places.count == rows.count, ids.allSatisfy({ $0.utf8.count < 60 }) { return places }
    }
    return nil
  }

  private mutating func findLists() {
    var order: [String] = []
    var columns: [String: ListColumn?] = [:]
    for row in rows {
      guard let map = row.map else { continue }
      for (key, value) in zip(map.keys, map.values) {
        guard let list = value.list, !list.isEmpty else { continue }
        if columns[key.name] == nil { order.append(key.name) }
        guard var column = columns[key.name] ?? ListColumn(name: key.name) else { continue }
        let ids = list.compactMap(Self.id)
        guard ids.count == list.count else {
          columns[key.name] = .some(nil)
          continue
        }
        column.lists += 1
        column.ids += ids
        column.areNumbers =
          column.areNumbers && ids.allSatisfy { $0.utf8.allSatisfy(ASCII.isDigit) }
        columns[key.name] = column
      }
    }
    listColumns = order.compactMap { columns[$0] ?? nil }
  }

  /// The id that an element of a list is: a scalar, or the id of an object that has little else.
  static func id(of element: Value) -> String? {
    if element.isScalar { return element.scalarText }
    guard let map = element.map, map.count <= 3, map.values.allSatisfy(\.isScalar) else {
      return nil
    }
    let id = map.keys.firstIndex { ColumnWords.strength(of: $0.name, for: .id) == 1 }
    guard let id, map.values.indices.allSatisfy({ $0 == id || isKind(map, $0) }) else { return nil }
    return map.values[id].scalarText
  }

  private static func isKind(_ map: ValueMap, _ place: Int) -> Bool {
    ColumnWords.strength(of: map.keys[place].name, for: .group) > 0
  }
}

extension IdentifiedTable {
  /// The id that an element is, or that it has.
  private static func ownID(of element: Value) -> String? {
    guard let map = element.map else { return element.scalarText }
    return map.keys.firstIndex { ColumnWords.strength(of: $0.name, for: .id) == 1 }
      .flatMap { map.values[$0].scalarText }
  }

  /// Whether one of the lists names rows of another by their ids: then they are the tables of a
  /// database, not sections beside each other.
  static func areLinked(_ lists: [[Value]]) -> Bool {
    let ids = lists.map { Set((places(of: $0) ?? [:]).keys) }
    for (source, rows) in lists.enumerated() {
      for (target, known) in ids.enumerated() where source != target && known.count >= 2 {
        if links(rows, to: known) { return true }
      }
    }
    return false
  }

  private static func links(_ rows: [Value], to known: Set<String>) -> Bool {
    guard let first = rows.first?.map else { return false }
    return first.keys.contains { key in
      let values = rows.prefix(200).compactMap { $0.map?[key.name] }
      let texts = values.flatMap { value in
        value.list.map { $0.map(Self.ownID) } ?? [value.scalarText]
      }.compactMap(\.self)
      guard texts.count >= 2, texts.count >= values.count else { return false }
      // Small numbers are ids by chance too easily.
      let areNumbers = texts.allSatisfy { $0.utf8.allSatisfy(ASCII.isDigit) }
      return !areNumbers && texts.allSatisfy(known.contains)
    }
  }
}
