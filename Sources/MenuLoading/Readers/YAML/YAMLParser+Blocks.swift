/// Block nodes: what indentation structures.
extension YAMLParser {
  /// The value after an indicator or at the start of a document: whatever is indented deeper than
  /// `parent`, or nothing.
  ///
  /// With `compact`, a list or a map may begin on the same line; with `listAtParent`, the hyphens of
  /// a list may stand as far left as the parent.
  mutating func blockNode(
    under parent: Int, compact: Bool, listAtParent: Bool
  ) throws(YAMLFailure) {
    let start = position
    closedColumn = -1
    var outer = YAMLProperties()
    while true {
      skipGap()
      guard try isInside(parent, listAtParent: listAtParent) else {
        return try emit(.scalar("", isPlain: true, outer), start..<start)
      }
      let opensBlock = isAtLineStart || compact && outer.isEmpty
      let canOpen = opensBlock && !hasTabBefore
      guard isAtProperty else {
        return try content(under: parent, outer, nil, from: position, canOpen: canOpen)
      }
      let group = position
      let properties = try properties(inFlow: false)
      guard isAtEnd || isBreak(byte) || byte == ASCII.hash else {
        return try content(under: parent, outer, properties, from: group, canOpen: canOpen)
      }
      outer = try join(outer, properties)
    }
  }

  /// Whether the position belongs to what is under the parent; a tab that indents it is an error.
  private func isInside(_ parent: Int, listAtParent: Bool) throws(YAMLFailure) -> Bool {
    if isAtEnd { return false }
    guard isAtLineStart else { return true }
    if isAtAnyMarker { return false }
    if indent > parent { return true }
    if hasTabBefore { throw tab() }
    return listAtParent && indent == parent && isIndicator(ASCII.minus)
  }

  /// What stands there, after properties of its own on its line or none.
  private mutating func content(
    under parent: Int, _ outer: YAMLProperties, _ inner: YAMLProperties?, from start: Int,
    canOpen: Bool
  ) throws(YAMLFailure) {
    let question = UInt8(ascii: "?")
    if isIndicator(ASCII.minus) {
      try checkBlock(canOpen && inner == nil, "a list can't begin on this line")
      return try blockList(under: parent, outer)
    }
    if isIndicator(question) || isIndicator(ASCII.colon) || isBracketKey(inFlow: false) {
      try checkBlock(
        canOpen && (inner == nil || !isIndicator(question)), "a map can't begin on this line")
      return try blockMap(from: start, outer, inner ?? YAMLProperties())
    }
    switch byte {
    case ASCII.bar, UInt8(ascii: ">"):
      let properties = try join(outer, inner ?? YAMLProperties())
      let text = try blockText(under: parent)
      try emit(.scalar(text.text, isPlain: false, properties), text.range)
    case ASCII.leftBracket, ASCII.leftBrace:
      try flowCollection(under: parent, join(outer, inner ?? YAMLProperties()))
    default:
      let leaf = try leaf(under: parent, inFlow: false)
      if isAtKeyColon {
        try checkKey(leaf, from: start, canOpen: canOpen)
        try emit(.mapStart(outer), start..<start)
        try emit(leaf, inner ?? YAMLProperties())
        return try blockMapRest(at: start - lineStart)
      }
      try emit(leaf, join(outer, inner ?? YAMLProperties()))
    }
  }

  // MARK: Lists

  private mutating func blockList(
    under parent: Int, _ properties: YAMLProperties
  ) throws(YAMLFailure) {
    let column = column
    try emit(.listStart(properties), position..<position)
    repeat {
      position += 1
      try blockNode(under: column, compact: true, listAtParent: false)
    } while try isNextHyphen(at: column, under: parent)
    closedColumn = column
    try emit(.listEnd, position..<position)
  }

  private mutating func isNextHyphen(
    at column: Int, under parent: Int
  ) throws(YAMLFailure) -> Bool {
    guard try isNextEntry(at: column, of: "list") else { return false }
    if isIndicator(ASCII.minus) { return true }
    // The list of a map may stand as far left as the map's keys: then this is the next key.
    if column == parent { return false }
    throw .syntax(
      "a line of a list begins with ‘- ’, and this one does not", at: restOfLine,
      suggestion: byte == ASCII.minus
        ? "write a space after the hyphen" : "indent the line if it belongs to the entry above")
  }

  /// Whether the next line is one more entry of the list or map at that column.
  private mutating func isNextEntry(
    at column: Int, of kind: String
  ) throws(YAMLFailure) -> Bool {
    skipGap()
    if isAtEnd { return false }
    guard isAtLineStart else { throw trailing() }
    if isAtAnyMarker { return false }
    if hasTabBefore { throw tab() }
    if indent == column { return true }
    guard indent > column else { return false }
    let spaces = "\(column) \(column == 1 ? "space" : "spaces")"
    guard closedColumn > indent else {
      throw .syntax(
        "this line is indented deeper than the \(kind) that it would go on with", at: restOfLine,
        suggestion: "indent it by \(spaces), as the lines above")
    }
    throw .syntax(
      "this line is indented by \(indent), and no line above it is", at: restOfLine,
      suggestion: "indent it by \(closedColumn) or by \(spaces), as the lines above")
  }

  // MARK: Maps

  /// A map whose first key begins with `?` or `[` or `{`, or is empty.
  private mutating func blockMap(
    from start: Int, _ properties: YAMLProperties, _ keyProperties: YAMLProperties
  ) throws(YAMLFailure) {
    try emit(.mapStart(properties), start..<start)
    let column = start - lineStart
    if isIndicator(UInt8(ascii: "?")) {
      try explicitMember(at: column)
      guard try nextKey(at: column) else { return try endMap(at: column) }
    } else {
      try blockKey(keyProperties)
    }
    try blockMapRest(at: column)
  }

