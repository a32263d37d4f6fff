internal import MenuModel

/// Sections that list their rows by id, with the rows in another list: `{"title": "Drinks", "items":
/// ["p1", "p2"]}` beside `[{"id": "p1", "name": "Tea"}]`. The rows are put where they are named.
enum ReferenceLists {
  /// The value with lists of ids replaced by what they name, from the innermost out.
  static func resolved(_ value: Value) -> Value {
    guard value.map != nil else { return value }
    var value = value
    for _ in 0..<3 {
      guard let next = pass(value) else { return value }
      value = next
    }
    return value
  }

  private static func pass(_ value: Value) -> Value? {
    let tables = IdentifiedTable.tables(in: value)
    guard tables.count >= 2 else { return nil }
    for source in tables {
      for column in source.listColumns {
        guard let target = tables.first(where: { names($0, column, of: source) }) else { continue }
        // What the target's rows hold is opened first, in a pass of its own.
        let isOpen = target.listColumns.contains { inner in
          tables.contains { $0.path != target.path && names($0, inner, of: target) }
        }
        if isOpen { continue }
        return value.replacing(at: source.path[...]) { rows in
          replaced(rows, column, target)
        }
      }
    }
    return nil
  }

  /// Whether a column's lists are made of ids of the table, and leave few of its rows out.
  private static func names(
    _ table: IdentifiedTable, _ column: IdentifiedTable.ListColumn, of source: IdentifiedTable
  ) -> Bool {
    guard table.path != source.path else { return false }
    guard column.lists * 2 >= source.count, column.ids.count >= column.lists else { return false }
    guard column.ids.count >= 2, column.ids.allSatisfy({ table.places[$0] != nil }) else {
      return false
    }
    let named = Set(column.ids)
    guard named.count * 10 >= table.count * 6 else { return false }
    // Small numbers are ids by chance too easily; there each row must be named about once.
    return !column.areNumbers || column.ids.count * 2 <= table.count * 3
  }

  private static func replaced(
    _ rows: Value, _ column: IdentifiedTable.ListColumn, _ table: IdentifiedTable
  ) -> Value {
    rows.mappingEntries { row in
      guard var map = row.map, let place = map.keys.firstIndex(where: { $0.name == column.name }),
        let list = map.values[place].list
      else { return row }
      let named = list.map { element in
        IdentifiedTable.id(of: element).flatMap { table.places[$0] }.map { table.rows[$0] }
          ?? element
      }
      map.values[place] = Value(.list(named), at: map.values[place].range)
      return Value(.map(map), at: row.range)
    }
  }
}

extension Value {
  /// The elements of a list or the members of a map, each made anew.
  fileprivate func mappingEntries(_ make: (Value) -> Value) -> Value {
    switch kind {
    case .list(let values): return Value(.list(values.map(make)), at: range)
    case .map(var map):
      map.values = map.values.map(make)
      return Value(.map(map), at: range)
    default: return self
    }
  }
}
