extension [UInt8] {
  /// The first place where these bytes stand one after the other, two at least; nil where they don't.
  ///
  /// Sixteen places are tested at once for the first two of them. Linear, but in texts that nearly have them
  /// everywhere.
  package func firstPlace(of words: [UInt8]) -> Int? {
    guard words.count >= 2, words.count <= count else { return nil }
    return withUnsafeBytes { bytes in
      words.withUnsafeBytes { words in
        let (first, second) = (
          SIMD16<UInt8>(repeating: words[0]), SIMD16<UInt8>(repeating: words[1])
        )
        let last = bytes.count - words.count
        var index = 0
        while index <= last, index + 17 <= bytes.count {
          let marks =
            bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) .== first
            .& bytes.loadUnaligned(fromByteOffset: index + 1, as: SIMD16<UInt8>.self) .== second
          var places = SixteenBytes.Places(marks)
          while let place = places.next() {
            if index + place <= last, Self.have(bytes, words, at: index + place) {
              return index + place
            }
          }
          index += 16
        }
        while index <= last {
          if Self.have(bytes, words, at: index) { return index }
          index += 1
        }
        return nil
      }
    }
  }

  private static func have(
    _ bytes: UnsafeRawBufferPointer, _ words: UnsafeRawBufferPointer, at start: Int
  ) -> Bool {
    words.indices.allSatisfy { bytes[start + $0] == words[$0] }
  }
}
