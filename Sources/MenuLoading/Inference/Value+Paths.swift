internal import MenuModel

extension Value {
  /// What lies at the end of the keys; in a list a key is a place, from 0. Nil when nothing is
  /// there. Linear in the keys of the maps on the way.
  func value(at keys: some Sequence<String>) -> Value? {
    var value = self
    for key in keys {
      switch value.kind {
      case .map(let map):
        guard let next = map[key] else { return nil }
        value = next
      case .list(let values):
        guard let place = Int(key), values.indices.contains(place) else { return nil }
        value = values[place]
      default: return nil
      }
    }
    return value
  }

  var isScalar: Bool {
    switch kind {
    case .null, .boolean, .number, .text: true
    case .list, .map: false
    }
  }

  /// A list without members, a map without keys.
  var isEmptyCollection: Bool {
    switch kind {
    case .list(let values): values.isEmpty
    case .map(let map): map.keys.isEmpty
    default: false
    }
  }
}
