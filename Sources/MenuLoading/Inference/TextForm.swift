/// What a text looks like, judged by its bytes alone: the scorer's eye.
enum TextForm: Sendable {
  case number
  /// A number with a currency beside it.
  case amount
  case boolean
  case date
  case address
  /// A file or an address that is a picture by its ending.
  case picture
  case path
  case mail
  case colour
  /// An identifier: `commercial-use`, `SKU_0012`, `a3f9c2d1`.
  case code
  case text
}

/// A text's form and measures.
struct TextTraits: Sendable {
  var form: TextForm
  /// Unicode scalars.
  var length = 0
  var blanks = 0
  var hasLineBreak = false
  /// Whether it has a letter of any script, or a digit.
  var hasLetters = false
  /// Whether a number in it has one or two digits after a decimal mark.
  var hasFraction = false

  /// Measures a text that is not empty. Linear, but looks at the first 1024 bytes only.
  init(_ text: String) {
    form = .text
    var text = PlainDigits.text(text) ?? text
    form = text.withUTF8 { bytes in measure(UnsafeBufferPointer(rebasing: bytes.prefix(1024))) }
  }

  private mutating func measure(_ bytes: UnsafeBufferPointer<UInt8>) -> TextForm {
    var tally = ByteTally()
    for byte in bytes { tally.add(byte) }
    length = tally.scalars
    blanks = tally.spaces
    hasLineBreak = tally.breaks > 0
    hasLetters = tally.letters + tally.digits + tally.wide > 0
    return form(of: bytes, tally)
  }

  private mutating func form(of bytes: UnsafeBufferPointer<UInt8>, _ tally: ByteTally) -> TextForm {
    if tally.breaks > 0 { return .text }
    let isPicture = tally.dots > 0 && Self.isPicture(bytes)
    // None is without one of these signs.
    if tally.colons > 0 || tally.slashes > 1 || tally.dots > 0, Self.isAddress(bytes) {
      return isPicture ? .picture : .address
    }
    if isPicture { return .picture }
    if tally.digits > 0, let number = numberForm(bytes, tally) { return number }
    if Self.isBoolean(bytes) { return .boolean }
    guard tally.spaces == 0 else { return .text }
    if tally.ats == 1, tally.dots > 0, tally.wide == 0, tally.slashes == 0 { return .mail }
    if Self.isPath(bytes, tally) { return .path }
    if Self.isColour(bytes) { return .colour }
    return Self.isCode(bytes, tally) ? .code : .text
  }

  /// A number, an amount or a date, when nothing but digits, marks and a currency is there.
  private mutating func numberForm(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tally: ByteTally
  ) -> TextForm? {
    let separators = max(tally.hyphens, tally.slashes, tally.dots)
    let marks = tally.colons + tally.hyphens + tally.slashes + tally.dots + tally.signs
    let isClock = tally.timeLetters + tally.digits + marks + tally.spaces == bytes.count
    if tally.dots >= 2, tally.dots + tally.digits == bytes.count {
      return Self.formOfDottedDigits(bytes)
    }
    if tally.digits >= 3, isClock, separators >= 2 || tally.colons > 0 && tally.digits <= 8 {
      return .date
    }
    hasFraction = Self.hasFraction(bytes)
    if NumberForm.looksNumeric(bytes) {
      return Self.hasCurrency(bytes) ? .amount : .number
    }
    guard tally.scalars <= 24, tally.digits * 4 >= tally.scalars else { return nil }
    return Self.hasCurrency(bytes) ? .amount : nil
  }
}

/// How many bytes of each kind a text has.
private struct ByteTally {
  var scalars = 0
  var letters = 0
  var digits = 0
  var wide = 0
  var spaces = 0
  var breaks = 0
  var dots = 0
  var slashes = 0
  var hyphens = 0
  var underscores = 0
  var colons = 0
  var ats = 0
  var capitals = 0
  /// `+` and `,`
  var signs = 0
  /// `T` and `Z`, as in `2024-05-01T10:00Z`
  var timeLetters = 0

  mutating func add(_ byte: UInt8) {
    if byte & 0xC0 != 0x80 { scalars += 1 }
    switch byte {
    case 0x30...0x39: digits += 1
    case 0x41...0x5A:
      letters += 1
      capitals += 1
      if byte == 0x54 || byte == 0x5A { timeLetters += 1 }
    case 0x61...0x7A: letters += 1
    case 0x80...: wide += 1
    case ASCII.space, ASCII.tab: spaces += 1
    case ASCII.lineFeed, ASCII.carriageReturn: breaks += 1
    case ASCII.dot: dots += 1
    case ASCII.slash: slashes += 1
    case ASCII.minus: hyphens += 1
    case ASCII.underscore: underscores += 1
    case ASCII.colon: colons += 1
    case 0x40: ats += 1
    case ASCII.plus, ASCII.comma: signs += 1
    default: break
    }
  }
}

extension TextTraits {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func isAddress(_ bytes: Bytes) -> Bool {
    let head = bytes.prefix(12)
    if head.starts(with: "//".utf8) || head.starts(with: "www.".utf8) { return true }
    if head.starts(with: "mailto:".utf8) || head.starts(with: "tel:".utf8) { return true }
    let scheme = bytes.prefix(while: ASCII.isLetter)
    return scheme.count >= 2 && scheme.count <= 16
      && bytes[scheme.endIndex...].starts(with: "://".utf8)
  }

  private static let pictureEndings: [StaticString] = [
    ".png", ".jpg", ".jpeg", ".webp", ".svg", ".gif", ".avif", ".ico",
  ]

