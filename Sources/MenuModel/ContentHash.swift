/// A short name for bytes: equal bytes have equal hashes, and others, for all that happens by
/// accident, don't.
///
/// 128 bits, fast, the same on every machine. It is no proof against someone who makes two files of
/// one hash on purpose; nothing here rests on that.
package struct ContentHash: Sendable, Hashable {
  // Words of the golden ratio and of the square roots of 2, 3 and 5: odd, and without a pattern.
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0x6A09_E667_F3BC_C909
  /// The bytes after the last whole block of 16, as two words, and how many there are.
  private var rest: (UInt64, UInt64) = (0, 0)
  private var restCount = 0
  private var length: UInt64 = 0

  package init() {}

  /// The hash of the pieces joined. Linear.
  package init(_ pieces: some Sequence<[UInt8]>) {
    for piece in pieces { add(piece) }
  }

  /// Adds bytes at the end.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds a text and its length, so that no other texts in a row look the same: not "a" and "bc" for
  /// "ab" and "c", and not nothing for an empty text.
  package mutating func add(_ text: String?) {
    guard var text else { return add(-1) }
    add(text.utf8.count)
    text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      add(raw)
      // The next text starts at a block's start, where it is taken in fastest.
      if restCount > 0 { endBlock() }
    }
  }

  /// Adds a number, as a block of its own.
  package mutating func add(_ number: Int) {
    if restCount > 0 { endBlock() }
    length &+= 16
    mix(UInt64(bitPattern: Int64(number)), 0x243F_6A88_85A3_08D3)
  }

  /// Takes in what has come of a block. Bytes that end here and others that go on with zeros differ
  /// in their length.
  private mutating func endBlock() {
    mix(rest.0, rest.1)
    rest = (0, 0)
    restCount = 0
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var index = 0
    while restCount > 0, index < bytes.count {
      addToRest(bytes[index])
      index += 1
    }
    while index + 16 <= bytes.count {
      mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)))
      index += 16
    }
    while index < bytes.count {
      addToRest(bytes[index])
      index += 1
    }
  }

  /// The hash as two words.
  package var words: (UInt64, UInt64) {
    var end = self
    end.mix(rest.0 ^ length, rest.1)
    for _ in 0..<3 { end.mix(0, 0) }
    return (end.first, end.second)
  }

  /// 32 digits, lower case.
  package var hexadecimal: String {
    let words = words
    return [words.0, words.1].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.words == right.words
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }

  private mutating func addToRest(_ byte: UInt8) {
    if restCount < 8 {
      rest.0 |= UInt64(byte) << UInt64(restCount * 8)
    } else {
      rest.1 |= UInt64(byte) << UInt64((restCount - 8) * 8)
    }
    restCount += 1
    if restCount == 16 { endBlock() }
  }

  /// Takes 16 bytes in. For a given state each block leads to another state, so two texts that
  /// differ in one block alone always differ in their hash.
  @inline(__always)
  private mutating func mix(_ low: UInt64, _ high: UInt64) {
    first = (first ^ low) &* 0xBB67_AE85_84CA_A73B
    second = (second ^ high) &* 0x3C6E_F372_FE94_F82B
    first ^= first >> 32
    second ^= second >> 29
    let sum = first &+ (second << 31 | second >> 33)
    second ^= sum &* 0x9E37_79B9_7F4A_7C15
    first = sum
  }
}
