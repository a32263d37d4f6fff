internal import MenuModel

/// Lists that were written as maps from their places, as PHP and old property lists do:
/// `{"0": {…}, "1": {…}}`.
enum NumberedMap {
  /// The list that a map stands for; nil when its keys may be what its members are called.
  static func list(_ map: ValueMap) -> [Value]? {
    let places = map.keys.compactMap { Int($0.name) }
    guard map.count > 0, places.count == map.count,
      Set(places) == Set(map.keys.indices),
      map.keys.allSatisfy({ String(Int($0.name) ?? -1) == $0.name })
    else { return nil }
    // Records under numbers have codes: 0 is what the first is called.
    let areBare = map.values.allSatisfy { $0.list != nil || $0.map?.count == 1 }
    guard areBare else { return nil }
    return zip(places, map.values).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
