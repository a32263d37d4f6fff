/// Plain scalars, and what folds the lines of all scalars that go over several.
extension YAMLParser {
  /// Whether a plain scalar can begin there.
  func canBeginPlain(inFlow: Bool) -> Bool {
    switch byte {
    case ASCII.minus, ASCII.colon, UInt8(ascii: "?"):
      !isSeparator(at: position + 1) && !(inFlow && isFlowIndicator(byte(at: position + 1)))
    case ASCII.comma, ASCII.leftBracket, ASCII.rightBracket, ASCII.leftBrace, ASCII.rightBrace,
      ASCII.hash, UInt8(ascii: "&"), ASCII.star, UInt8(ascii: "!"), ASCII.bar, UInt8(ascii: ">"),
      ASCII.apostrophe, ASCII.quote, UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      false
    default: !isSeparator(at: position)
    }
  }

  /// A plain scalar. Lines after the first belong to it as long as they are indented deeper than
  /// `parent`.
  mutating func plain(
    under parent: Int, inFlow: Bool, isKey: Bool = false
  ) throws(YAMLFailure) -> YAMLText {
    guard canBeginPlain(inFlow: inFlow) else { throw notPlain() }
    let start = position
    var end = plainLine(inFlow: inFlow)
    /// The lines joined, once there is more than one.
    var joined: [UInt8] = []
    while !isKey, position == endOfPlainLine(after: end), !isAtEnd,
      let breaks = continuation(under: parent, inFlow: inFlow)
    {
      if joined.isEmpty { joined += bytes[start..<end] }
      fold(breaks, into: &joined)
      let line = position
      end = plainLine(inFlow: inFlow)
      joined += bytes[line..<end]
    }
    position = end
    let text =
      joined.isEmpty ? text(start..<end) : String(decoding: joined, as: UTF8.self)
    return YAMLText(
      text: text, range: start..<end, isPlain: true, isMultiline: !joined.isEmpty)
  }

  /// Moves over the part of a plain scalar on this line, to what ends it; gives where its last
  /// character ends.
  private mutating func plainLine(inFlow: Bool) -> Int {
    var end = position
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case ASCII.space, ASCII.tab:
        position += 1
        continue
      case ASCII.lineFeed, ASCII.carriageReturn: return end
      case ASCII.hash where end < position: return end
      case ASCII.colon
      where isSeparator(at: position + 1)
        || inFlow && isFlowIndicator(self.byte(at: position + 1)):
        return end
      case _ where inFlow && isFlowIndicator(byte): return end
      default: break
      }
      position += 1
      end = position
    }
    return end
  }

  /// Where the blanks after the text end; the position stands there when nothing else ends it.
  private func endOfPlainLine(after end: Int) -> Int {
    var place = end
    while place < bytes.count, isBlank(bytes[place]) { place += 1 }
    return place < bytes.count && isBreak(bytes[place]) ? place : -1
  }

  /// At the end of a line of a plain scalar: moves to where the scalar goes on and says over how
  /// many breaks; nil, and no move, when it does not go on.
  private mutating func continuation(under parent: Int, inFlow: Bool) -> Int? {
    let before = (position, lineStart)
    var breaks = 0
    while !isAtEnd, isBreak(byte) {
      skipBreak()
      breaks += 1
      skipBlanks()
    }
    let isText =
      !isAtEnd && byte != ASCII.hash && indent > parent && !isAtAnyMarker
      && !(inFlow && isFlowIndicator(byte)) && !endsPlain(inFlow: inFlow)
    if isText { return breaks }
    (position, lineStart) = before
    return nil
  }

  /// Whether a colon there ends a plain scalar.
  private func endsPlain(inFlow: Bool) -> Bool {
    byte == ASCII.colon
      && (isSeparator(at: position + 1) || inFlow && isFlowIndicator(byte(at: position + 1)))
  }

  /// One line break becomes a space, more of them become one less.
  func fold(_ breaks: Int, into text: inout [UInt8]) {
    if breaks == 1 {
      text.append(ASCII.space)
    } else {
      text.append(contentsOf: repeatElement(ASCII.lineFeed, count: breaks - 1))
    }
  }

  /// No plain scalar can begin with what is there.
  private func notPlain() -> YAMLFailure {
    let sign = text(here)
    let summary =
      isAtEnd || isBreak(byte) ? "a value is missing here" : "a text can't begin with ‘\(sign)’"
    return .syntax(summary, at: here, suggestion: "put the text in quotes")
  }
}
