/// The grammar of YAML 1.2: turns bytes into events, in one pass.
///
/// By hand, since libyaml is of YAML 1.1: it refuses or misreads a sixth of the public suite that
/// this reads whole, and its messages are not for people who write menus. A block calls itself for
/// each level; what takes the events bounds the depth.
struct YAMLParser<Taker: YAMLEventTaker> {
  let bytes: UnsafeBufferPointer<UInt8>
  var taker: Taker
  var position = 0
  /// Where the line of `position` starts.
  var lineStart = 0
  /// Where the bracket stands that the position is inside of.
  var openBracket = 0
  /// The column of the list or map that the lines before the position have ended; -1 for none.
  var closedColumn = -1
  /// The handles of the document's `%TAG` lines.
  private(set) var tagHandles: [String: String] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ taker: Taker) {
    self.bytes = bytes
    self.taker = taker
  }

  /// Parses the whole stream. Linear in the number of bytes.
  mutating func parse() -> YAMLFailure? {
    do throws(YAMLFailure) {
      try stream()
      return nil
    } catch {
      return error
    }
  }

  /// The first control character that no YAML file may hold. Linear in the number of bytes.
  func firstControlCharacter() -> YAMLFailure? {
    let place = bytes.firstIndex {
      $0 < ASCII.space && $0 != ASCII.tab && $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn
    }
    return place.map {
      .syntax(
        "a control character, \(Problems.hexadecimal(bytes[$0])), stands in the file",
        at: $0..<$0 + 1, suggestion: "remove it; in double quotes it can be written ‘\\x…’")
    }
  }

  mutating func emit(_ kind: YAMLEvent.Kind, _ range: Range<Int>) throws(YAMLFailure) {
    guard taker.take(YAMLEvent(kind: kind, range: range)) else { throw .stopped }
  }

  // MARK: Documents

  private mutating func stream() throws(YAMLFailure) {
    /// Whether a document may begin without `---`.
    var isFree = true
    while true {
      skipByteOrderMark()
      skipGap()
      if isAtEnd { return }
      if isFree, isAtLineStart, isAtMarker(ASCII.dot) {
        try endDocument()
        continue
      }
      tagHandles = [:]
      let hasDirectives = isFree ? try directives() : false
      let start = position
      if isAtMarker(ASCII.minus) {
        position += 3
      } else if hasDirectives {
        throw .syntax("no line ‘---’ follows the lines that begin with ‘%’", at: here)
      }
      try emit(.documentStart, start..<position)
      try blockNode(under: -1, compact: false, listAtParent: false)
      skipGap()
      try emit(.documentEnd, position..<position)
      isFree = isAtLineStart && isAtMarker(ASCII.dot)
      if isFree {
        try endDocument()
      } else if !isAtEnd, !(isAtLineStart && isAtMarker(ASCII.minus)) {
        throw afterDocument()
      }
    }
  }

  /// Takes the line `...`.
  private mutating func endDocument() throws(YAMLFailure) {
    position += 3
    skipGap()
    guard isAtEnd || isAtLineStart else {
      throw .syntax("nothing but a comment can follow ‘...’ on its line", at: restOfLine)
    }
  }

  private func afterDocument() -> YAMLFailure {
    guard isAtLineStart else { return trailing() }
    if hasTabBefore { return tab() }
    if indent > 0 {
      return .syntax("this line is indented otherwise than its neighbours", at: here)
    }
    return .syntax(
      "something stands after the end of the data", at: restOfLine,
      suggestion: "a file holds one list or one map: indent all its lines alike")
  }

  // MARK: Directives

  /// The lines `%YAML` and `%TAG` before a document; whether there were any.
  private mutating func directives() throws(YAMLFailure) -> Bool {
    var hasAny = false
    var hasVersion = false
    while !isAtEnd, isAtLineStart, column == 0, byte == UInt8(ascii: "%") {
      hasAny = true
      let line = position..<endOfLine
      let words = words(of: line)
      switch words.first {
      case "%YAML":
        guard !hasVersion else { throw .syntax("a second line ‘%YAML’", at: line) }
        guard words.count == 2, isVersion(words[1]) else {
          throw .syntax("‘%YAML’ wants a version alone, such as ‘%YAML 1.2’", at: line)
        }
        hasVersion = true
      case "%TAG":
        guard words.count == 3, words[1].first == "!", words[1].last == "!" else {
          throw .syntax("‘%TAG’ wants a handle and a prefix", at: line)
        }
        guard tagHandles.updateValue(words[2], forKey: words[1]) == nil else {
          throw .syntax("a second line ‘%TAG’ for ‘\(words[1])’", at: line)
        }
      default: break
      }
      position = line.upperBound
      skipGap()
    }
    return hasAny
  }

  /// The words of a line up to a comment.
  private func words(of line: Range<Int>) -> [String] {
    let words = bytes[line].split { $0 == ASCII.space || $0 == ASCII.tab }
    return words.prefix { $0.first != ASCII.hash }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func isVersion(_ word: String) -> Bool {
    let parts = word.utf8.split(separator: ASCII.dot, omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(ASCII.isDigit) }
  }
}
