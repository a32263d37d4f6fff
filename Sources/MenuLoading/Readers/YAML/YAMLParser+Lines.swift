/// Bytes, blanks and lines.
extension YAMLParser {
  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position; NUL, which no file may hold, at the end.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  var column: Int { position - lineStart }

  /// How many spaces the line begins with. Tabs indent nothing.
  var indent: Int {
    var place = lineStart
    while place < bytes.count, bytes[place] == ASCII.space { place += 1 }
    return place - lineStart
  }

  /// Whether nothing but blanks stands before the position on its line.
  var isAtLineStart: Bool { startOfBlanks == lineStart }

  /// Whether a tab is among the blanks right before the position.
  var hasTabBefore: Bool { bytes[startOfBlanks..<position].contains(ASCII.tab) }

  fileprivate var startOfBlanks: Int {
    var place = position
    while place > lineStart, isBlank(bytes[place - 1]) { place -= 1 }
    return place
  }

  var endOfLine: Int {
    bytes[position...].firstIndex(where: isBreak) ?? bytes.count
  }

  /// The character at the position.
  var here: Range<Int> {
    var end = min(position + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(position, bytes.count)..<end
  }

  /// From the position to the end of the line, without blanks at the end.
  var restOfLine: Range<Int> {
    let line = position..<endOfLine
    return position..<(bytes[line].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? position)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text in a headline: what is long or goes over lines is cut.
  func excerpt(_ range: Range<Int>) -> String {
    let line = bytes[range.clamped(to: 0..<bytes.count)].prefix { !isBreak($0) }
    guard line.count > 60 else { return String(decoding: line, as: UTF8.self) }
    return String(String(decoding: line, as: UTF8.self).prefix(24)) + "…"
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }

  func isBreak(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  /// Whether a blank, a line break or the end of the file is there: what ends an indicator.
  func isSeparator(at place: Int) -> Bool {
    place >= bytes.count || isBlank(bytes[place]) || isBreak(bytes[place])
  }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.comma, ASCII.leftBracket, ASCII.rightBracket, ASCII.leftBrace, ASCII.rightBrace: true
    default: false
    }
  }

  /// Whether the byte is there and ends as an indicator does: `- `, `? `, `: `.
  func isIndicator(_ indicator: UInt8) -> Bool {
    byte == indicator && !isAtEnd && isSeparator(at: position + 1)
  }

  /// Whether a line of three such bytes, `---` or `...`, begins there.
  func isAtMarker(_ sign: UInt8) -> Bool {
    column == 0 && position + 2 < bytes.count && bytes[position] == sign
      && bytes[position + 1] == sign && bytes[position + 2] == sign
      && isSeparator(at: position + 3)
  }

  var isAtAnyMarker: Bool { isAtMarker(ASCII.minus) || isAtMarker(ASCII.dot) }

  mutating func skipBlanks() {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
  }

  /// Steps over a line break: LF, CRLF or CR.
  mutating func skipBreak() {
    if byte == ASCII.carriageReturn, byte(at: position + 1) == ASCII.lineFeed { position += 1 }
    position += 1
    lineStart = position
  }

  /// Steps over blanks, comments and line breaks to the next thing that is said. A comment wants a
  /// blank before it, or the start of the line.
  mutating func skipGap() {
    while true {
      skipBlanks()
      if byte == ASCII.hash, column == 0 || isBlank(bytes[position - 1]) { position = endOfLine }
      guard !isAtEnd, isBreak(byte) else { return }
      skipBreak()
    }
  }

  mutating func skipByteOrderMark() {
    guard position == lineStart, byte == 0xEF, byte(at: position + 1) == 0xBB,
      byte(at: position + 2) == 0xBF
    else { return }
    position += 3
    lineStart = position
  }
}

/// Messages that several rules share.
extension YAMLParser {
  /// A tab stands among the blanks that indent the line.
  func tab() -> YAMLFailure {
    tab(at: bytes[startOfBlanks..<position].firstIndex(of: ASCII.tab) ?? position)
  }

  func tab(at place: Int) -> YAMLFailure {
    .syntax(
      "a tab indents this line; YAML takes only spaces for that", at: place..<place + 1,
      suggestion: "replace each tab at the start of the line by two spaces")
  }

  /// Something stands on the line after a value that is complete.
  func trailing() -> YAMLFailure {
    if byte == ASCII.hash {
      return .syntax("a comment wants a space before its ‘#’", at: here)
    }
    if isIndicator(ASCII.colon) {
      return .syntax(
        "a colon stands after a text that is a value already", at: here,
        suggestion: "put the text in quotes if the colon belongs to it")
    }
    if !isAtEnd, position > 0, bytes[position - 1] == ASCII.apostrophe {
      return .syntax(
        "the apostrophe before ‘\(excerpt(restOfLine))’ ends the quotes", at: here,
        suggestion: "write it twice, or put the text in double quotes")
    }
    return .syntax(
      "‘\(excerpt(restOfLine))’ stands after a value that is complete", at: restOfLine,
      suggestion: "put the whole text in quotes if it belongs together")
  }
}
