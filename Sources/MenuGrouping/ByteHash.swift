/// A quick hash of a name's bytes, for those who look closer where two are the same.
enum ByteHash {
  /// FNV-1a of 64 bits (Fowler, Noll and Vo): a few cycles for each of some twenty bytes.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// One of 64 bits, found from the length and the last byte alone: who looks for a few names
  /// among many sees by it of most that they are none of them.
  static func bit(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    1 << ((UInt64(bytes.count) &* 7 ^ UInt64(bytes.last ?? 0)) & 63)
  }

  static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { hash($0) } }
}