  private static func isPicture(_ bytes: Bytes) -> Bool {
    let end = bytes.firstIndex { $0 == 0x3F || $0 == ASCII.hash } ?? bytes.count
    return pictureEndings.contains { ending in
      guard end > ending.utf8CodeUnitCount else { return false }
      let tail = bytes[(end - ending.utf8CodeUnitCount)..<end]
      return ending.withUTF8Buffer { wanted in
        zip(tail, wanted).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
      }
    }
  }

  private static let pageEndings: [StaticString] = [".md", ".html", ".htm", ".pdf", ".php"]

  private static func isBoolean(_ bytes: Bytes) -> Bool {
    guard bytes.count <= 5 else { return false }
    return ["true", "false", "yes", "no"].contains { word in
      bytes.count == word.utf8.count && zip(bytes, word.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  private static func isPath(_ bytes: Bytes, _ tally: ByteTally) -> Bool {
    guard tally.slashes > 0 else {
      return pageEndings.contains { ending in
        ending.withUTF8Buffer { bytes.count > $0.count && bytes.suffix($0.count).elementsEqual($0) }
      }
    }
    if bytes.first == ASCII.slash || bytes.starts(with: "./".utf8) { return true }
    if bytes.starts(with: "../".utf8) { return true }
    guard let dot = bytes.lastIndex(of: ASCII.dot), tally.wide == 0 else { return false }
    return (2...5).contains(bytes.count - dot) && bytes[(dot + 1)...].allSatisfy(ASCII.isLetter)
  }

  private static func isColour(_ bytes: Bytes) -> Bool {
    bytes.first == ASCII.hash && [4, 7, 9].contains(bytes.count)
      && bytes.dropFirst().allSatisfy { ASCII.hexadecimal($0) != nil }
  }

  private static func isCode(_ bytes: Bytes, _ tally: ByteTally) -> Bool {
    guard tally.wide == 0, tally.letters > 0 else { return false }
    if tally.underscores > 0 { return true }
    let isCapital = tally.capitals == tally.letters
    if isCapital, tally.hyphens > 0 || tally.letters == bytes.count && bytes.count <= 4 {
      return bytes.count > 1
    }
    if tally.hyphens > 0, tally.capitals == 0 { return true }
    if tally.digits > 0, tally.scalars >= 3 { return true }
    // camelCase, but not McDonald.
    if let first = bytes.first, first >= 0x61, tally.capitals > 0, tally.letters == bytes.count {
      return true
    }
    return tally.dots > 1
  }

  /// `1.234.567`, `24.12.2024` or the version `2.1.0`.
  private static func formOfDottedDigits(_ bytes: Bytes) -> TextForm {
    let sizes = bytes.split(separator: ASCII.dot, omittingEmptySubsequences: false).map(\.count)
    if sizes[0] <= 3, sizes.dropFirst().allSatisfy({ $0 == 3 }) { return .number }
    let isDate =
      sizes.count == 3 && (1...2).contains(sizes[1])
      && ((1...2).contains(sizes[0]) && [2, 4].contains(sizes[2])
        || sizes[0] == 4 && (1...2).contains(sizes[2]))
    return isDate ? .date : .code
  }

  private static func hasFraction(_ bytes: Bytes) -> Bool {
    guard let mark = bytes.lastIndex(where: { $0 == ASCII.dot || $0 == ASCII.comma }) else {
      return false
    }
    let digits = bytes[(mark + 1)...].prefix(while: ASCII.isDigit).count
    return mark > 0 && ASCII.isDigit(bytes[mark - 1]) && (1...2).contains(digits)
  }

  private static let currencies: [StaticString] = [
    "$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₫", "₴", "฿", "₪", "₸", "₼", "₾", "₦", "₱", "₵", "₡",
    "৳", "元", "円", "圆", "圓", "원", "zł", "Kč", "kr", "EUR", "USD", "CHF", "GBP", "Fr.", "руб",
    "R$", "Ft", "lei", "SEK", "DKK", "NOK", "RMB", "SFr", "Rs", "Rp", "NT$", "HK$", "US$", "CA$",
    "A$", "S/", "PLN", "CZK", "HUF", "RON", "TRY", "INR", "JPY", "CNY", "KRW", "ILS", "AED", "SAR",
    "VND", "تومان", "ریال", "ريال", "درهم", "جنيه", "دينار", "บาท", "грн", "лв", "дин", "ден",
  ]

  /// Signs that stand behind the number alone; in front they would be a code's.
  private static let currenciesBehind: [StaticString] = [
    "đ", "Đ", "TL", "KM", "RM", "SR", "DH", "Bs", "р.", "р", "₽.", "zl", "Kc", "din", "lv",
  ]

  private static func hasCurrency(_ bytes: Bytes) -> Bool {
    // None of them starts or ends with a digit, and most numbers do both.
    guard let first = bytes.first, let last = bytes.last,
      !ASCII.isDigit(first) || !ASCII.isDigit(last)
    else { return false }
    return hasCurrencyAtAnEnd(bytes)
  }

  private static func hasCurrencyAtAnEnd(_ bytes: Bytes) -> Bool {
    currencies.contains { starts(bytes, with: $0) || ends(bytes, with: $0) }
      || currenciesBehind.contains { ends(bytes, with: $0) }
  }

  private static func starts(_ bytes: Bytes, with sign: StaticString) -> Bool {
    sign.withUTF8Buffer { bytes.first == $0.first && bytes.starts(with: $0) }
  }

  private static func ends(_ bytes: Bytes, with sign: StaticString) -> Bool {
    sign.withUTF8Buffer { wanted in
      bytes.last == wanted.last && bytes.count > wanted.count
        && bytes[(bytes.count - wanted.count)...].elementsEqual(wanted)
    }
  }
}
