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

  /// The keys that a path such as `data.items` leads by: a key may have dots of its own. Nil when it
  /// leads nowhere.
  func keys(ofPath path: String) -> [String]? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return keys(of: parts[...])
  }

  private func keys(of parts: ArraySlice<String>) -> [String]? {
    guard !parts.isEmpty else { return [] }
    for end in stride(from: parts.endIndex, to: parts.startIndex, by: -1) {
      let key = parts[..<end].joined(separator: ".")
      if let rest = value(at: [key])?.keys(of: parts[end...]) { return [key] + rest }
    }
    return nil
  }

  var isScalar: Bool {
    switch kind {
    case .null, .boolean, .number, .text: true
    case .list, .map: false
    }
  }

  /// A list without members, a map without keys.
  var isEmptyCollection: Bool {
    list?.isEmpty ?? map?.keys.isEmpty ?? false
  }

  /// The value with what lies at the end of the keys of maps made anew.
  func replacing(at keys: ArraySlice<String>, with make: (Value) -> Value) -> Value {
    guard let key = keys.first else { return make(self) }
    guard var map, let place = map.keys.firstIndex(where: { $0.name == key }) else { return self }
    map.values[place] = map.values[place].replacing(at: keys.dropFirst(), with: make)
    return Value(.map(map), at: range)
  }

  /// The value without what lies at the end of the keys of maps.
  func removing(at keys: ArraySlice<String>) -> Value {
    guard let last = keys.last else { return self }
    return replacing(at: keys.dropLast()) { parent in
      guard var map = parent.map, let place = map.keys.firstIndex(where: { $0.name == last }) else {
        return parent
      }
      map.keys.remove(at: place)
      map.values.remove(at: place)
      return Value(.map(map), at: parent.range)
    }
  }
}
