/// Digits of other scripts, read as those that prices and dates are judged by: `٢٥٬٠٠٠` as `25,000`.
enum PlainDigits {
  /// The text with ASCII digits and marks; nil when it has no digits of another script.
  ///
  /// Looks at short texts only: prices and dates are short.
  static func text(_ text: String) -> String? {
    guard text.utf8.count <= 64, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    guard text.unicodeScalars.contains(where: { digit($0) != nil }) else { return nil }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x066C, 0xFF0C: plain.append(",")
      case 0x066B, 0xFF0E: plain.append(".")
      default: plain.append(digit(scalar) ?? scalar)
      }
    }
    return String(plain)
  }

  /// Where the digits from zero to nine start in each script that people write prices in.
  private static let zeros: [UInt32] = [
    0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0BE6, 0x0E50, 0x0ED0, 0x1040, 0x17E0, 0xFF10,
  ]

  private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= 0x0660,
      let zero = zeros.last(where: { $0 <= scalar.value }), scalar.value < zero + 10
    else { return nil }
    return Unicode.Scalar(0x30 + scalar.value - zero)
  }
}
