/// What the header of a block scalar, after `|` or `>`, says.
private struct BlockTextHeader {
  enum Ending { case strip, clip, keep }

  var isFolded: Bool
  var ending = Ending.clip
  /// How much deeper than its parent the text is indented; nil to find out.
  var depth: Int?
}

/// Block scalars: text on the lines below `|` or `>`.
extension YAMLParser {
  /// The text; its lines are indented deeper than `parent`.
  mutating func blockText(under parent: Int) throws(YAMLFailure) -> YAMLText {
    let start = position
    let header = try blockTextHeader()
    var end = position
    if !isAtEnd { skipBreak() }
    let found =
      if let depth = header.depth { max(parent, 0) + depth } else {
        try indentation(under: parent)
      }
    var text: [UInt8] = []
    /// Line breaks since the last line with text.
    var breaks = 0
    var isFirst = true
    var wasLoose = false
    while let line = lineOfText(indented: found) {
      if line.isEmpty {
        breaks += 1
      } else {
        // A line that begins with a blank keeps the breaks on both its sides.
        let isLoose = isBlank(bytes[line.lowerBound])
        if header.isFolded, !isFirst, !isLoose, !wasLoose {
          fold(breaks, into: &text)
        } else {
          text.append(contentsOf: repeatElement(ASCII.lineFeed, count: breaks))
        }
        text += bytes[line]
        (isFirst, wasLoose, breaks, end) = (false, isLoose, isAtEnd ? 0 : 1, line.upperBound)
      }
      if isAtEnd { break }
      skipBreak()
    }
    switch header.ending {
    case .strip: break
    case .clip: if breaks > 0, !isFirst { text.append(ASCII.lineFeed) }
    case .keep: text.append(contentsOf: repeatElement(ASCII.lineFeed, count: breaks))
    }
    return YAMLText(
      text: String(decoding: text, as: UTF8.self), range: start..<end, isPlain: false,
      isMultiline: true)
  }

  /// `|` or `>`, then a digit and a sign as may be, to the end of the line.
  private mutating func blockTextHeader() throws(YAMLFailure) -> BlockTextHeader {
    let start = position
    var header = BlockTextHeader(isFolded: byte == UInt8(ascii: ">"))
    var hasEnding = false
    position += 1
    while !isSeparator(at: position) {
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.depth == nil:
        header.depth = Int(byte - ASCII.zero)
      case ASCII.minus where !hasEnding: (header.ending, hasEnding) = (.strip, true)
      case ASCII.plus where !hasEnding: (header.ending, hasEnding) = (.keep, true)
      default:
        throw .syntax(
          "‘\(text(start..<start + 1))’ begins a text on the lines below, and cannot be followed by "
            + "‘\(text(here))’", at: here,
          suggestion: "put the text in quotes if it belongs on this line")
      }
      position += 1
    }
    let end = position
    skipBlanks()
    if byte == ASCII.hash, position > end { position = endOfLine }
    guard isAtEnd || isBreak(byte) else {
      throw .syntax(
        "‘\(text(start..<start + 1))’ begins a text on the lines below, and this stands on its line",
        at: restOfLine, suggestion: "move it to the next line, and indent it")
    }
    return header
  }

  /// The indentation of the first line with text.
  private func indentation(under parent: Int) throws(YAMLFailure) -> Int {
    var place = position
    var longest = 0..<0
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place] == ASCII.space { place += 1 }
      guard place < bytes.count else { break }
      if isBreak(bytes[place]) {
        if place - start > longest.count { longest = start..<place }
        place += 1
        continue
      }
      let found = place - start
      if found <= parent {
        guard bytes[place] == ASCII.tab else { break }
        throw tab(at: place)
      }
      guard longest.count <= found else {
        throw .syntax(
          "this blank line is indented deeper than the text below it", at: longest,
          suggestion: "remove the spaces")
      }
      return found
    }
    return max(parent + 1, longest.count)
  }

  /// The text of the line that begins at the position, without its indentation, and a move to its
  /// end; nil, and no move, when the line is not indented so far.
  private mutating func lineOfText(indented depth: Int) -> Range<Int>? {
    guard !isAtEnd, !isAtAnyMarker else { return nil }
    let start = position
    while !isAtEnd, byte == ASCII.space, column < depth { position += 1 }
    guard isAtEnd || isBreak(byte) || column == depth else {
      position = start
      return nil
    }
    let text = position..<endOfLine
    position = text.upperBound
    return text
  }
}
