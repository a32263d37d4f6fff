extension String {
  /// Gives the bytes of UTF-8 where they lie. As `withUTF8`, which wants a text that may change, and so
  /// a copy to be counted.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    var text = self
    return text.withUTF8(use)
  }
}
