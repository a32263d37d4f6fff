/// Scalars in quotes.
extension YAMLParser {
  /// A scalar in single or double quotes. Its lines after the first must be indented deeper than
  /// `parent`.
  mutating func quoted(under parent: Int) throws(YAMLFailure) -> YAMLText {
    let start = position
    let quote = byte
    var text: [UInt8] = []
    /// The length up to the last byte that is no blank at the end of a line.
    var kept = 0
    var isMultiline = false
    position += 1
    while true {
      guard !isAtEnd else { throw unclosed(start) }
      let byte = bytes[position]
      if byte == quote {
        position += 1
        guard quote == ASCII.apostrophe, self.byte == quote, !isAtEnd else { break }
        position += 1
        text.append(quote)
        kept = text.count
      } else if byte == ASCII.backslash, quote == ASCII.quote, position + 1 < bytes.count {
        if isBreak(self.byte(at: position + 1)) {
          position += 1
          isMultiline = true
          let breaks = try nextLine(of: start, under: parent)
          text.append(contentsOf: repeatElement(ASCII.lineFeed, count: breaks - 1))
        } else {
          try escape(into: &text)
        }
        kept = text.count
      } else if isBreak(byte) {
        isMultiline = true
        text.removeLast(text.count - kept)
        fold(try nextLine(of: start, under: parent), into: &text)
        kept = text.count
      } else {
        text.append(byte)
        position += 1
        if !isBlank(byte) { kept = text.count }
      }
    }
    return YAMLText(
      text: String(decoding: text, as: UTF8.self), range: start..<position, isPlain: false,
      isMultiline: isMultiline)
  }

  /// Moves to the next line of a quoted scalar that holds something; says over how many breaks.
  private mutating func nextLine(
    of start: Int, under parent: Int
  ) throws(YAMLFailure) -> Int {
    var breaks = 0
    while !isAtEnd, isBreak(byte) {
      skipBreak()
      breaks += 1
      skipBlanks()
    }
    guard !isAtEnd else { throw unclosed(start) }
    if isAtAnyMarker { throw unclosed(start) }
    guard indent > parent else {
      if hasTabBefore { throw tab() }
      throw .syntax(
        "the quotes that begin here are still open on a line that is not indented",
        at: start..<start + 1, suggestion: "close the quotes before it, or indent the line",
        note: ("this is the line", restOfLine))
    }
    return breaks
  }

  private func unclosed(_ start: Int) -> YAMLFailure {
    .syntax("the quotes that begin here are never closed", at: start..<start + 1)
  }

  /// What stands for a character after a backslash.
  private mutating func escape(into text: inout [UInt8]) throws(YAMLFailure) {
    let start = position
    position += 2
    switch byte(at: start + 1) {
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"), ASCII.tab: text.append(ASCII.tab)
    case UInt8(ascii: "n"): text.append(ASCII.lineFeed)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
    case UInt8(ascii: "e"): text.append(0x1B)
    case ASCII.space: text.append(ASCII.space)
    case ASCII.quote: text.append(ASCII.quote)
    case ASCII.slash: text.append(ASCII.slash)
    case ASCII.backslash: text.append(ASCII.backslash)
    case UInt8(ascii: "N"): text += "\u{85}".utf8
    case UInt8(ascii: "_"): text += "\u{A0}".utf8
    case UInt8(ascii: "L"): text += "\u{2028}".utf8
    case UInt8(ascii: "P"): text += "\u{2029}".utf8
    case UInt8(ascii: "x"): text += try character(start, digits: 2)
    case UInt8(ascii: "u"): text += try character(start, digits: 4)
    case UInt8(ascii: "U"): text += try character(start, digits: 8)
    default:
      throw .syntax(
        "‘\(excerpt(start..<start + 2))’ stands for no character", at: start..<start + 1,
        suggestion: "use single quotes, where a backslash is a backslash")
    }
  }

  /// The character whose number has so many hexadecimal digits; two halves of one, as JSON writes
  /// it, are joined.
  private mutating func character(
    _ start: Int, digits: Int
  ) throws(YAMLFailure) -> Substring.UTF8View {
    var number = try self.number(start, digits: digits)
    let isFirstHalf = digits == 4 && 0xD800..<0xDC00 ~= number
    if isFirstHalf, byte == ASCII.backslash, byte(at: position + 1) == UInt8(ascii: "u") {
      position += 2
      let second = try self.number(start, digits: 4)
      number =
        0xDC00..<0xE000 ~= second ? 0x10000 + (number - 0xD800) << 10 + second - 0xDC00 : number
    }
    guard let scalar = Unicode.Scalar(number) else {
      throw .syntax(
        "‘\(excerpt(start..<position))’ is not the number of a character", at: start..<position)
    }
    return Substring(String(scalar)).utf8
  }

  private mutating func number(_ start: Int, digits: Int) throws(YAMLFailure) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard !isAtEnd, let digit = ASCII.hexadecimal(byte) else {
        throw .syntax(
          "\(digits) hexadecimal digits follow ‘\(text(start..<start + 2))’",
          at: start..<position)
      }
      number = number << 4 | digit
      position += 1
    }
    return number
  }
}
