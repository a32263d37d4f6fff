internal import MenuModel

/// Puts numbers and texts together, for ``Unpacker`` of the same program on the same machine.
struct Packer: Sendable {
  private var words: [UInt64] = []
  /// All texts; their lengths are among the words.
  private var text: [UInt8] = []

  mutating func add(_ word: UInt64) { words.append(word) }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    self.text += text.utf8
  }

  mutating func add(_ hash: ContentHash.Value) {
    add(hash.first)
    add(hash.second)
  }

  /// A list with its length before it.
  mutating func add<Element>(_ list: [Element], _ addElement: (Element, inout Packer) -> Void) {
    add(list.count)
    for element in list { addElement(element, &self) }
  }

  /// Gives everything in pieces: the text; the words; and the length of the text, the hash by which what was
  /// cut or changed is known, and the number of the words.
  func write(_ take: ([UInt8]) -> Void) {
    let bytes = Self.bytes(of: words)
    let hash = ContentHash([text, bytes]).value
    take(text)
    take(bytes)
    take(Self.bytes(of: [UInt64(text.count), hash.first, hash.second, UInt64(words.count)]))
  }

  private static func bytes(of words: [UInt64]) -> [UInt8] { words.withUnsafeBytes { Array($0) } }
}

/// Takes apart what ``Packer`` put together.
struct Unpacker: Sendable {
  /// What ended too early, or is not what was asked for.
  struct Failure: Error {}

  private let bytes: [UInt8]
  /// Where in the bytes all of it stands.
  private let range: Range<Int>
  /// Where the next text starts, and where all end.
  private var textPlace: Int
  private let textEnd: Int
  /// Where the next word starts, and where all end.
  private var place: Int
  private let placesEnd: Int

  /// Nil when no pieces of a packer end there.
  init?(_ bytes: [UInt8], endingAt rangeEnd: Int) {
    let end = rangeEnd - 4 * 8
    guard end >= 0, rangeEnd <= bytes.count else { return nil }
    let last = (0..<4).map { Self.word(in: bytes, at: end + $0 * 8) }
    guard let textSize = Int(exactly: last[0]), let count = Int(exactly: last[3]),
      count <= end / 8, textSize <= end - count * 8
    else { return nil }
    let textEnd = end - count * 8
    let start = textEnd - textSize
    guard
      ContentHash([Array(bytes[start..<textEnd]), Array(bytes[textEnd..<end])]).value
        == ContentHash.Value(last[1], last[2])
    else { return nil }
    (self.bytes, range) = (bytes, start..<rangeEnd)
    (textPlace, self.textEnd, place, placesEnd) = (start, textEnd, textEnd, end)
  }

  /// Where what stands before it ends.
  var start: Int { range.lowerBound }

  /// The pieces, joined.
  var packed: [UInt8] { Array(bytes[range]) }

  var isAtEnd: Bool { place == placesEnd }

  private static func word(in bytes: [UInt8], at index: Int) -> UInt64 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
  }

  mutating func word() throws(Failure) -> UInt64 {
    guard place < placesEnd else { throw Failure() }
    defer { place += 8 }
    return Self.word(in: bytes, at: place)
  }

  mutating func number() throws(Failure) -> Int { Int(Int64(bitPattern: try word())) }

  mutating func text() throws(Failure) -> String {
    let count = try number()
    guard count >= 0, count <= textEnd - textPlace else { throw Failure() }
    defer { textPlace += count }
    return String(decoding: bytes[textPlace..<textPlace + count], as: UTF8.self)
  }

  mutating func hash() throws(Failure) -> ContentHash.Value {
    ContentHash.Value(try word(), try word())
  }

  mutating func list<Element>(
    _ element: (inout Unpacker) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    let count = try number()
    // Each element has a word at least.
    guard count >= 0, count <= (placesEnd - place) / 8 else { throw Failure() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }
}
