internal import Diagnostics
internal import MenuModel

extension JSONParser {
  /// Reads the text between quotes at `position`. Without escapes it is copied in one piece.
  mutating func string(quote: UInt8 = ASCII.quote) -> String {
    let start = position
    position += 1
    let first = position
    while position < end {
      let byte = bytes[position]
      if byte == quote {
        let text = text(first..<position)
        position += 1
        return text
      }
      if byte == ASCII.backslash || byte < ASCII.space { break }
      position += 1
    }
    return escapedString(from: first, openedAt: start, quote: quote)
  }

  private mutating func escapedString(
    from first: Int, openedAt start: Int, quote: UInt8
  ) -> String {
    scratch.removeAll(keepingCapacity: true)
    var run = first
    while position < end {
      let byte = bytes[position]
      if byte == quote {
        scratch.append(contentsOf: bytes[run..<position])
        position += 1
        return scratch.withUnsafeBufferPointer { problems.wellFormed($0, in: start..<position) }
      }
      if byte == ASCII.backslash {
        scratch.append(contentsOf: bytes[run..<position])
        escape()
        run = position
      } else {
        if byte < ASCII.space { reportControl(in: start) }
        position += 1
      }
    }
    report("this text is never closed", at: start..<start + 1, expected: "a closing quote")
    isLost = true
    return ""
  }

  private mutating func escape() {
    let start = position
    position += 1
    guard position < end else { return }
    let letter = bytes[position]
    position += 1
    switch letter {
    case ASCII.quote, ASCII.backslash, ASCII.slash: scratch.append(letter)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(ASCII.lineFeed)
    case UInt8(ascii: "r"): scratch.append(ASCII.carriageReturn)
    case UInt8(ascii: "t"): scratch.append(ASCII.tab)
    case UInt8(ascii: "u"): unicodeEscape(from: start)
    default:
      position = afterCharacter(position - 1)
      report(
        "\(problems.file.text(in: start..<position)) is no escape that JSON knows",
        at: start..<position, suggestion: #"write \\ for a backslash"#)
      scratch.append(contentsOf: bytes[start + 1..<position])
    }
  }

  /// The digits after `\u`, two of them when they are the halves of one character.
  private mutating func unicodeEscape(from start: Int) {
    guard let unit = fourDigits() else {
      report(
        "\\u takes four hexadecimal digits", at: start..<min(position + 1, end),
        suggestion: #"write \\u if a backslash was meant"#)
      return
    }
    var scalar = Unicode.Scalar(unit)
    if (0xD800...0xDBFF).contains(unit), position + 1 < end, bytes[position] == ASCII.backslash,
      bytes[position + 1] == UInt8(ascii: "u")
    {
      let second = position
      position += 2
      if let low = fourDigits(), (0xDC00...0xDFFF).contains(low) {
        scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      } else {
        position = second
      }
    }
    if scalar == nil {
      problems.add(
        .warning, .loneSurrogate,
        "\(problems.file.text(in: start..<start + 6)) is half a character: U+FFFD stands in",
        at: start..<start + 6)
    }
    scratch.append(contentsOf: Array(String(scalar ?? "\u{FFFD}").utf8))
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= end else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = ASCII.hexadecimal(bytes[position + offset]) else { return nil }
      value = value << 4 | digit
    }
    position += 4
    return value
  }

  /// Reads a number, as written.
  mutating func number() -> Value {
    let start = position
    if bytes[position] == ASCII.minus { position += 1 }
    var isWellFormed = position < end && ASCII.isDigit(bytes[position])
    if isWellFormed, bytes[position] == ASCII.zero { position += 1 } else { skipDigits() }
    if position < end, bytes[position] == ASCII.dot {
      position += 1
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < end, bytes[position] == ASCII.plus || bytes[position] == ASCII.minus {
        position += 1
      }
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    if !isWellFormed || position < end && isWordByte(bytes[position]) {
      return malformedNumber(from: start)
    }
    return Value(.number(text(start..<position)), at: ByteRange(start..<position))
  }

  @discardableResult
  private mutating func skipDigits() -> Int {
    let start = position
    while position < end, ASCII.isDigit(bytes[position]) { position += 1 }
    return position - start
  }

  /// The bytes as text; where they are not UTF-8, the place is reported.
  @inline(__always)
  mutating func text(_ range: Range<Int>) -> String {
    problems.wellFormed(UnsafeBufferPointer(rebasing: bytes[range]), in: range)
  }
}
