/// Eight bytes tested at once, in one word: text goes by eight bytes at a time until one of them may
/// be special. The tests never miss a byte; they may see one that isn't there, which only costs time.
struct EightBytes {
  private let word: UInt64

  private static let each: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The bytes from `index` on, of which there must be eight.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Not zero when one of the bytes is `byte`.
  func equal(_ byte: UInt8) -> UInt64 {
    let difference = word ^ (EightBytes.each &* UInt64(byte))
    return (difference &- EightBytes.each) & ~difference & EightBytes.highBits
  }

  /// Not zero when one of the bytes is less than `byte`, which is at most 0x80.
  func less(than byte: UInt8) -> UInt64 {
    (word &- EightBytes.each &* UInt64(byte)) & ~word & EightBytes.highBits
  }

  /// As ``less(than:)``, taking no notice of blanks. What it hides beside a blank is at most a `!`.
  func lessButBlank(than byte: UInt8) -> UInt64 {
    less(than: byte) & ~equal(UInt8(ascii: " "))
  }

  /// Not zero when one of the bytes may start a character that no output carries.
  var mayBeUnwanted: UInt64 { equal(0x7F) | equal(0xC2) | equal(0xE2) }
}
