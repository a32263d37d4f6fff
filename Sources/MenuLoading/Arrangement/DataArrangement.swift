internal import MenuModel

/// Brings data that programs wrote into the form that people write: rows as maps, things inside the
/// things that they belong to. What is read from then on, and what the configuration names, is this.
enum DataArrangement {
  /// The value with its tables, columns named apart, tagged objects, wrapped cells, numbered maps and lists of ids opened.
  ///
  /// Linear in the value's size. What is none of these is handed on as it is.
  static func arranged(_ value: Value) -> Value {
    let named = NamedColumns.named(in: TaggedObjects.opened(value))
    return ReferenceLists.resolved(opened(TupleTable.tables(in: named), depth: 0))
  }

  private static let deepest = 8

  private static func opened(_ value: Value, depth: Int) -> Value {
    guard depth < deepest else { return value }
    switch value.kind {
    case .list(let values):
      if let rows = WrappedCells.rows(values) { return Value(.list(rows), at: value.range) }
      // Rows that hold no collections have nothing to open; most tables are of this kind.
      guard values.prefix(20).contains(where: holdsMaps) else { return value }
      return Value(.list(values.map { opened($0, depth: depth + 1) }), at: value.range)
    case .map(let map):
      if let list = NumberedMap.list(map) {
        return opened(Value(.list(list), at: value.range), depth: depth + 1)
      }
      var map = map
      for place in map.values.indices where !map.values[place].isScalar {
        map.values[place] = opened(map.values[place], depth: depth + 1)
      }
      return Value(.map(map), at: value.range)
    default: return value
    }
  }

  private static func holdsMaps(_ value: Value) -> Bool {
    switch value.kind {
    case .map(let map): map.values.contains { !$0.isScalar }
    case .list(let values): values.contains { !$0.isScalar }
    default: false
    }
  }
}
