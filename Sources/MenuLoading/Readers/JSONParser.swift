internal import Diagnostics
internal import MenuModel

/// One pass over the bytes of a JSON text.
///
/// After a problem that leaves no doubt about what was meant, reading goes on; after any other,
/// `isLost` ends it.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// Where this text ends: the file's end, or a line's in JSON Lines.
  var end: Int
  var problems: Problems
  var isLost = false
  /// Set by a line break inside a text: the closing quote is probably missing, and what looks wrong
  /// after it is no news.
  var isConfused = false
  var depth = 0
  /// The keys of the last object at each depth: rows of a table share one array of keys.
  var lastKeys: [[ValueMap.Key]] = [[]]
  /// Where the keys of the objects being read stand.
  var keyRanges: [ByteRange] = []
  /// Where text with escapes is put together.
  var scratch: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, problems: Problems) {
    self.bytes = bytes
    self.problems = problems
    end = bytes.count
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The value that the text is; nil when there is none to be had.
  mutating func document() -> Value? {
    skipBlanks()
    guard position < end else {
      problems.add(
        .error, .emptyFile, "\(problems.file.name) is empty: there is no data to show",
        at: 0..<end)
      return nil
    }
    let value = value()
    skipBlanks()
    if !isLost, position < end { reportRest() }
    return isLost ? nil : value
  }

  /// Reads the value at `position`. A stand-in when there is none: a problem is then noted.
  mutating func value() -> Value {
    guard position < end else { return lose("the file ends where a value should stand") }
    switch bytes[position] {
    case ASCII.quote:
      let start = position
      let text = string()
      return Value(.text(text), at: ByteRange(start..<position))
    case ASCII.leftBrace: return object()
    case ASCII.leftBracket: return array()
    case ASCII.minus, ASCII.zero...0x39: return number()
    default: return word()
    }
  }

  private mutating func array() -> Value {
    let start = position
    guard enter() else { return Value(.null) }
    defer { depth -= 1 }
    var values: [Value] = []
    skipBlanks()
    if take(ASCII.rightBracket) {
      return Value(.list(values), at: ByteRange(start..<position))
    }
    while !isLost {
      values.append(value())
      skipBlanks()
      if isLost || endsMember(closing: ASCII.rightBracket, openedAt: start) { break }
    }
    return Value(.list(values), at: ByteRange(start..<position))
  }

  private mutating func object() -> Value {
    let start = position
    guard enter() else { return Value(.null) }
    defer { depth -= 1 }
    let firstRange = keyRanges.count
    defer { keyRanges.removeSubrange(firstRange...) }
    var members = JSONMembers(like: lastKeys[depth])
    skipBlanks()
    if take(ASCII.rightBrace) {
      return Value(.map(ValueMap()), at: ByteRange(start..<position))
    }
    while !isLost {
      member(into: &members, rangesFrom: firstRange)
      skipBlanks()
      if isLost || endsMember(closing: ASCII.rightBrace, openedAt: start) { break }
    }
    let map = members.map()
    lastKeys[depth] = map.keys
    return Value(.map(map), at: ByteRange(start..<position))
  }

  private mutating func member(into members: inout JSONMembers, rangesFrom first: Int) {
    let start = position
    if let length = members.lengthIfNextKey(isAt: position, in: bytes, before: end) {
      position += length
      keyRanges.append(ByteRange(start..<position))
      members.appendShared(memberValue())
      return
    }
    guard let name = key() else { return }
    let range = ByteRange(start..<position)
    let key = ValueMap.Key(name, at: range)
    members.leaveTemplate(ranges: keyRanges[first...])
    keyRanges.append(range)
    let value = memberValue()
    if let earlier = members.append(key, value) {
      problems.add(
        .duplicateKey(key, first: ValueMap.Key(name, at: earlier), in: problems.file))
    }
  }

  /// The colon and what follows it.
  private mutating func memberValue() -> Value {
    skipBlanks()
    if !take(ASCII.colon) { reportMissingColon() }
    guard !isLost else { return Value(.null) }
    skipBlanks()
    return value()
  }

  private mutating func enter() -> Bool {
    guard depth < JSONReader.deepest else {
      problems.add(
        .tooDeep(
          JSONReader.deepest, at: SourceSpan(problems.file, position..<position + 1)))
      isLost = true
      return false
    }
    depth += 1
    position += 1
    if depth == lastKeys.count { lastKeys.append([]) }
    return true
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  @inline(__always)
  mutating func skipBlanks() {
    while position < end {
      let byte = bytes[position]
      if ASCII.isBlank(byte) {
        position += 1
      } else if byte == ASCII.slash, !isLost {
        skipComment()
      } else {
        return
      }
    }
  }
}
