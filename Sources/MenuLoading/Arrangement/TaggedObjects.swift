internal import MenuModel

/// Objects that say of what kind they are and hold the rest of themselves in a map that only their kind
/// has: `{"type": "ITEM", "id": "i1", "item_data": {"name": "Tea"}}`.
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
      // Rows that hold no collections have nothing to open.
      guard let first = values.first?.map, first.values.contains(where: { !$0.isScalar }) else {
        return value
      }
      if let kinds = kinds(of: values) { return list(values, kinds, at: value.range, depth) }
      return Value(.list(values.map { opened($0, depth: depth + 1) }), at: value.range)
    default: return value
    }
  }

  // MARK: - Kinds

  /// One of the kinds: what the objects say, and the name of the map that holds the rest of them.
  private struct Kind {
    var tag: ValueMap.Key
    var body: String
  }

  /// The name of the member that says the kind, and the kinds; nil when the list is not of such objects.
  private static func kinds(of values: [Value]) -> (name: String, kinds: [Kind])? {
    guard let first = values[0].map else { return nil }
    let bodies = first.keys.indices.filter { first.values[$0].map != nil }
    guard !bodies.isEmpty else { return nil }
    for (key, value) in zip(first.keys, first.values) {
      guard case .text(let tag) = value.kind, (1...60).contains(tag.utf8.count) else { continue }
      if let kinds = kinds(of: values, by: key.name) { return (key.name, kinds) }
    }
    return nil
  }

  private static func kinds(of values: [Value], by name: String) -> [Kind]? {
    var tags: [ValueMap.Key] = []
    /// For each kind the maps that all of its objects have.
    var bodies: [[String]] = []
    for value in values {
      guard let map = value.map, let place = map.keys.firstIndex(where: { $0.name == name }),
        case .text(let tag) = map.values[place].kind
      else { return nil }
      let own = map.keys.indices.filter { map.values[$0].map != nil }.map { map.keys[$0].name }
      if let kind = tags.firstIndex(where: { $0.name == tag }) {
        bodies[kind].removeAll { !own.contains($0) }
        guard !bodies[kind].isEmpty else { return nil }
      } else {
        guard tags.count < mostKinds, !own.isEmpty else { return nil }
        tags.append(ValueMap.Key(tag, at: map.values[place].range))
        bodies.append(own)
      }
    }
    return tags.count == 1
      ? named(tags[0], bodies[0]).map { [$0] } : different(tags, bodies, in: values)
  }

  /// Of several kinds each has a map that no other has.
  private static func different(
    _ tags: [ValueMap.Key], _ bodies: [[String]], in values: [Value]
  ) -> [Kind]? {
    guard values.count >= tags.count * 2 || values.count > 4 else { return nil }
    var counts: [String: Int] = [:]
    for body in bodies.flatMap(\.self) { counts[body, default: 0] += 1 }
    let kinds = zip(tags, bodies).compactMap { tag, bodies in
      bodies.first { counts[$0] == 1 }.map { Kind(tag: tag, body: $0) }
    }
    return kinds.count == tags.count ? kinds : nil
  }

  /// Where there is one kind, only its name tells: the map is called as it, with at most a word more.
  private static func named(_ tag: ValueMap.Key, _ bodies: [String]) -> Kind? {
    let words = ColumnWords.parts(of: tag.name)
    let body = bodies.first { body in
      let name = ColumnWords.parts(of: body)
      return !words.isEmpty
        && (name == words || name.count == words.count + 1 && name.starts(with: words))
    }
    return body.map { Kind(tag: tag, body: $0) }
  }

  // MARK: - Opening

  private static func list(
    _ values: [Value], _ found: (name: String, kinds: [Kind]), at range: ByteRange, _ depth: Int
  ) -> Value {
    var rows: [[Value]] = found.kinds.map { _ in [] }
    var all: [Value] = []
    for value in values {
      guard let map = value.map, let tag = map[found.name]?.text,
        let kind = found.kinds.firstIndex(where: { $0.tag.name == tag })
      else { continue }
      let whole = Value(.map(merged(map, found.kinds[kind].body)), at: value.range)
      let row = opened(whole, depth: depth + 1)
      rows[kind].append(row)
      all.append(row)
    }
    guard rows.count > 1, IdentifiedTable.areLinked(rows) else {
      return Value(.list(all), at: range)
    }
    return Value(
      .map(
        ValueMap(
          keys: found.kinds.map(\.tag), values: rows.map { Value(.list($0), at: range) })),
      at: range)
  }

  /// The object with what its body holds. What both tell stays in the body, so that nothing is lost.
  private static func merged(_ map: ValueMap, _ name: String) -> ValueMap {
    guard let place = map.keys.firstIndex(where: { $0.name == name }),
      let body = map.values[place].map
    else { return map }
    let own = Set(map.keys.map(\.name))
    var (whole, rest) = (map, ValueMap())
    for (key, value) in zip(body.keys, body.values) {
      if own.contains(key.name) { rest.append(key, value) } else { whole.append(key, value) }
    }
    if rest.count > 0 {
      whole.values[place] = Value(.map(rest), at: map.values[place].range)
    } else {
      whole.keys.remove(at: place)
      whole.values.remove(at: place)
    }
    return whole
  }
}

extension Value {
  fileprivate var text: String? { if case .text(let text) = kind { text } else { nil } }
}
