internal import MenuModel

/// Objects that say of what kind they are and hold the rest of themselves under that name: `{"type":
/// "ITEM", "id": "i1", "item_data": {"name": "Tea"}}`.
enum TaggedObjects {
  private static let deepest = 8
  private static let mostKinds = 12

  /// The value with such objects opened. A list of several kinds whose objects name each other by
  /// their ids is a database's: each kind becomes a list of its own, under the kind's name.
  ///
  /// Linear in the value's size where there are such objects; elsewhere it looks at the first of
  /// each list.
  static func opened(_ value: Value, depth: Int = 0) -> Value {
    guard depth < deepest else { return value }
    switch value.kind {
    case .map(var map):
      for place in map.values.indices where !map.values[place].isScalar {
        map.values[place] = opened(map.values[place], depth: depth + 1)
      }
      return Value(.map(map), at: value.range)
    case .list(let values):
      guard let first = values.first?.map else { return value }
      guard body(of: first) != nil else {
        // Rows that hold no collections have nothing to open.
        guard first.values.contains(where: { !$0.isScalar }) else { return value }
        return Value(.list(values.map { opened($0, depth: depth + 1) }), at: value.range)
      }
      return list(values, at: value.range, depth)
    default: return value
    }
  }

  private static func list(_ values: [Value], at range: ByteRange, _ depth: Int) -> Value {
    var kinds: [(tag: ValueMap.Key, rows: [Value])] = []
    var all: [Value] = []
    var areTagged = true
    for value in values {
      guard let map = value.map, let found = body(of: map) else {
        areTagged = false
        all.append(opened(value, depth: depth + 1))
        continue
      }
      let row = opened(Value(.map(merged(map, found.place)), at: value.range), depth: depth + 1)
      all.append(row)
      if let kind = kinds.firstIndex(where: { $0.tag.name == found.tag.name }) {
        kinds[kind].rows.append(row)
      } else if kinds.count <= mostKinds {
        kinds.append((found.tag, [row]))
      }
    }
    guard areTagged, (2...mostKinds).contains(kinds.count),
      IdentifiedTable.areLinked(kinds.map(\.rows))
    else { return Value(.list(all), at: range) }
    return Value(
      .map(
        ValueMap(
          keys: kinds.map(\.tag), values: kinds.map { Value(.list($0.rows), at: range) })),
      at: range)
  }

  /// What kind an object says it is of, and the place of the map that is named after that, with at
  /// most one word more.
  private static func body(of map: ValueMap) -> (tag: ValueMap.Key, place: Int)? {
    let maps = map.values.indices.filter { map.values[$0].map != nil }
    guard !maps.isEmpty else { return nil }
    for (key, value) in zip(map.keys, map.values) {
      guard case .text(let tag) = value.kind, (1...60).contains(tag.utf8.count),
        ColumnWords.strength(of: key.name, for: .group) > 0
      else { continue }
      let words = ColumnWords.parts(of: tag)
      let place = maps.first { place in
        let name = ColumnWords.parts(of: map.keys[place].name)
        return name == words || name.count == words.count + 1 && name.starts(with: words)
      }
      if let place { return (ValueMap.Key(tag, at: value.range), place) }
    }
    return nil
  }

  /// The object with what its body holds; what both tell is the object's.
  private static func merged(_ map: ValueMap, _ place: Int) -> ValueMap {
    guard let body = map.values[place].map else { return map }
    var map = map
    map.keys.remove(at: place)
    map.values.remove(at: place)
    let own = Set(map.keys.map(\.name))
    for (key, value) in zip(body.keys, body.values) where !own.contains(key.name) {
      map.append(key, value)
    }
    return map
  }
}
