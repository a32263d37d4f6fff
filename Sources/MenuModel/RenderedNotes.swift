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
      (first, second) = ContentHash([Array(text.utf8), Array("\u{0}\(options)".utf8)]).words
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

  /// A former build's notes, as ``bytes`` gave them, and where the HTML of each stands.
  private let former: [UInt8]
  private let places: [Key: Range<Int>]
  private let state = Mutex(State())

  private struct State {
    /// What this build took of the former one's.
    var used: Set<Key> = []
    /// What it made itself.
    var made: [Key: [UInt8]] = [:]
  }

  /// What stands before the notes: another version's file is not read.
  private let head: [UInt8]
  /// Before the HTML stand the key, the HTML's hash, and its length, eight bytes a word.
  private static let entryHead = 5 * 8
  /// Less is rendered in less time than a file is read.
  private static let smallest = 256 << 10
  private static let largest = 256 << 20

  /// - Parameters:
  ///   - version: names the program that renders; another one may render otherwise.
  ///   - bytes: what ``bytes`` gave to a former build, or anything else.
  package init(version: String, _ bytes: [UInt8] = []) {
    head = Array("menugen notes 1 \(version)\n".utf8)
    former = bytes
    places = bytes.starts(with: head) ? Self.places(in: bytes, from: head.count) : [:]
  }

  /// The HTML of a note, if a former build made it.
  package func html(for key: Key) -> [UInt8]? {
    guard let place = places[key] else { return nil }
    let html = Array(former[place])
    let check = Key(
      first: Self.word(in: former, at: place.lowerBound - 24),
      second: Self.word(in: former, at: place.lowerBound - 16))
    guard check == key.check(html) else { return nil }
    state.withLock { _ = $0.used.insert(key) }
    return html
  }

  /// Keeps what was made for the next build.
  package func add(_ html: [UInt8], for key: Key) {
    state.withLock { $0.made[key] = html }
  }

  /// What the next build should be given; nil when it is well served with what there is. A few
  /// notes are rendered sooner than all the others are written again.
  package var bytes: [UInt8]? {
    state.withLock { state in
      let count = state.used.count + state.made.count
      let size =
        state.made.values.reduce(0) { $0 + $1.count }
        + state.used.reduce(0) { $0 + (places[$1]?.count ?? 0) }
      guard state.made.count * 20 > count, Self.smallest...Self.largest ~= size else { return nil }
      var bytes = head
      bytes.reserveCapacity(head.count + size + count * Self.entryHead)
      let keys = state.used.union(state.made.keys)
      for key in keys.sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
        let html = state.made[key] ?? places[key].map { Array(former[$0]) } ?? []
        let check = key.check(html)
        for word in [key.first, key.second, check.first, check.second, UInt64(html.count)] {
          bytes += Self.bytes(of: word)
        }
        bytes += html
      }
      return bytes
    }
  }

  /// Where each note's HTML stands, as far as the file goes.
  private static func places(in bytes: [UInt8], from start: Int) -> [Key: Range<Int>] {
    var places: [Key: Range<Int>] = [:]
    var index = start
    while index + entryHead <= bytes.count {
      let key = Key(first: word(in: bytes, at: index), second: word(in: bytes, at: index + 8))
      let length = Int(exactly: word(in: bytes, at: index + 32))
      index += entryHead
      guard let length, length <= bytes.count - index else { break }
      places[key] = index..<index + length
      index += length
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
