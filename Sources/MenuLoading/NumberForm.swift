/// What numbers look like in bytes.
enum NumberForm {
  /// Whether all bytes of the range are one number as JSON writes them: no zero in front, no sign
  /// but a minus. Such text can be called a number without losing a digit.
  @inline(__always)
  static func isNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    let end = range.upperBound
    guard index < end else { return false }
    if bytes[index] == ASCII.minus { index += 1 }
    guard index < end, ASCII.isDigit(bytes[index]) else { return false }
    if bytes[index] == ASCII.zero { index += 1 } else { index = afterDigits(bytes, index, end) }
    if index < end, bytes[index] == ASCII.dot {
      let fraction = index + 1
      index = afterDigits(bytes, fraction, end)
      guard index > fraction else { return false }
    }
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < end, bytes[index] == ASCII.plus || bytes[index] == ASCII.minus { index += 1 }
      let exponent = index
      index = afterDigits(bytes, exponent, end)
      guard index > exponent else { return false }
    }
    return index == end
  }

  /// Whether the text is a number to a reader: digits, with marks of decimals and thousands, a
  /// sign, a currency sign or a percent sign.
  static func looksNumeric(_ text: some Sequence<UInt8>) -> Bool {
    var digits = 0
    for byte in text {
      switch byte {
      case ASCII.zero...0x39: digits += 1
      case ASCII.dot, ASCII.comma, ASCII.minus, ASCII.plus, ASCII.space, 0x25, 0x24, 0xC2, 0xA3,
        0xA5, 0xE2, 0x82, 0xAC, ASCII.apostrophe:
        // % $ and the bytes of £ ¥ € and of the narrow blanks
        continue
      default: return false
      }
    }
    return digits > 0
  }

  private static func afterDigits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var index = start
    while index < end, ASCII.isDigit(bytes[index]) { index += 1 }
    return index
  }
}
