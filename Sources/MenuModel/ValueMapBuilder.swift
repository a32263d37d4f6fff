/// Collects the members of a map while a file is read, and finds a repeated key as it comes.
///
/// Constant time a member on average: small maps are searched, larger ones get an index.
package struct ValueMapBuilder: Sendable {
  package private(set) var map = ValueMap()
  private var places: [String: Int] = [:]

  /// Maps up to this size are searched from end to end, which is quicker than hashing.
  private static let searched = 12

  package init() {}

  /// The place of the key of that name, if the map has one.
  package func place(of name: String) -> Int? {
    if map.count <= Self.searched { return map.keys.firstIndex { $0.name == name } }
    return places[name]
  }

  /// Adds a member whose key is new: ask ``place(of:)`` first.
  package mutating func append(_ key: ValueMap.Key, _ value: Value) {
    map.append(key, value)
    if map.count == Self.searched + 1 {
      for (place, key) in map.keys.enumerated() { places[key.name] = place }
    } else if map.count > Self.searched + 1 {
      places[key.name] = map.count - 1
    }
  }

  /// Puts another value under a key that is there.
  package mutating func replace(at place: Int, _ value: Value) {
    map.values[place] = value
  }
}
