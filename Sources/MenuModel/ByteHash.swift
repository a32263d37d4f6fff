/// A quick hash of a name's bytes, for those who look closer where two are the same: FNV-1a of 64 bits
/// (Fowler, Noll and Vo), a few cycles for each of some twenty bytes.
package enum ByteHash {
  /// The hash of no bytes.
  @inlinable package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of some bytes and one more.
  @inlinable package static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  @inlinable package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.reduce(start, next)
  }

  @inlinable package static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { hash($0) }
  }

  /// One of 64 bits, found from the length and the last byte alone: who looks for a few names
  /// among many sees by it of most that they are none of them.
  @inlinable package static func bit(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    1 << ((UInt64(bytes.count) &* 7 ^ UInt64(bytes.last ?? 0)) & 63)
  }
}
