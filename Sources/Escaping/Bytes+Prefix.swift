extension UnsafeBufferPointer<UInt8> {
  /// Whether some bytes of ASCII stand at a place. The library's `starts(with:)` goes by way of two
  /// iterators, at ten times the cost.
  package func has(_ prefix: StaticString, at start: Int = 0) -> Bool {
    prefix.withUTF8Buffer { prefix in
      guard prefix.count <= count - start else { return false }
      return prefix.indices.allSatisfy { self[start + $0] == prefix[$0] }
    }
  }
}
