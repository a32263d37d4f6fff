/// Whether bytes are well-formed UTF-8, and where they are not.
package enum UTF8Check {
  /// The first bytes that belong to no character (one to three of them), or nil when all is well.
  ///
  /// Linear; runs of ASCII are passed over eight bytes at a time.
  package static func firstIllFormed(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Range<Int>? {
    let count = bytes.count
    var index = start
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        index = afterASCII(bytes, from: index + 1)
        continue
      }
      // Nearly all scripts of three bytes: led by one after which any two may follow.
      if byte & 0xF0 == 0xE0, byte != 0xE0, byte != 0xED, index + 2 < count,
        bytes[index + 1] & 0xC0 == 0x80, bytes[index + 2] & 0xC0 == 0x80
      {
        index += 3
        continue
      }
      let length = wellFormedLength(bytes, at: index)
      guard length > 0 else { return index..<index - length }
      index += length
    }
    return nil
  }

  package static func firstIllFormed(in bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { firstIllFormed(in: $0) }
  }

  @inline(__always)
  private static func afterASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= bytes.count,
      raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The length of the character there; when there is none, minus the number of bytes to blame
  /// (the Unicode Standard, table 3-7 and "maximal subpart").
  private static func wellFormedLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int {
    let lead = bytes[index]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return -1
    }
    for offset in 1..<length {
      let allowed = offset == 1 ? second : 0x80...0xBF
      guard index + offset < bytes.count, allowed.contains(bytes[index + offset]) else {
        return -offset
      }
    }
    return length
  }
}
