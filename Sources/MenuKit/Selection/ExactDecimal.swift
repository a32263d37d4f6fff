/// A decimal number kept exactly, with the digits it was written with: 9.90 stays 9.90.
///
/// It holds up to 18 digits; what would need more is nil, never rounded. Two numbers are equal when
/// their values are: 9.9 and 9.90 are.
public struct ExactDecimal: Sendable {
  /// The digits as a whole number.
  public let significand: Int
  /// How many of the digits stand after the point, 0 or more.
  public let scale: Int

  static let mostDigits = 18
  static let powersOfTen = Array(sequence(first: 1) { $0 * 10 }.prefix(mostDigits + 1))

  /// The number `significand × 10⁻ˢᶜᵃˡᵉ`; nil when that has more than 18 digits or the scale is not in `0...18`.
  public init?(_ significand: Int, scale: Int = 0) {
    guard (0...Self.mostDigits).contains(scale),
      significand.magnitude < UInt(Self.powersOfTen[Self.mostDigits])
    else { return nil }
    self.significand = significand
    self.scale = scale
  }

  /// Reads `-12.50`: digits with at most one point between them and a minus before them if need be.
  /// nil for anything else.
  public init?(_ text: String) {
    var hasDigits = false
    var value = 0
    var scale: Int?
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        guard value < Self.powersOfTen[Self.mostDigits - 1] else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        scale = scale.map { $0 + 1 }
      case UInt8(ascii: ".") where scale == nil && hasDigits: scale = 0
      default: return nil
      }
    }
    guard hasDigits, scale != 0 else { return nil }
    self.init(isNegative ? -value : value, scale: scale ?? 0)
  }

  /// Nothing.
  public static let zero = ExactDecimal(whole: 0)

  private init(whole: Int) {
    significand = whole
    scale = 0
  }

  /// The sum, with as many digits after the point as the longer of both has; nil past 18 digits.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let common = max(scale, other.scale)
    guard let mine = significand(atScale: common), let theirs = other.significand(atScale: common)
    else { return nil }
    return ExactDecimal(mine + theirs, scale: common)
  }

  /// The product with a whole number; nil past 18 digits.
  public func multiplied(by count: Int) -> ExactDecimal? {
    let (product, overflow) = significand.multipliedReportingOverflow(by: count)
    return overflow ? nil : ExactDecimal(product, scale: scale)
  }

  /// The significand that the same value has with more digits after the point.
  private func significand(atScale other: Int) -> Int? {
    let (product, overflow) = significand.multipliedReportingOverflow(
      by: Self.powersOfTen[other - scale])
    return overflow || product.magnitude >= UInt(Self.powersOfTen[Self.mostDigits]) ? nil : product
  }

  /// The same value without zeros at the end of its fraction.
  private var shortest: (significand: Int, scale: Int) {
    var (significand, scale) = (significand, scale)
    while scale > 0, significand % 10 == 0 {
      significand /= 10
      scale -= 1
    }
    return (significand, scale)
  }
}

extension ExactDecimal: Hashable {
  /// Whether both have the same value.
  public static func == (left: Self, right: Self) -> Bool { left.shortest == right.shortest }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shortest.significand)
    hasher.combine(shortest.scale)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The digits, with a point: `-12.50`.
  public var description: String {
    let digits = String(significand.magnitude)
    let sign = significand < 0 ? "-" : ""
    guard scale > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    return sign + padded.dropLast(scale) + "." + padded.suffix(scale)
  }
}
