/// Leaves, and flow nodes: what brackets and braces structure.
extension YAMLParser {
  mutating func leaf(
    under parent: Int, inFlow: Bool, isKey: Bool = false
  ) throws(YAMLFailure) -> YAMLLeaf {
    switch byte {
    case ASCII.star where !isAtEnd:
      let start = position
      return .alias(try anchorName(), start..<position)
    case ASCII.quote, ASCII.apostrophe: return .scalar(try quoted(under: parent))
    default: return .scalar(try plain(under: parent, inFlow: inFlow, isKey: isKey))
    }
  }

  mutating func emit(_ leaf: YAMLLeaf, _ properties: YAMLProperties) throws(YAMLFailure) {
    switch leaf {
    case .scalar(let text):
      try emit(.scalar(text.text, isPlain: text.isPlain, properties), text.range)
    case .alias(let name, let range):
      guard properties.isEmpty else {
        throw .syntax("an alias can't have an anchor or a tag of its own", at: range)
      }
      try emit(.alias(name), range)
    }
  }

  private mutating func emitNothing(_ properties: YAMLProperties) throws(YAMLFailure) {
    try emit(.scalar("", isPlain: true, properties), position..<position)
  }

  // MARK: Nodes

  /// A list or a map in brackets; its lines after the first are indented deeper than `parent`.
  mutating func flowCollection(
    under parent: Int, _ properties: YAMLProperties
  ) throws(YAMLFailure) {
    let open = position
    let outer = openBracket
    let isList = byte == ASCII.leftBracket
    openBracket = open
    position += 1
    try emit(isList ? .listStart(properties) : .mapStart(properties), open..<position)
    while try !isClosed(under: parent) {
      if isList {
        try flowEntry(under: parent)
      } else {
        if isFlowQuestion { try skipQuestion(under: parent) }
        try flowMember(under: parent)
      }
      try flowComma(under: parent)
    }
    openBracket = outer
    try emit(isList ? .listEnd : .mapEnd, position - 1..<position)
  }

  /// A node inside brackets, or nothing when what ends it comes at once; whether a colon may stand
  /// right after it, as in JSON.
  private mutating func flowNode(under parent: Int) throws(YAMLFailure) -> Bool {
    let properties = try flowProperties(under: parent)
    if isFlowColon || endsFlowNode {
      try emitNothing(properties)
      return false
    }
    if isAtBracket {
      try flowCollection(under: parent, properties)
      return true
    }
    let leaf = try leaf(under: parent, inFlow: true)
    try emit(leaf, properties)
    return leaf.isQuoted
  }

  private mutating func flowProperties(under parent: Int) throws(YAMLFailure) -> YAMLProperties {
    var all = YAMLProperties()
    while isAtProperty {
      all = try join(all, properties(inFlow: true))
      try flowGap(under: parent)
    }
    return all
  }

  /// A key and, after a colon, its value; each may be missing.
  private mutating func flowMember(under parent: Int) throws(YAMLFailure) {
    let isQuoted = try flowNode(under: parent)
    try flowGap(under: parent)
    try flowValue(afterQuotes: isQuoted, under: parent)
  }

  private mutating func flowValue(
    afterQuotes isQuoted: Bool, under parent: Int
  ) throws(YAMLFailure) {
    guard isQuoted ? byte == ASCII.colon : isFlowColon else {
      return try emitNothing(YAMLProperties())
    }
    position += 1
    try flowGap(under: parent)
    _ = try flowNode(under: parent)
  }

  /// An entry of a list: a node, or a key and a value, which make a map of one member. Such a key
  /// stands on one line.
  private mutating func flowEntry(under parent: Int) throws(YAMLFailure) {
    let start = position
    if isFlowQuestion {
      try emit(.mapStart(YAMLProperties()), start..<start)
      try skipQuestion(under: parent)
      try flowMember(under: parent)
      return try emit(.mapEnd, position..<position)
    }
    let properties = try flowProperties(under: parent)
    if isFlowColon || isBracketKey(inFlow: true) {
      let isBracket = isAtBracket
      try emit(.mapStart(YAMLProperties()), start..<start)
      try isBracket ? flowCollection(under: parent, properties) : emitNothing(properties)
      skipBlanks()
      try flowValue(afterQuotes: isBracket, under: parent)
      return try emit(.mapEnd, position..<position)
    }
    if isAtBracket { return try flowCollection(under: parent, properties) }
    if endsFlowNode { return try emitNothing(properties) }
    let leaf = try leaf(under: parent, inFlow: true)
    skipBlanks()
    guard leaf.isQuoted ? byte == ASCII.colon : isFlowColon else {
      return try emit(leaf, properties)
    }
    guard !leaf.isMultiline else {
      throw .syntax("a key in a list can't go over several lines", at: leaf.range)
    }
    try emit(.mapStart(YAMLProperties()), start..<start)
    try emit(leaf, properties)
    try flowValue(afterQuotes: leaf.isQuoted, under: parent)
    try emit(.mapEnd, position..<position)
  }

