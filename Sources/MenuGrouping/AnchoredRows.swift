internal import Escaping
internal import MenuKit
internal import MenuModel

/// Finds the rows of a section that are called by their anchors, as notes mostly are: without a name
/// made of any row.
struct AnchoredRows {
  /// The rows, in the order of the names; nil where no anchor is that name.
  private(set) var rows: [Int?]

  /// Linear in the names and in the rows' anchors.
  init(called names: [String], in section: MenuSection) {
    rows = Array(repeating: nil, count: names.count)
    let names = names.map { FoldedName($0) }
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(names.count)
    // Of several names with one hash the first counts; the others are found by whoever looks further.
    for (place, name) in names.enumerated().reversed() { places[name.hash] = place }
    let bits = names.reduce(0) { $0 | $1.bit }
    let rest = section.rows
    let skipped = section.anchor.utf8.count + 1
    for row in rest.indices {
      rest[row].anchor.withBytes { anchor in
        let own = UnsafeBufferPointer(rebasing: anchor.dropFirst(skipped))
        guard bits & ByteHash.bit(own) != 0, let place = places[ByteHash.hash(own)],
          rows[place] == nil, names[place].isSpelt(own)
        else { return }
        rows[place] = row
      }
    }
    // A name that stands twice.
    for (place, name) in names.enumerated() {
      if let first = places[name.hash], first < place, names[first] == name {
        rows[place] = rows[first]
      }
    }
  }
}