  /// A map from the colon after its first key on.
  private mutating func blockMapRest(at column: Int) throws(YAMLFailure) {
    repeat {
      skipBlanks()
      position += 1
      try blockNode(under: column, compact: false, listAtParent: true)
    } while try nextKey(at: column)
    try endMap(at: column)
  }

  private mutating func endMap(at column: Int) throws(YAMLFailure) {
    closedColumn = column
    try emit(.mapEnd, position..<position)
  }

  /// Takes members with `?` and then the next key with a colon after it; false when there is none.
  private mutating func nextKey(at column: Int) throws(YAMLFailure) -> Bool {
    while try isNextEntry(at: column, of: "map") {
      if isIndicator(UInt8(ascii: "?")) {
        try explicitMember(at: column)
        continue
      }
      try blockKey(properties(inFlow: false))
      return true
    }
    return false
  }

  /// A key, up to the colon that must follow it.
  private mutating func blockKey(_ properties: YAMLProperties) throws(YAMLFailure) {
    let start = position
    if isIndicator(ASCII.colon) {
      return try emit(.scalar("", isPlain: true, properties), position..<position)
    }
    if isIndicator(ASCII.minus) {
      throw .syntax(
        "an entry of a list stands among the keys of a map", at: restOfLine,
        suggestion: "indent the list deeper than the key it belongs to")
    }
    if isBracketKey(inFlow: false) {
      try flowCollection(under: column, properties)
      guard isAtKeyColon else { throw missingColon(start) }
    } else {
      let leaf = try leaf(under: column, inFlow: false, isKey: true)
      guard isAtKeyColon else { throw missingColon(start) }
      guard !leaf.isMultiline else { throw longKey(leaf.range) }
      try emit(leaf, properties)
    }
  }

  /// `? key` and, on a line of its own, `: value`.
  private mutating func explicitMember(at column: Int) throws(YAMLFailure) {
    position += 1
    try blockNode(under: column, compact: true, listAtParent: true)
    let end = position
    skipGap()
    guard !isAtEnd, isAtLineStart, !isAtAnyMarker, self.column == column, isIndicator(ASCII.colon)
    else { return try emit(.scalar("", isPlain: true, YAMLProperties()), end..<end) }
    position += 1
    try blockNode(under: column, compact: true, listAtParent: true)
  }

  /// Whether a colon that ends a key comes next on the line.
  private var isAtKeyColon: Bool {
    var place = position
    while place < bytes.count, isBlank(bytes[place]) { place += 1 }
    return place < bytes.count && bytes[place] == ASCII.colon && isSeparator(at: place + 1)
  }

  // MARK: Messages

  private func checkBlock(_ isAllowed: Bool, _ summary: String) throws(YAMLFailure) {
    guard !isAllowed else { return }
    if hasTabBefore { throw tab() }
    throw .syntax(summary, at: restOfLine, suggestion: "begin it on a line of its own, indented")
  }

  /// Whether a leaf with a colon after it can be the first key of a map.
  private func checkKey(
    _ leaf: YAMLLeaf, from start: Int, canOpen: Bool
  ) throws(YAMLFailure) {
    if leaf.isMultiline { throw longKey(leaf.range) }
    guard !canOpen else { return }
    if bytes[lineStart..<start].contains(ASCII.tab), bytes[lineStart..<start].allSatisfy(isBlank) {
      throw tab()
    }
    throw .syntax(
      "a second colon makes this line unclear",
      at: leaf.range.upperBound..<leaf.range.upperBound + 1,
      suggestion: "put the text in quotes: \"\(excerpt(leaf.range)): …\"")
  }

  private func longKey(_ range: Range<Int>) -> YAMLFailure {
    let lastLine = bytes[range].lastIndex(where: isBreak).map { $0 + 1 } ?? range.lowerBound
    let start = bytes[lastLine..<range.upperBound].firstIndex { !isBlank($0) } ?? lastLine
    return .syntax(
      "‘\(excerpt(start..<range.upperBound)):’ begins a key in the middle of a text",
      at: start..<range.upperBound,
      suggestion: dashWithoutBlank(before: range.lowerBound)
        ?? "indent the line as its neighbours, or put the text in quotes",
      note: ("the text begins here", range.lowerBound..<range.lowerBound + 1))
  }

  /// What to write for `-name:`, which is a key and no item of a list.
  private func dashWithoutBlank(before place: Int) -> String? {
    let start = bytes[..<place].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let line = bytes[start..<place].drop(while: isBlank)
    guard line.first == ASCII.minus, let second = line.dropFirst().first, ASCII.isLetter(second)
    else { return nil }
    let word = line.dropFirst().prefix { $0 != ASCII.colon && !isBlank($0) }
    return "write a space after the dash: ‘- \(excerpt(word.startIndex..<word.endIndex)): …’"
  }

  private func missingColon(_ start: Int) -> YAMLFailure {
    let line = start..<max(start, restOfLine.upperBound)
    if let colon = bytes[line].firstIndex(of: ASCII.colon), !isSeparator(at: colon + 1) {
      return .syntax(
        "a space is missing after this colon", at: colon..<colon + 1,
        suggestion: "write ‘\(excerpt(start..<colon)): …’")
    }
    return .syntax(
      "‘\(excerpt(line))’ has no colon after it, as a line of a map needs", at: line,
      suggestion: "write ‘key: value’, or indent the line if it belongs to the one above")
  }
}