  // MARK: Signs

  var isAtBracket: Bool { byte == ASCII.leftBracket || byte == ASCII.leftBrace }

  private var endsFlowNode: Bool {
    isAtEnd || byte == ASCII.comma || byte == ASCII.rightBracket || byte == ASCII.rightBrace
  }

  /// A colon that ends a key and is no part of a text.
  private var isFlowColon: Bool {
    byte == ASCII.colon
      && (isSeparator(at: position + 1) || isFlowIndicator(byte(at: position + 1)))
  }

  private var isFlowQuestion: Bool { isIndicator(UInt8(ascii: "?")) }

  private mutating func skipQuestion(under parent: Int) throws(YAMLFailure) {
    position += 1
    try flowGap(under: parent)
  }

  /// Steps over blanks, comments and breaks inside brackets.
  private mutating func flowGap(under parent: Int) throws(YAMLFailure) {
    let line = lineStart
    skipGap()
    guard lineStart > line, !isAtEnd, !isAtAnyMarker, indent <= parent else { return }
    if hasTabBefore { throw tab() }
    // Strictly a bracket must be indented as well, but files have it under its key.
    if indent == parent, byte == ASCII.rightBracket || byte == ASCII.rightBrace { return }
    throw .syntax(
      "‘\(text(bracket))’ is still open, and this line is not indented deeper than its key",
      at: restOfLine, suggestion: "close it before this line, or indent the line",
      note: ("it stands here", bracket))
  }

  /// Takes the bracket that closes the one at `open`, if it is next.
  private mutating func isClosed(under parent: Int) throws(YAMLFailure) -> Bool {
    try flowGap(under: parent)
    if isAtEnd || isAtAnyMarker { throw unclosed() }
    if byte == ASCII.comma {
      throw .syntax("a value is missing before this comma", at: here)
    }
    guard byte == ASCII.rightBracket || byte == ASCII.rightBrace else { return false }
    try checkMatch()
    position += 1
    return true
  }

  /// Takes the comma after an entry; none is needed before the closing bracket.
  private mutating func flowComma(under parent: Int) throws(YAMLFailure) {
    try flowGap(under: parent)
    if isAtEnd || isAtAnyMarker { throw unclosed() }
    switch byte {
    case ASCII.comma: position += 1
    case ASCII.rightBracket, ASCII.rightBrace: try checkMatch()
    case ASCII.hash: throw trailing()
    case ASCII.colon:
      throw .syntax(
        "a second colon stands in one entry", at: here,
        suggestion: "put a comma before the key, or quotes around the text",
        note: ("the brackets begin here", bracket))
    default:
      throw .syntax(
        "a comma is missing before ‘\(excerpt(restOfLine))’", at: here,
        note: ("the brackets begin here", bracket))
    }
  }

  private var bracket: Range<Int> { openBracket..<openBracket + 1 }

  private func checkMatch() throws(YAMLFailure) {
    let wanted = bytes[openBracket] == ASCII.leftBracket ? ASCII.rightBracket : ASCII.rightBrace
    guard byte != wanted else { return }
    throw .syntax(
      "‘\(text(here))’ can't close ‘\(text(bracket))’", at: here,
      note: ("which stands here", bracket))
  }

  private func unclosed() -> YAMLFailure {
    .syntax("‘\(text(bracket))’ is never closed", at: bracket)
  }

  /// Whether the brackets that begin there close on this line, at most 1024 bytes on, and have the
  /// colon of a key after them.
  func isBracketKey(inFlow: Bool) -> Bool {
    guard isAtBracket else { return false }
    var place = position
    var depth = 0
    var beginsText = true
    let end = min(bytes.count, position + 1024)
    while place < end, !isBreak(bytes[place]) {
      switch bytes[place] {
      case ASCII.leftBracket, ASCII.leftBrace: (depth, beginsText) = (depth + 1, true)
      case ASCII.rightBracket, ASCII.rightBrace:
        depth -= 1
        if depth == 0 { return isColon(after: place + 1, inFlow: inFlow) }
      case ASCII.comma, ASCII.colon: beginsText = true
      case ASCII.quote where beginsText, ASCII.apostrophe where beginsText:
        place = endOfQuotes(from: place, before: end)
        beginsText = false
      case ASCII.space, ASCII.tab: break
      default: beginsText = false
      }
      place += 1
    }
    return false
  }

  /// The place of the quote that closes the one there.
  private func endOfQuotes(from start: Int, before end: Int) -> Int {
    var place = start + 1
    while place < end, bytes[place] != bytes[start] {
      place += bytes[place] == ASCII.backslash && bytes[start] == ASCII.quote ? 2 : 1
    }
    return place
  }

  private func isColon(after end: Int, inFlow: Bool) -> Bool {
    var place = end
    while place < bytes.count, isBlank(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == ASCII.colon else { return false }
    return inFlow || isSeparator(at: place + 1)
  }
}
