internal import MenuModel

/// How things lie beside each other at a place of the data.
enum CollectionForm: Sendable, Equatable {
  /// A list; a single object where a list is expected is a list of one.
  case list
  /// The members of a map, each with its key for a name; of some keys only, when not all belong.
  case members(Set<String>?)
  /// A list of maps with one key each, which names what is in it.
  case oneKeyMaps
}

/// Things beside each other, as a list or a map holds them.
struct Collection: Sequence, Sendable {
  private enum Storage: Sendable {
    case values([Value])
    case map(ValueMap, [Int]?)
    case oneKeyMaps([Value])
  }

  private let storage: Storage

  struct Entry: Sendable {
    /// The name that the map has for it; nil in a list.
    var key: ValueMap.Key?
    var value: Value
  }

  private init(storage: Storage) { self.storage = storage }

  /// Opens a value in a form. Empty when it holds nothing of that form.
  init(_ value: Value, as form: CollectionForm) {
    switch (form, value.kind) {
    case (.list, .list(let values)): storage = .values(values)
    case (.oneKeyMaps, .list(let values)): storage = .oneKeyMaps(values)
    case (.oneKeyMaps, .map(let map)), (.members(nil), .map(let map)): storage = .map(map, nil)
    case (.members(let names?), .map(let map)):
      storage = .map(map, map.keys.indices.filter { names.contains(map.keys[$0].name) })
    case (.list, .null): storage = .values([])
    case (.members(_), .list(let values)): storage = .values(values)
    default: storage = value.isNothing ? .values([]) : .values([value])
    }
  }

  var count: Int {
    switch storage {
    case .values(let values), .oneKeyMaps(let values): values.count
    case .map(let map, let places): places?.count ?? map.count
    }
  }

  subscript(place: Int) -> Entry {
    switch storage {
    case .values(let values): return Entry(key: nil, value: values[place])
    case .map(let map, let places):
      let place = places?[place] ?? place
      return Entry(key: map.keys[place], value: map.values[place])
    case .oneKeyMaps(let values):
      guard let map = values[place].map, map.count == 1 else {
        return Entry(key: nil, value: values[place])
      }
      return Entry(key: map.keys[0], value: map.values[0])
    }
  }

  func makeIterator() -> AnyIterator<Entry> {
    var place = 0
    return AnyIterator {
      guard place < count else { return nil }
      defer { place += 1 }
      return self[place]
    }
  }

  /// The places of a sample: all up to 4000 entries, of more eight stretches from start to end.
  var samplePlaces: [Int] {
    guard count > 4000 else { return Array(0..<count) }
    return (0..<8).flatMap { stretch in
      let start = (count - 500) * stretch / 7
      return start..<start + 500
    }
  }

  /// The entries of the sample, with what they hold read: they are looked at many times.
  var sample: [Entry] {
    var above = TextsAbove()
    return samplePlaces.map { opened(at: $0, below: &above) }
  }

  /// The same with all entries read.
  var opened: Collection {
    guard case .values(let values) = storage else { return self }
    return Collection(storage: .values(values.opened()))
  }

  /// Goes through some of the entries, from the last one on, with what they hold read. Each is read in
  /// place of the one before, and nothing is counted that other threads count too.
  func forEachOpened(fromTheEndOf places: Range<Int>, _ look: (Entry) -> Void) {
    var above = TextsAbove()
    var entry = Entry(value: Value(.null))
    if case .values(let values) = storage {
      for place in places.reversed() {
        values[place].open(into: &entry.value, below: &above)
        look(entry)
      }
    } else {
      for place in places.reversed() { look(opened(at: place, below: &above)) }
    }
  }

  /// An entry with what it holds read.
  func opened(at place: Int, below above: inout TextsAbove) -> Entry {
    var entry = self[place]
    entry.value = entry.value.opened(below: &above)
    return entry
  }
}
