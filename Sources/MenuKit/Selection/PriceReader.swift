/// Reads the parts of a price: what stands around the number, and the number with its separators.
struct PriceReader {
  static let mostCharacters = 40

  private var before: ArraySlice<Character>
  private var after: ArraySlice<Character>
  private(set) var isNegative = false

  init(before: ArraySlice<Character>, after: ArraySlice<Character>) {
    self.before = before
    self.after = after
  }

  static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character) && character.utf8.count == 1
  }

  /// Whether a price is digits alone, or digits with a point and one or two more: most are, and there
  /// is nothing to find out about them. Longer fractions may be thousands.
  static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= mostCharacters else { return false }
    var whole = 0
    var fraction: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if let digits = fraction { fraction = digits + 1 } else { whole += 1 }
      case UInt8(ascii: ".") where fraction == nil: fraction = 0
      default: return false
      }
    }
    return whole > 0 && fraction.map { (1...2).contains($0) } ?? true
  }

  // MARK: - Around the number

  /// The currency's mark, empty when there is none; nil when other words stand around the number.
  mutating func mark() -> String? {
    // `12.–` and `12,-` say that there are no hundredths.
    if let point = after.first, point == "." || point == ",", let dash = after.dropFirst().first,
      dash == "-" || dash == "–" || dash == "—"
    {
      after = after.dropFirst(2)
    }
    var front = Self.trimmed(before)
    if let sign = front.first, Self.isMinus(sign) {
      isNegative = true
      front = Self.trimmed(front.dropFirst())
    } else if let sign = front.last, Self.isMinus(sign) {
      isNegative = true
      front = Self.trimmed(front.dropLast())
    }
    let back = Self.trimmed(after)
    guard front.isEmpty || back.isEmpty else { return nil }
    let mark = String(front.isEmpty ? back : front)
    return mark.isEmpty || CurrencyMarks.contains(mark) ? mark : nil
  }

  private static func isMinus(_ character: Character) -> Bool {
    character == "-" || character == "−"
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\u{A0}" || character == "\u{202F}" || character == "\u{2009}"
  }

  private static func trimmed(_ characters: ArraySlice<Character>) -> ArraySlice<Character> {
    let start = characters.drop(while: isSpace)
    return start.prefix(upTo: (start.lastIndex { !isSpace($0) } ?? start.startIndex - 1) + 1)
  }

  // MARK: - The number

  /// The digits with a point at most, from digits with separators; nil when the separators can mean
  /// two things or none.
  static func number(_ characters: ArraySlice<Character>) -> String? {
    var groups = [""]
    var separators: [Character] = []
    for character in characters {
      if isDigit(character) {
        groups[groups.count - 1].append(character)
      } else if let separator = separator(character), groups.last != "" {
        separators.append(separator)
        groups.append("")
      } else {
        return nil
      }
    }
    guard let last = separators.last else { return groups[0] }
    let isAlone = separators.count == 1
    let others = separators.dropLast()
    guard others.allSatisfy({ $0 == others.first }) else { return nil }
    if last == others.first || last == "'" || last == " " {
      return last == others.first || isAlone ? whole(groups) : nil
    }
    let fraction = groups.removeLast()
    if isAlone {
      let couldBeThousands = fraction.count == 3 && groups[0].count <= 3 && groups[0].first != "0"
      return couldBeThousands ? nil : groups[0] + "." + fraction
    }
    return whole(groups).map { $0 + "." + fraction }
  }

  /// One character for each kind of separator; nil for what is none.
  private static func separator(_ character: Character) -> Character? {
    if isSpace(character) { return " " }
    if character == "’" { return "'" }
    return character == "." || character == "," || character == "'" ? character : nil
  }

  /// Digits in groups of three, or of two with a last one of three, as one number.
  private static func whole(_ groups: [String]) -> String? {
    guard let first = groups.first, let last = groups.last, first.count <= 3, first.first != "0",
      last.count == 3
    else { return nil }
    let inner = groups.dropFirst().dropLast()
    let isThousands = inner.allSatisfy { $0.count == 3 }
    let isHundreds = first.count <= 2 && inner.allSatisfy { $0.count == 2 }
    return isThousands || isHundreds ? groups.joined() : nil
  }
}
