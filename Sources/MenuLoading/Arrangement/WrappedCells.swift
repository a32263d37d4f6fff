internal import MenuModel

/// Rows whose every cell is wrapped in a map, as converters from XML, spreadsheets and databases
/// write them: `{"name": {"#text": "Tea"}, "price": {"#text": "2.50"}}`.
enum WrappedCells {
  /// The rows with bare cells; nil when they are not of this kind.
  ///
  /// Looks at one row, then at fifty, before it takes all.
  static func rows(_ values: [Value]) -> [Value]? {
    guard values.count >= 2, let first = values[0].map, key([first]) != nil else { return nil }
    let maps = values.prefix(50).compactMap(\.map)
    guard maps.count == min(50, values.count), FormFinder.recordsShareKeys(maps),
      let key = key(maps)
    else { return nil }
    return values.map { row in
      guard var map = row.map else { return row }
      map.values = map.values.map { $0.map?[key] ?? $0 }
      return Value(.map(map), at: row.range)
    }
  }

  /// The key under which every cell has its value. Whatever else cells have only says of what kind
  /// it is, and is mostly the same.
  private static func key(_ rows: [ValueMap]) -> String? {
    var distinct: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
    var cells = 0
    for row in rows {
      for value in row.values where !value.isNothing {
        guard let cell = value.map, (1...4).contains(cell.count),
          cell.values.allSatisfy(\.isScalar), !Languages.isLanguageMap(cell)
        else { return nil }
        cells += 1
        for (key, value) in zip(cell.keys, cell.values) {
          counts[key.name, default: 0] += 1
          distinct[key.name, default: []].insert(value.scalarText ?? "")
        }
      }
    }
    guard cells >= 1 else { return nil }
    let common = counts.filter { $0.value == cells }.map(\.key)
    let key = common.max { (distinct[$0]?.count ?? 0, $1) < (distinct[$1]?.count ?? 0, $0) }
    guard let key else { return nil }
    let areKinds = distinct.allSatisfy {
      $0.key == key || rows.count == 1 || $0.value.count * 3 <= cells
    }
    return areKinds ? key : nil
  }
}
