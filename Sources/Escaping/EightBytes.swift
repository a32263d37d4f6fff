/// Eight bytes tested at once, in one word: text goes by eight bytes at a time until one of them may
/// be special.
///
/// A test marks the bytes that it holds for with their high bits and never misses one. The lowest
/// mark is never wrong; one above it may be, where the byte below is marked.
struct EightBytes {
  private let word: UInt64

  private static let each: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let letters = each &* UInt64(UInt8(ascii: "a"))

  /// The bytes from `index` on. Where fewer than eight are left, letters follow them.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let memory = UnsafeRawBufferPointer(bytes)
    let missing = index + 8 - bytes.count
    if missing <= 0 {
      word = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    } else if bytes.count >= 8 {
      let last = memory.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      let shift = UInt64(truncatingIfNeeded: missing * 8)
      word = UInt64(littleEndian: last) &>> shift | EightBytes.letters &<< (64 &- shift)
    } else {
      var word = EightBytes.letters
      for place in (index..<bytes.count).reversed() { word = word &<< 8 | UInt64(bytes[place]) }
      self.word = word
    }
  }

  /// Marks the bytes that are `byte`, whatever they have in the bits of `ignored`.
  func equal(_ byte: UInt8, ignoring ignored: UInt8 = 0) -> UInt64 {
    let ignored = EightBytes.each &* UInt64(ignored)
    let difference = (word | ignored) ^ (EightBytes.each &* UInt64(byte) | ignored)
    return (difference &- EightBytes.each) & ~difference & EightBytes.highBits
  }

  /// Marks the bytes less than `byte`, which is at most 0x80.
  func less(than byte: UInt8) -> UInt64 {
    (word &- EightBytes.each &* UInt64(byte)) & ~word & EightBytes.highBits
  }

  /// Marks the bytes less than `byte` that are no blanks; behind a blank, also a `byte`.
  func lessButBlank(than byte: UInt8) -> UInt64 {
    let difference = word ^ (EightBytes.each &* UInt64(UInt8(ascii: " ")))
    let low = ~EightBytes.highBits
    // Unlike ``equal(_:)`` this is right for every byte: a mark too many would hide one.
    let others = ((difference & low) &+ low) | difference
    return less(than: byte) & others
  }

  /// Marks the bytes that may start a character that no output carries.
  var mayBeUnwanted: UInt64 { equal(0x7F) | equal(0xC2, ignoring: 0x20) }
}
