internal import Diagnostics
internal import MenuModel

/// What people write that is not JSON: named, and stepped over where what was meant is plain.
extension JSONParser {
  /// The key at `position`; nil when there is none and reading must end.
  mutating func key() -> String? {
    guard position < end else {
      lose("the file ends where a key should stand")
      return nil
    }
    let start = position
    switch bytes[position] {
    case ASCII.quote: return string()
    case ASCII.apostrophe: return singleQuoted()
    default:
      if let name = typographicallyQuoted() { return name }
      skipWord()
      let name = problems.file.text(in: start..<position)
      guard !name.isEmpty else {
        lose("\(describe(position)) stands where a key in quotes should")
        return nil
      }
      report(
        "the key \(name) has no quotes", at: start..<position, suggestion: "write \"\(name)\"")
      return name
    }
  }

  /// A text between apostrophes, as Python and JavaScript write it: then all texts are, so it is said
  /// once.
  private mutating func singleQuoted() -> String {
    let start = position
    let text = string(quote: ASCII.apostrophe)
    reportOnce(
      "'\(text)' stands in single quotes", at: start..<position, expected: "double quotes",
      suggestion: "write \"\(text)\"")
    return text
  }

  /// A text between the quotes of print, which text processors make of straight ones; nil when none
  /// starts here.
  private mutating func typographicallyQuoted() -> String? {
    let start = position
    let marks = ["“", "”", "„", "«", "»", "‘", "’"].map { Array($0.utf8) }
    func mark(at place: Int) -> [UInt8]? {
      marks.first { bytes[place..<end].starts(with: $0) }
    }
    guard bytes[start] >= 0xC2, let open = mark(at: start) else { return nil }
    var close = start + open.count
    while close < end, bytes[close] != ASCII.lineFeed, mark(at: close) == nil { close += 1 }
    guard close < end, let closing = mark(at: close) else { return nil }
    let text = problems.file.text(in: start + open.count..<close)
    position = close + closing.count
    reportOnce(
      "\(problems.file.text(in: start..<position)) stands in the quotes of print",
      at: start..<position, expected: "straight double quotes", suggestion: "write \"\(text)\"")
    return text
  }

  /// `true`, `false`, `null`, or what was written in place of a value.
  mutating func word() -> Value {
    let start = position
    if bytes[position] == ASCII.apostrophe {
      return Value(.text(singleQuoted()), at: ByteRange(start..<position))
    }
    if let text = typographicallyQuoted() {
      return Value(.text(text), at: ByteRange(start..<position))
    }
    skipWord()
    let range = ByteRange(start..<position)
    let name = problems.file.text(in: start..<position)
    switch name {
    case "true": return Value(.boolean(true), at: range)
    case "false": return Value(.boolean(false), at: range)
    case "null": return Value(.null, at: range)
    case "":
      return lose("\(describe(position)) stands where a value should")
    case "True", "TRUE", "False", "FALSE":
      report(
        "\(name) is written small in JSON", at: start..<position,
        suggestion: "write \(name.lowercased())")
      return Value(.boolean(name.lowercased() == "true"), at: range)
    case "None", "NULL", "Null", "undefined", "nil", "NaN", "Infinity":
      report(
        "\(name) is no value that JSON knows", at: start..<position,
        suggestion: "write null for nothing")
      return Value(.null, at: range)
    default:
      report(
        "the text \(name) has no quotes", at: start..<position,
        suggestion: "write \"\(name)\"")
      return Value(.text(name), at: range)
    }
  }

  mutating func malformedNumber(from start: Int) -> Value {
    position = start + 1
    skipWord()
    let text = problems.file.text(in: start..<position)
    report(
      "\(text) is not a number as JSON writes them", at: start..<position,
      expected: "digits without a zero in front, and digits on both sides of a dot",
      suggestion: "put it in quotes to keep it as written")
    return Value(.text(text), at: ByteRange(start..<position))
  }

  /// After a member: takes the comma, or the bracket that closes. True when the list or object ends.
  mutating func endsMember(closing bracket: UInt8, openedAt start: Int) -> Bool {
    guard position < end else {
      report(
        "this \(Character(Unicode.Scalar(bytes[start]))) is never closed", at: start..<start + 1,
        expected: "\(Character(Unicode.Scalar(bracket))) before the end of the file")
      isLost = true
      return true
    }
    switch bytes[position] {
    case bracket:
      position += 1
      return true
    case ASCII.comma:
      let comma = position
      position += 1
      skipBlanks()
      return endsAfterComma(comma, closing: bracket)
    case ASCII.rightBracket, ASCII.rightBrace:
      report(
        "\(describe(position)) closes what another bracket opened", at: position..<position + 1,
        expected: "\(Character(Unicode.Scalar(bracket)))",
        notes: [("opened here", start..<start + 1)]
      )
      position += 1
      return true
    case ASCII.quote, ASCII.leftBrace, ASCII.leftBracket, ASCII.minus, ASCII.zero...0x39:
      report("a comma is missing before \(describe(position))", at: position..<position + 1)
      return false
    default:
      lose("\(describe(position)) stands where a comma or a closing bracket should")
      return true
    }
  }

