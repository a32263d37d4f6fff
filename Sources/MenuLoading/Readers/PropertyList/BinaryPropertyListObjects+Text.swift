internal import MenuModel

/// The text for what a binary property list holds as bits.
extension BinaryPropertyListObjects {
  /// The shortest digits that give the number again, a whole one without point; infinity and the
  /// like are text.
  static func real<Number: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: Number
  ) -> Value.Kind {
    let text = number.description
    guard number.isFinite else { return .text(text) }
    return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// The moment in the form of an XML property list, `2024-05-01T08:30:00Z`; a moment beyond the
  /// years 1 to 9999 as its seconds.
  static func date(secondsSince2001 seconds: Double) -> String {
    guard seconds > -63_113_904_000, seconds < 252_455_616_000 else { return "\(seconds)" }
    let whole = Int(seconds.rounded(.down))
    let (days, second) = whole.flooredDivision(by: 86_400)
    let date = civilDate(daysSince2001: days)
    let parts = [date.month, date.day, second / 3600, second / 60 % 60, second % 60]
    let padded = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let year = String(repeating: "0", count: max(0, 4 - "\(date.year)".count)) + "\(date.year)"
    return "\(year)-\(padded[0])-\(padded[1])T\(padded[2]):\(padded[3]):\(padded[4])Z"
  }

  /// The Gregorian date of a day, counting years from March so that a leap day comes last.
  private static func civilDate(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    // 1 January 2001 is day 730 791 from 1 March of the year 0.
    let (era, dayOfEra) = (days + 730_791).flooredDivision(by: 146_097)
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

extension Int {
  /// Division that rounds down, so that the remainder is never negative.
  fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let result = quotientAndRemainder(dividingBy: divisor)
    guard result.remainder < 0 else { return result }
    return (result.quotient - 1, result.remainder + divisor)
  }
}
