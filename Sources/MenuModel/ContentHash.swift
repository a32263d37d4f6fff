/// A short name for bytes: equal bytes have equal hashes, and others, for all that happens by
/// accident, don't.
///
/// 128 bits, fast, the same on every machine. It is no proof against someone who makes two files of
/// one hash on purpose; nothing here rests on that.
///
/// Blocks of 32 bytes go into four words that don't wait for each other, so that a processor takes
/// in several at once; at the end the words are mixed with each other.
package struct ContentHash: Sendable, Hashable {
  // The square roots of 2, 5, 7 and 11 after the point: words without a pattern. Factors below are
  // of the golden ratio and the root of 3, odd.
  private var state = Block(
    0x6A09_E667_F3BC_C908, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1, 0x510E_527F_ADE6_82D1)
  /// The bytes after the last whole block, in the order of memory; zeros behind them.
  private var rest = Block(0, 0, 0, 0)
  private var restCount = 0
  private var length: UInt64 = 0

  private typealias Block = (UInt64, UInt64, UInt64, UInt64)
  private static let blockSize = 32

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
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    // The next text starts at a block's start, where it is taken in fastest.
    endBlock()
  }

  /// Adds a number, as a block of its own.
  package mutating func add(_ number: Int) {
    endBlock()
    length &+= UInt64(Self.blockSize)
    Self.mix((UInt64(bitPattern: Int64(number)), 0x243F_6A88_85A3_08D3, 0, 0), into: &state)
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var bytes = bytes[...]
    if restCount > 0 {
      bytes = bytes.dropFirst(addToRest(bytes))
      if restCount == Self.blockSize { endBlock() }
    }
    bytes = bytes.dropFirst(addBlocks(of: UnsafeRawBufferPointer(rebasing: bytes)))
    if !bytes.isEmpty { _ = addToRest(bytes) }
  }

  /// Takes in the whole blocks that bytes start with; returns how many bytes they are.
  private mutating func addBlocks(of bytes: UnsafeRawBufferPointer) -> Int {
    let end = bytes.count & ~(Self.blockSize - 1)
    var state = state
    var index = 0
    while index < end {
      Self.mix(
        (
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self)
        ), into: &state)
      index += Self.blockSize
    }
    self.state = state
    return end
  }

  /// Takes as many bytes as the block has room for; returns how many.
  private mutating func addToRest(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let count = min(bytes.count, Self.blockSize - restCount)
    withUnsafeMutableBytes(of: &rest) {
      $0[restCount..<restCount + count].copyBytes(from: bytes.prefix(count))
    }
    restCount += count
    return count
  }

  /// Takes in what has come of a block, if any. Bytes that end here and others that go on with zeros
  /// differ in their length.
  private mutating func endBlock() {
    guard restCount > 0 else { return }
    Self.mix(rest, into: &state)
    rest = (0, 0, 0, 0)
    restCount = 0
  }

  /// The hash as two words.
  package var words: (UInt64, UInt64) {
    var end = self
    end.endBlock()
    var (first, second) = (length, length)
    for word in [end.state.0, end.state.1, end.state.2, end.state.3, 0, 0] {
      first = Self.turned(first, word)
      second = Self.turned(second, first)
    }
    return (first, second)
  }

  /// The hash alone, to be kept: nothing can be added to it.
  package struct Value: Sendable, Hashable {
    package var first: UInt64
    package var second: UInt64

    package init(_ first: UInt64, _ second: UInt64) { (self.first, self.second) = (first, second) }
  }

  /// The hash alone.
  package var value: Value {
    let words = words
    return Value(words.0, words.1)
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

  /// Takes a block in, its words as they lie in memory. For a given state each block leads to another
  /// state.
  @inline(__always)
  private static func mix(_ block: Block, into state: inout Block) {
    state.0 = turned(state.0, UInt64(littleEndian: block.0))
    state.1 = turned(state.1, UInt64(littleEndian: block.1))
    state.2 = turned(state.2, UInt64(littleEndian: block.2))
    state.3 = turned(state.3, UInt64(littleEndian: block.3))
  }

  /// A state after one more word. Products by odd numbers and turned words are all different; as words
  /// are multiplied before they meet the state, no simple change of one is undone by one of the next.
  @inline(__always)
  private static func turned(_ state: UInt64, _ word: UInt64) -> UInt64 {
    ((state << 29 | state >> 35) ^ (word &* 0x9E37_79B9_7F4A_7C15)) &* 0xBB67_AE85_84CA_A73B
  }
}
