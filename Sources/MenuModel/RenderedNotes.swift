internal import Synchronization

/// Notes as HTML, kept from one build to the next.
///
/// A note is found by the hash of all that its HTML is made of, so a former build's answer is this
/// one's, or there is none. Every piece of HTML carries a hash of its own: a file that was cut or
/// changed gives less, and never something else.
package final class RenderedNotes: Sendable {
  /// What a piece of HTML was made of.
  package struct Key: Sendable, Hashable {
    fileprivate let first: UInt64
    fileprivate let second: UInt64

    /// - Parameters:
    ///   - text: the note.
    ///   - options: everything else that its HTML depends on.
    package init(_ text: String, _ options: String) {
      var hash = ContentHash()
      hash.add(text)
      hash.add(options)
      (first, second) = hash.words
    }

    fileprivate init(first: UInt64, second: UInt64) {
      self.first = first
      self.second = second
    }

    /// What the HTML's own hash must be.
    fileprivate func check(_ html: [UInt8]) -> Key {
      var hash = ContentHash([html])
      hash.add(RenderedNotes.bytes(of: first) + RenderedNotes.bytes(of: second))
      let words = hash.words
      return Key(first: words.0, second: words.1)
    }
  }

  /// A former build's file, which is read note by note: all of it would be as large as the page.
  private let former: Former
  /// Where in the file the HTML of each note stands, with its own hash before it.
  private let places: [Key: Range<Int>]
  private let state = Mutex(State())

  /// A file of notes: how long it is, and how to read a part of it, or less where it is cut.
  package struct Former: Sendable {
    let size: Int
    let read: @Sendable (Range<Int>) -> [UInt8]

    package init(size: Int, read: @escaping @Sendable (Range<Int>) -> [UInt8]) {
      self.size = size
      self.read = read
    }
  }

  private struct State {
    /// What this build took of the former one's.
    var used: Set<Key> = []
    /// What it made itself.
    var made: [Key: [UInt8]] = [:]
  }

  /// What stands before the notes: another version's file is not read.
  private let head: [UInt8]
  /// After the head stands the number of notes, then for each its key and the length of what is kept
  /// of it, eight bytes a word, then what is kept: the HTML's hash and the HTML.
  private static let entrySize = 3 * 8
  private static let checkSize = 2 * 8
  /// Less is rendered in less time than a file is read.
  private static let smallest = 256 << 10
  private static let largest = 256 << 20

  /// - Parameters:
  ///   - version: names the program that renders; another one may render otherwise.
  ///   - former: what a former build left, as ``pieces`` gave it, or anything else.
  package init(version: String, _ former: Former? = nil) {
    head = Array("menugen notes 2 \(version)\n".utf8)
    self.former = former ?? Former(size: 0) { _ in [] }
    places = Self.places(in: self.former, after: head)
  }

  /// The HTML of a note, if a former build made it.
  package func html(for key: Key) -> [UInt8]? {
    guard let place = places[key] else { return nil }
    var kept = former.read(place)
    guard kept.count == place.count else { return nil }
    let check = Key(first: Self.word(in: kept, at: 0), second: Self.word(in: kept, at: 8))
    kept.removeFirst(Self.checkSize)
    guard check == key.check(kept) else { return nil }
    state.withLock { _ = $0.used.insert(key) }
    return kept
  }

  /// Keeps what was made for the next build.
  package func add(_ html: [UInt8], for key: Key) {
    state.withLock { $0.made[key] = html }
  }

  /// What the next build should be given; nil when it is well served with what there is. A few
  /// notes are rendered sooner than all the others are written again.
  package var pieces: LazyMapSequence<ClosedRange<Int>, [UInt8]>? {
    let state = state.withLock { $0 }
    let keys = state.used.union(state.made.keys).sorted {
      ($0.first, $0.second) < ($1.first, $1.second)
    }
    let places = places
    let sizes = keys.map { key in
      state.made[key].map { $0.count + Self.checkSize } ?? places[key]?.count ?? 0
    }
    guard state.made.count * 20 > keys.count,
      Self.smallest...Self.largest ~= sizes.reduce(0, +)
    else { return nil }
    var index = head + Self.bytes(of: UInt64(keys.count))
    for (key, size) in zip(keys, sizes) {
      index += [key.first, key.second, UInt64(size)].flatMap(Self.bytes)
    }
    return (0...keys.count).lazy.map { [index, former] number in
      guard number > 0 else { return index }
      let key = keys[number - 1]
      guard let html = state.made[key] else { return places[key].map(former.read) ?? [] }
      let check = key.check(html)
      return Self.bytes(of: check.first) + Self.bytes(of: check.second) + html
    }
  }

  /// Where what is kept of each note stands, as far as the file goes.
  private static func places(in former: Former, after head: [UInt8]) -> [Key: Range<Int>] {
    let start = former.read(0..<min(former.size, head.count + 8))
    guard start.count == head.count + 8, start.starts(with: head),
      let count = Int(exactly: word(in: start, at: head.count)),
      count <= (former.size - start.count) / entrySize
    else { return [:] }
    var index = start.count + count * entrySize
    let entries = former.read(start.count..<index)
    guard entries.count == count * entrySize else { return [:] }
    var places: [Key: Range<Int>] = [:]
    places.reserveCapacity(count)
    for entry in stride(from: 0, to: entries.count, by: entrySize) {
      let key = Key(first: word(in: entries, at: entry), second: word(in: entries, at: entry + 8))
      guard let size = Int(exactly: word(in: entries, at: entry + 16)), size >= checkSize,
        size <= former.size - index
      else { break }
      places[key] = index..<index + size
      index += size
    }
    return places
  }

  private static func word(in bytes: [UInt8], at index: Int) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }

  fileprivate static func bytes(of word: UInt64) -> [UInt8] {
    withUnsafeBytes(of: word.littleEndian) { Array($0) }
  }
}
