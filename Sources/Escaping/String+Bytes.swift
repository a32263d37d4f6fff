extension String {
  /// Gives the bytes of UTF-8 where they lie. As `withUTF8`, which wants a text that may change, and so
  /// a copy to be counted. Inlined, as a call that is told its types costs more than a name's bytes do.
  @inlinable package func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    var text = self
    return text.withUTF8(use)
  }

  /// Whether the text is of ASCII alone. Linear, eight bytes at a time.
  package var isASCII: Bool {
    withBytes { bytes in
      let memory = UnsafeRawBufferPointer(bytes)
      var seen: UInt64 = 0
      var index = 0
      while index + 8 <= memory.count {
        seen |= memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index += 8
      }
      while index < memory.count {
        seen |= UInt64(memory[index])
        index += 1
      }
      return seen & 0x8080_8080_8080_8080 == 0
    }
  }
}
