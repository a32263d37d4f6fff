internal import MenuModel

/// Tables written as lists of lists: `[["Tea", 2.5], ["Coffee", 3]]`.
enum TupleTable {
  /// The value with such tables turned into lists of maps, as far as the way leads through maps.
  static func tables(in value: Value, depth: Int = 0) -> Value {
    guard depth < 6 else { return value }
    switch value.kind {
    case .list(let values):
      guard values.first?.list != nil, let table = table(values) else { return value }
      return Value(.list(table), at: value.range)
    case .map(var map):
      if let rows = rows(ofColumns: map) { return Value(.list(rows), at: value.range) }
      let tables = map.values.map { $0.isScalar ? $0 : Self.tables(in: $0, depth: depth + 1) }
      map.values = tables
      return Value(.map(map), at: value.range)
    default: return value
    }
  }

  /// Rows of the same length, with numbers in one column and texts in another. A first row of texts
  /// above numbers names the columns.
  private static func table(_ values: [Value]) -> [Value]? {
    var rows = values.compactMap(\.list)
    guard rows.count == values.count, rows.count >= 2, let width = rows.first?.count, width >= 2,
      rows.allSatisfy({ $0.count <= width && $0.allSatisfy(\.isScalar) })
    else { return nil }
    // Spreadsheets leave out the empty cells at a line's end.
    let isRagged = rows.contains { $0.count < width }
    rows = rows.map { $0 + Array(repeating: Value(.null), count: width - $0.count) }
    let body = rows.dropFirst()
    let numeric = (0..<width).map { column in
      body.contains { !$0[column].isNothing }
        && body.allSatisfy { readsLikeNumber($0[column]) || $0[column].isNothing }
    }
    let texts = (0..<width).contains { column in
      body.contains { if case .text = $0[column].kind { !$0[column].isNothing } else { false } }
    }
    guard numeric.contains(true), texts else { return nil }
    let names = rows[0].map { $0.scalarText ?? "" }
    let isHeader =
      !rows[0].contains(where: readsLikeNumber) && Set(names).count == width && !names.contains("")
    guard isHeader || !isRagged else { return nil }
    let keys = (0..<width).map { column in
      isHeader
        ? ValueMap.Key(names[column], at: rows[0][column].range)
        : ValueMap.Key(String(column + 1))
    }
    return zip(values, rows).dropFirst(isHeader ? 1 : 0).map { value, row in
      Value(.map(ValueMap(keys: keys, values: row)), at: value.range)
    }
  }

  /// `{"name": ["Tea", "Coffee"], "price": [2.5, 3]}`: columns of one length, some of numbers, some of
  /// texts.
  private static func rows(ofColumns map: ValueMap) -> [Value]? {
    let columns = map.values.compactMap(\.list)
    guard columns.count == map.count, map.count >= 2, let count = columns.first?.count, count >= 2,
      columns.allSatisfy({ $0.count == count && $0.allSatisfy(\.isScalar) })
    else { return nil }
    let areNumbers = columns.map { $0.allSatisfy(isNumber) }
    guard areNumbers.contains(true), areNumbers.contains(false) else { return nil }
    return (0..<count).map { place in
      let values = columns.map { $0[place] }
      return Value(.map(ValueMap(keys: map.keys, values: values)), at: values[0].range)
    }
  }

  /// A number, or the text of one, as spreadsheets hand their cells out.
  private static func readsLikeNumber(_ value: Value) -> Bool {
    guard let text = value.scalarText else { return false }
    return isNumber(value) || [.number, .amount].contains(TextTraits(text).form)
  }

  private static func isNumber(_ value: Value) -> Bool {
    if case .number = value.kind { true } else { false }
  }
}
