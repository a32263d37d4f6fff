internal import MenuModel

/// Lists that were written as maps from their places, as PHP and old property lists do:
/// `{"0": {…}, "1": {…}}`.
enum NumberedMap {
  /// The list that a map stands for; nil when its keys may be what its members are called.
  static func list(_ map: ValueMap) -> [Value]? {
    guard map.count > 0, map.keys[0].name == "0",
      map.keys.enumerated().allSatisfy({ $1.name == String($0) })
    else { return nil }
    if map.values.allSatisfy({ $0.list != nil }) { return map.values }
    let maps = map.values.compactMap(\.map)
    // Records under numbers have codes: 0 is what the first is called.
    guard maps.count == map.count, maps.allSatisfy({ $0.count == 1 }) else { return nil }
    return map.values
  }
}
