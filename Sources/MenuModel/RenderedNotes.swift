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
    var made: Set<Key> = []
    /// The notes in the new file and their sizes, as they stand there.
    var kept: [(key: Key, size: Int)] = []
    /// Of the notes in the new file.
    var size = 0
  }

  /// Takes the bytes that come next in the file for the next build.
  private let take: OutputFile.Take
  /// What stands before the notes: another version's file is not read.
  private let head: [UInt8]
  /// After the head stands what is kept of each note, one after the other: the HTML's hash and the HTML.
  /// Then for each its key and the length of what is kept, and at last their number, eight bytes a word.
  private static let entrySize = 3 * 8
  private static let checkSize = 2 * 8
  /// Less is rendered in less time than a file is read.
  private static let smallest = 256 << 10
  private static let largest = 256 << 20

  /// - Parameters:
  ///   - version: names the program that renders; another one may render otherwise.
  ///   - former: what a former build left, as `take` was given it, or anything else.
  ///   - take: given the bytes of the next build's file, in order; on any thread, never on two at a time.
  package init(
    version: String, _ former: Former? = nil, _ take: @escaping OutputFile.Take = { _ in }
  ) {
    head = Array("menugen notes 3 \(version)\n".utf8)
    self.former = former ?? Former(size: 0) { _ in [] }
    self.take = take
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

  /// Keeps what was made for the next build: not in memory, where it would be as large as the site.
  package func add(_ html: [UInt8], for key: Key) {
    let check = key.check(html)
    state.withLock { state in
      guard state.made.insert(key).inserted else { return }
      keep([Self.bytes(of: check.first) + Self.bytes(of: check.second), html], for: key, &state)
    }
  }

  /// Ends the file for the next build with what this one used of the former. False when the next is well
  /// served with the former file, or with none: a few notes are rendered sooner than all the others are
  /// written again.
  package func end() -> Bool {
    state.withLock { state in
      let former = state.used.subtracting(state.made)
      let size = former.reduce(state.size) { $0 + (places[$1]?.count ?? 0) }
      guard state.made.count * 20 > state.made.count + former.count,
        Self.smallest...Self.largest ~= size
      else { return false }
      for key in former {
        if let place = places[key] { keep([self.former.read(place)], for: key, &state) }
      }
      for (key, size) in state.kept {
        take([key.first, key.second, UInt64(size)].flatMap(Self.bytes))
      }
      take(Self.bytes(of: UInt64(state.kept.count)))
      return true
    }
  }

  private func keep(_ pieces: [[UInt8]], for key: Key, _ state: inout State) {
    let size = pieces.reduce(0) { $0 + $1.count }
    if state.kept.isEmpty { take(head) }
    state.size += size
    state.kept.append((key, size))
    // What is too much is thrown away at the end; no more of it need come.
    if state.size <= Self.largest { pieces.forEach(take) }
  }

  /// Where what is kept of each note stands; nowhere when the file is none of this version's, or was cut.
  private static func places(in former: Former, after head: [UInt8]) -> [Key: Range<Int>] {
    guard former.size >= head.count + 8, former.read(0..<head.count) == head,
      case let last = former.read(former.size - 8..<former.size), last.count == 8,
      let count = Int(exactly: word(in: last, at: 0)),
      count <= (former.size - head.count - 8) / entrySize
    else { return [:] }
    let end = former.size - 8 - count * entrySize
    let entries = former.read(end..<former.size - 8)
    guard entries.count == count * entrySize else { return [:] }
    var places: [Key: Range<Int>] = [:]
    places.reserveCapacity(count)
    var index = head.count
    for entry in stride(from: 0, to: entries.count, by: entrySize) {
      let key = Key(first: word(in: entries, at: entry), second: word(in: entries, at: entry + 8))
      guard let size = Int(exactly: word(in: entries, at: entry + 16)), size >= checkSize,
        size <= end - index
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