  private mutating func endsAfterComma(_ comma: Int, closing bracket: UInt8) -> Bool {
    while position < end, bytes[position] == ASCII.comma {
      report("two commas follow each other", at: position..<position + 1)
      position += 1
      skipBlanks()
    }
    guard position < end, bytes[position] == bracket else { return false }
    report(
      "a comma stands before the closing \(Character(Unicode.Scalar(bracket)))",
      at: comma..<comma + 1, suggestion: "remove the comma")
    position += 1
    return true
  }

  mutating func reportMissingColon() {
    guard position < end, bytes[position] == ASCII.equals else {
      let found = position < end ? describe(position) : "the end of the file"
      lose("\(found) stands where a colon should")
      return
    }
    report("= stands where a colon should", at: position..<position + 1)
    position += 1
  }

  mutating func reportRest() {
    let isSecond = bytes[position] == ASCII.leftBrace || bytes[position] == ASCII.leftBracket
    lose(
      "\(describe(position)) stands after the end of the data",
      suggestion: isSecond
        ? "a file holds one value: put a comma between the two, and [ ] around all"
        : "look for a bracket too many before it")
  }

  /// A raw control character inside a text.
  mutating func reportControl(in start: Int) {
    let byte = bytes[position]
    let isBreak = byte == ASCII.lineFeed || byte == ASCII.carriageReturn
    let name =
      isBreak ? "a line break" : byte == ASCII.tab ? "a tab" : "a control character"
    let escape = isBreak ? #"\n"# : byte == ASCII.tab ? #"\t"# : #"\u and four digits"#
    report(
      "\(name) stands inside a text", at: position..<position + 1,
      expected: isBreak ? "a closing quote, or \(escape)" : escape,
      notes: [("the text starts here", start..<start + 1)])
    if isBreak { isConfused = true }
  }

  mutating func skipComment() {
    let start = position
    let next = position + 1 < end ? bytes[position + 1] : 0
    if next == ASCII.slash {
      while position < end, bytes[position] != ASCII.lineFeed { position += 1 }
    } else if next == ASCII.star {
      position += 2
      while position < end,
        !(bytes[position] == ASCII.slash && bytes[position - 1] == ASCII.star
          && position > start + 2)
      {
        position += 1
      }
      position = min(position + 1, end)
    } else {
      lose("/ stands outside a text")
      return
    }
    report(
      "JSON has no comments", at: start..<position, suggestion: "remove the comment")
  }
}

extension JSONParser {
  func isWordByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte >= 0x80 || byte == ASCII.underscore
      || byte == ASCII.dot || byte == ASCII.plus || byte == ASCII.minus || byte == 0x24
  }

  mutating func skipWord() {
    while position < end, isWordByte(bytes[position]) { position += 1 }
  }

  /// The offset after the character that starts at `start`.
  func afterCharacter(_ start: Int) -> Int {
    var next = start + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  /// The token at a place as a message names it.
  func describe(_ place: Int) -> String {
    guard place < end else { return "the end of the file" }
    let byte = bytes[place]
    if byte < ASCII.space || byte == 0x7F { return "a control character" }
    guard byte == ASCII.quote else {
      return problems.file.text(in: place..<afterCharacter(place))
    }
    var close = place + 1
    while close < end, close < place + 40, bytes[close] != ASCII.quote, bytes[close] >= 0x20 {
      close += 1
    }
    return problems.file.text(in: place..<min(close + 1, end))
  }

  mutating func report(
    _ summary: String, at range: Range<Int>, expected: String? = nil, suggestion: String? = nil,
    notes: [(String, Range<Int>)] = []
  ) {
    if isConfused {
      isLost = true
    } else {
      problems.add(
        .error, .jsonSyntax, summary, at: range, expected: expected, suggestion: suggestion,
        notes: notes)
      if problems.isFull { isLost = true }
    }
  }

  /// Reports a slip that whoever made it makes everywhere: the first of them, with a count of the rest
  /// at the end.
  private mutating func reportOnce(
    _ summary: String, at range: Range<Int>, expected: String, suggestion: String
  ) {
    if isConfused {
      isLost = true
    } else {
      problems.addOnce(
        .error, .jsonSyntax, summary, at: range, expected: expected, suggestion: suggestion)
    }
  }

  /// Reports what can't be stepped over, and ends reading.
  @discardableResult
  mutating func lose(_ summary: String, suggestion: String? = nil) -> Value {
    guard !isLost else { return Value(.null) }
    report(
      summary, at: position..<(position < end ? afterCharacter(position) : position),
      suggestion: position < end
        ? suggestion : "the file seems to be cut short: get it anew from where it came")
    isLost = true
    position = end
    return Value(.null)
  }
}
