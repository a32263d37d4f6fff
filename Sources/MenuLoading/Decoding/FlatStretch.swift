internal import MenuKit
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
    /// The next run of the records.
    case rows
    /// Something that says nothing, though it is not empty.
    case bare(at: ByteRange)
  }

  /// Rows that say the same about their place: most sections have many.
  struct Run: Sendable {
    var place: FlatPlace
    var count = 1
  }

  /// Those that have not been taken, the last one first.
  private var entries: [Entry] = []
  /// What the rows are, without a place as yet; beside the entries, as what is taken out of one of them
  /// is copied.
  private var records: [Record] = []
  /// The rows that follow each other and say the same about their place.
  private var runs: [Run] = []
  /// What decoded them, with what it has noticed on the way.
  private(set) var rows: RowDecoder

  /// How many rows one has: enough that the way to another thread is short beside the work.
  static let length = 256

  /// Linear in what the rows hold.
  init(_ list: Collection, _ places: Range<Int>, _ rules: FlatRules, _ rows: RowDecoder) {
    self.rows = rows
    records.reserveCapacity(places.count)
    var result = RowDecoder.Result(row: MenuRow())
    // From the last one on, as they are taken from the end of the lists.
    list.forEachOpened(fromTheEndOf: places) { add($0, rules, &result) }
  }

  /// The first entry, which is then no more in it: handed on rather than copied.
  mutating func takeFirst() -> Entry? { entries.popLast() }

  /// The first run, whose rows are then the next to be taken.
  mutating func takeRun() -> Run? { runs.popLast() }

  /// Puts the first row behind others.
  mutating func takeRow(into records: inout [Record]) {
    if !self.records.isEmpty { records.append(self.records.removeLast()) }
  }

  /// - Parameter result: an empty one, which is filled and emptied where it lies: a row is large, and
  ///   each copy counts its texts.
  private mutating func add(
    _ entry: Collection.Entry, _ rules: FlatRules, _ result: inout RowDecoder.Result
  ) {
    if let headers = rules.headers, let map = entry.value.map, headers.isHeader(map) {
      return entries.append(.heading(HeaderRule.name(of: map)))
    }
    if let variants = rules.variants, let map = entry.value.map, variants.isVariant(map) {
      return entries.append(.variant(map, entry))
    }
    if rows.decode(entry, into: &result) {
      noteRun(result)
      records.append(Record(taking: &result, at: entry.value.range))
      result.hint = nil
      result.isUntitled = false
      return
    }
    result = RowDecoder.Result(row: MenuRow())
    if entry.value.isFilled, !entry.value.isBlankMap {
      entries.append(.bare(at: entry.value.range))
    }
  }
}

extension FlatStretch {
  private mutating func noteRun(_ result: borrowing RowDecoder.Result) {
    let last = runs.count - 1
    if case .rows? = entries.last, runs[last].place.isUntitled == result.isUntitled,
      runs[last].place.groups == result.groups
    {
      runs[last].count += 1
      return
    }
    entries.append(.rows)
    runs.append(Run(place: FlatPlace(result)))
  }
}

/// What a row of a flat list says about where it belongs.
struct FlatPlace: Sendable {
  /// The names that each of the group columns gives.
  var groups: [[String]]
  /// Whether the row has no title of its own.
  var isUntitled: Bool

  init(_ result: borrowing RowDecoder.Result) {
    groups = result.groups
    isUntitled = result.isUntitled
  }
}

extension Record {
  /// The row of a result, in no section; an empty one takes its place there.
  init(taking result: inout RowDecoder.Result, at range: ByteRange) {
    self.init(taking: &result.row, at: range, hint: result.hint)
  }
}

extension Value {
  fileprivate var isBlankMap: Bool { map.map { $0.values.allSatisfy(\.isNothing) } ?? false }
}
