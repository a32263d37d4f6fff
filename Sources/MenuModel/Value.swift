/// A piece of data as a file had it: the one tree that every reader gives.
///
/// The order of keys is the file's, numbers keep the digits they were written with, and every
/// value knows the bytes it came from. A row of a table may be read only when it is asked for
/// (``UnreadRows``), so that a million rows are not there all at once.
package struct Value: Sendable {
  @usableFromInline var content: Content
  /// Where it stood in its document's file.
  package var range: ByteRange

  /// What it is. An unread row is read for it, each time: who looks more than once takes ``opened``.
  package var kind: Kind {
    @inlinable get {
      switch content {
      case .read(let kind): kind
      case .unread(let rows): .map(rows.row(at: range))
      }
    }
    set { content = .read(newValue) }
  }

  @usableFromInline enum Content: Sendable {
    case read(Kind)
    case unread(UnreadRows)
  }

  package enum Kind: Sendable {
    /// JSON's and YAML's null, and what a format calls "nothing".
    case null
    case boolean(Bool)
    /// The number's text as written: `9.90`, `004`, `1e3`.
    case number(String)
    case text(String)
    case list([Value])
    case map(ValueMap)
  }

  package init(_ kind: Kind, at range: ByteRange = ByteRange()) {
    content = .read(kind)
    self.range = range
  }

  /// A row that is read when it is asked for.
  package init(unread rows: UnreadRows, at range: ByteRange) {
    content = .unread(rows)
    self.range = range
  }

  /// The value with what it holds read, if it is an unread row.
  ///
  /// - Parameter above: what the rows before it said, for one of many that are read in their order.
  package func opened(below above: inout TextsAbove) -> Value {
    guard case .unread(let rows) = content else { return self }
    return Value(.map(rows.row(at: range, below: &above)), at: range)
  }

  /// The same in place of a row that is no more needed, whose memory it takes: of a long table no row
  /// asks for its own.
  package func open(into row: inout Value, below above: inout TextsAbove) {
    guard case .unread(let rows) = content else {
      row = self
      return
    }
    var map = row.takeMap()
    rows.read(range, &map, &above)
    row = Value(.map(map), at: range)
  }

  /// The map that it is, which is then no more in it; an empty one, where it is something else.
  private mutating func takeMap() -> ValueMap {
    guard case .read(.map(let map)) = content else { return ValueMap() }
    content = .read(.null)
    return map
  }

  /// The value with its rows read, if it is a list of them.
  package var withRowsOpened: Value {
    guard case .list(let rows) = kind else { return self }
    return Value(.list(rows.opened()), at: range)
  }
}

extension [Value] {
  /// The values with what they hold read, each that is an unread row.
  package func opened() -> [Value] {
    var above = TextsAbove()
    return map { $0.opened(below: &above) }
  }
}

/// The rows of a table that is kept as bytes: each is read when it is asked for, and not kept.
package final class UnreadRows: Sendable {
  fileprivate let read: @Sendable (ByteRange, inout ValueMap, inout TextsAbove) -> Void

  /// - Parameter read: puts the row at a place into a map, whatever that held: the same each time.
  package init(
    _ read: @escaping @Sendable (ByteRange, inout ValueMap, inout TextsAbove) -> Void
  ) {
    self.read = read
  }

  @usableFromInline func row(at range: ByteRange) -> ValueMap {
    var above = TextsAbove()
    return row(at: range, below: &above)
  }

  fileprivate func row(at range: ByteRange, below above: inout TextsAbove) -> ValueMap {
    var row = ValueMap()
    read(range, &row, &above)
    return row
  }
}

/// What a table that is read row by row has said so far, for one thread.
package struct TextsAbove: Sendable {
  /// The last long text of each column. A cell that says the same as the one above it, as the names of
  /// sections do, shares its memory.
  package var texts: [String] = []
  /// The names of the columns of the last row: the thread's own, as rows of all threads would change the
  /// count of those that they shared.
  package var keys: [ValueMap.Key] = []

  package init() {}
}

/// A half-open range of byte offsets in a file of less than 4 GiB.
package struct ByteRange: Sendable, Equatable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32 = 0, end: UInt32 = 0) {
    self.start = start
    self.end = end
  }

  /// Offsets beyond 4 GiB are cut to it; the loader refuses such files before reading them.
  package init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  package var offsets: Range<Int> { Int(start)..<Int(max(start, end)) }
}
