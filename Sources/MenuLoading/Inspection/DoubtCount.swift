internal import MenuModel

/// Counts what looks odd in a column's values: what a person might have meant otherwise.
struct DoubtCount {
  private var scalars = 0
  private var booleans = 0
  private var leadingZeros = 0
  private var octals = 0
  private var dates = 0
  private var commas = 0
  private var points = 0
  private var blankEnds = 0
  private var decomposed = 0
  private var wholeNumbers = 0
  private var roundNumbers = 0

  mutating func add(_ value: Value, _ text: String) {
    scalars += 1
    if case .text(let raw) = value.kind {
      if raw.utf8.count != text.utf8.count { blankEnds += 1 }
      if Self.booleanWords.contains(text.lowercased()) { booleans += 1 }
    }
    if TextTraits(text).form == .date { dates += 1 }
    countNumber(text)
    if text.unicodeScalars.contains(where: { (0x0300...0x036F).contains($0.value) }) {
      decomposed += 1
    }
  }

  private mutating func countNumber(_ text: String) {
    let bytes = text.utf8
    if bytes.starts(with: "0o".utf8) { octals += 1 }
    let digits = bytes.drop { $0 == ASCII.minus }
    guard NumberForm.looksNumeric(bytes) else { return }
    if digits.count > 1, digits.first == ASCII.zero, digits.allSatisfy(ASCII.isDigit) {
      leadingZeros += 1
    }
    if digits.allSatisfy(ASCII.isDigit) {
      wholeNumbers += 1
      if digits.count >= 3, text.hasSuffix("0") || text.hasSuffix("5") || text.hasSuffix("9") {
        roundNumbers += 1
      }
    }
    // Three digits after the mark may as well be thousands; that says nothing of decimals.
    guard let mark = bytes.lastIndex(where: { $0 == ASCII.dot || $0 == ASCII.comma }) else {
      return
    }
    let after = bytes[mark...].dropFirst().prefix(while: ASCII.isDigit).count
    guard after != 3 else { return }
    if bytes[mark] == ASCII.comma { commas += 1 } else { points += 1 }
  }

  /// The doubts that hold, each in a line.
  func lines(isPrice: Bool) -> [String] {
    var lines: [String] = []
    if booleans > 0, booleans == scalars {
      lines.append("looks like a boolean; it is text, and prints as written")
    }
    if leadingZeros > 0 {
      lines.append("\(leadingZeros) with zeros in front, which are kept: 004 stays 004")
    }
    if octals > 0 { lines.append("\(octals) look octal; they print as written") }
    if dates > 0, dates * 2 > scalars {
      lines.append("looks like dates; they are text, sorted and printed as written")
    }
    if commas > 0, points > 0 {
      lines.append("mixed decimal marks: \(commas) with a comma, \(points) with a point")
    }
    if blankEnds > 0 { lines.append("\(blankEnds) with blanks at the ends, which are left off") }
    if decomposed > 0 { lines.append("\(decomposed) with letters written as letter and accent") }
    if isPrice, scalars > 1, wholeNumbers == scalars, roundNumbers * 5 > scalars * 4 {
      lines.append("cents? all prices are whole numbers; ‘price_unit: cents’ divides by 100")
    }
    return lines
  }

  private static let booleanWords: Set<String> = [
    "yes", "no", "on", "off", "true", "false", "y", "n",
  ]
}

/// Values that look alike: the same but for case, blanks, hyphens, or the way accents are written.
struct LookAlikeValues {
  let lines: [String]

  /// Linear in the length of the values.
  init(_ values: Set<[UInt8]>) {
    var groups: [String: [String]] = [:]
    for bytes in values {
      let text = String(decoding: bytes, as: UTF8.self)
      // Numbers are told apart by their signs.
      guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { continue }
      // Texts that differ in their bytes may be equal as Swift compares them, by canonical
      // equivalence; as keys of a dictionary those meet.
      let folded = text.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
      groups[folded, default: []].append(text)
    }
    let alike = groups.values.filter { $0.count > 1 }
      .map { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
      .sorted { $0[0].utf8.lexicographicallyPrecedes($1[0].utf8) }
    lines = alike.prefix(3).map { texts in
      "look alike: " + texts.prefix(3).map { "‘\($0)’" }.joined(separator: ", ")
    }
  }
}
