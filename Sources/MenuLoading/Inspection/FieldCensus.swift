internal import MenuModel

/// Counts every value of every column, where inference looks at a sample.
///
/// Linear in the cells of the rows; remembers different values up to a bound.
struct FieldCensus {
  private(set) var rows = 0
  private(set) var columns: [ColumnCount] = []
  private var places: [ColumnPath: Int] = [:]

  private static let deepest = 4
  private static let mostColumns = 400

  /// Takes the rows that a shape finds in a value.
  init(of root: Value, shape: Shape) {
    guard let value = root.value(at: shape.root.keys), let outer = shape.levels.first else {
      return
    }
    for entry in Collection(value, as: outer.form) {
      let inside = Self.unwrapped(entry.value, outer)
      guard shape.isGrouped, shape.levels.count > 1 else {
        add(inside)
        continue
      }
      let level = shape.levels[1]
      guard let list = inside.value(at: level.path.keys) else { continue }
      for row in Collection(list, as: level.form) { add(Self.unwrapped(row.value, level)) }
    }
  }

  private static func unwrapped(_ value: Value, _ level: Shape.Level) -> Value {
    level.wrapper.isEmpty ? value : value.value(at: level.wrapper.keys) ?? value
  }

  private mutating func add(_ row: Value) {
    rows += 1
    if let map = row.map { add(map, under: []) }
  }

  private mutating func add(_ map: ValueMap, under path: [String]) {
    for (key, value) in zip(map.keys, map.values) {
      let here = path + [key.name]
      if case .map(let inner) = value.kind, here.count < Self.deepest {
        add(inner, under: here)
      } else if let place = place(of: ColumnPath(here)) {
        columns[place].add(value)
      }
    }
  }

  private mutating func place(of path: ColumnPath) -> Int? {
    if let place = places[path] { return place }
    guard columns.count < Self.mostColumns else { return nil }
    places[path] = columns.count
    columns.append(ColumnCount(path: path))
    return columns.count - 1
  }
}
