/// Hashes that have been seen, in one block of memory.
struct SeenHashes {
  private var places: [UInt64]
  private let mask: Int
  /// So many hashes in a row are no accident: somebody chose the names to make this slow.
  private static let longestSearch = 64

  /// - Parameter capacity: how many hashes may come.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    places = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Whether the hash is new, and could be kept. Takes constant time.
  mutating func insert(_ hash: UInt64) -> Bool {
    // Zero marks an empty place.
    let hash = hash | 1
    var place = Int(truncatingIfNeeded: hash >> 20) & mask
    for _ in 0..<Self.longestSearch {
      if places[place] == 0 {
        places[place] = hash
        return true
      }
      if places[place] == hash { return false }
      place = (place + 1) & mask
    }
    return false
  }
}
