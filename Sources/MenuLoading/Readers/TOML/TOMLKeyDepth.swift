/// Looks for keys of very many parts (`a.b.c.d…`) before toml++ sees them: it makes a table for
/// each part, and lets go of nested tables by calling itself.
enum TOMLKeyDepth {
  /// The most parts that a key may have.
  static let limit = 64

  /// The first key with more parts than that. Linear in the number of bytes.
  ///
  /// It looks at names joined by dots wherever they stand, also inside text: sixty-five words
  /// joined so are no text either.
  static func tooDeep(in bytes: [UInt8]) -> Range<Int>? {
    var position = 0
    var start = 0
    var parts = 0
    var afterDot = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.dot {
        afterDot = parts > 0
        position += 1
      } else if byte == ASCII.space || byte == ASCII.tab {
        position += 1
      } else if let end = endOfName(in: bytes, from: position) {
        if !afterDot { (start, parts) = (position, 0) }
        parts += 1
        if parts > limit { return start..<end }
        (position, afterDot) = (end, false)
      } else {
        (parts, afterDot) = (0, false)
        position += 1
      }
    }
    return nil
  }

  /// The end of the bare or quoted name that starts there, if one does.
  private static func endOfName(in bytes: [UInt8], from start: Int) -> Int? {
    let quote = bytes[start]
    if quote != ASCII.quote, quote != ASCII.apostrophe {
      let end = bytes[start...].firstIndex { !isBare($0) } ?? bytes.count
      return end > start ? end : nil
    }
    var position = start + 1
    while position < bytes.count, bytes[position] != ASCII.lineFeed {
      if bytes[position] == quote { return position + 1 }
      position += bytes[position] == ASCII.backslash && quote == ASCII.quote ? 2 : 1
    }
    return nil
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.underscore
  }
}
