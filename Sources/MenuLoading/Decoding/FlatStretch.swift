internal import MenuModel

/// Some rows of a flat list that follow each other, decoded by themselves: all that can be said of
/// them without those before, so that several threads may work on one list.
struct FlatStretch: Sendable {
  /// What an entry of the list is.
  enum Entry: Sendable {
    /// The name of a section that starts here.
    case heading(String?)
    /// One more size of the row before it; a row of its own where there is none.
    case variant(ValueMap, Collection.Entry)
    case row(RowDecoder.Result, at: ByteRange)
    /// Something that says nothing, though it is not empty.
    case bare(at: ByteRange)
  }

  /// Those that have not been taken, the last one first.
  private var entries: [Entry] = []
  /// What decoded them, with what it has noticed on the way.
  private(set) var rows: RowDecoder

  /// How many rows one has: enough that the way to another thread is short beside the work.
  static let length = 256

  /// Linear in what the rows hold.
  init(_ list: Collection, _ places: Range<Int>, _ rules: FlatRules, _ rows: RowDecoder) {
    self.rows = rows
    entries.reserveCapacity(places.count)
    var above = TextsAbove()
    for place in places { add(list.opened(at: place, below: &above), rules) }
    entries.reverse()
  }

  /// The first entry, which is then no more in it: handed on rather than copied.
  mutating func takeFirst() -> Entry? { entries.popLast() }

  private mutating func add(_ entry: Collection.Entry, _ rules: FlatRules) {
    let value = entry.value
    if let map = value.map {
      if let headers = rules.headers, headers.isHeader(map) {
        return entries.append(.heading(HeaderRule.name(of: map)))
      }
      if let variants = rules.variants, variants.isVariant(map) {
        return entries.append(.variant(map, entry))
      }
    }
    if let result = rows.decode(entry) {
      entries.append(.row(result, at: value.range))
    } else if !value.isNothing, !value.isEmptyCollection, !value.isBlankMap {
      entries.append(.bare(at: value.range))
    }
  }
}

extension Value {
  fileprivate var isBlankMap: Bool { map.map { $0.values.allSatisfy(\.isNothing) } ?? false }
}
