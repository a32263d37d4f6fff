/// What stands before a node, and what stands for one: anchors, tags, aliases.
extension YAMLParser {
  var isAtProperty: Bool { byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") }

  /// The anchor and the tag that stand there, on one line, and the blanks after them.
  mutating func properties(inFlow: Bool) throws(YAMLFailure) -> YAMLProperties {
    var properties = YAMLProperties()
    while isAtProperty {
      let start = position
      if byte == UInt8(ascii: "&") {
        let name = try anchorName()
        guard properties.anchor == nil else {
          throw .syntax("a second anchor for one value", at: start..<position)
        }
        properties.anchor = name
      } else {
        let tag = try tag()
        guard properties.tag == nil else {
          throw .syntax("a second tag for one value", at: start..<position)
        }
        properties.tag = tag
      }
      guard isSeparator(at: position) || inFlow && isFlowIndicator(byte) else {
        throw .syntax("a space is missing after ‘\(text(start..<position))’", at: here)
      }
      skipBlanks()
    }
    return properties
  }

  /// Both together; a value has one anchor and one tag at most.
  func join(
    _ first: YAMLProperties, _ second: YAMLProperties
  ) throws(YAMLFailure) -> YAMLProperties {
    guard first.anchor == nil || second.anchor == nil else {
      throw .syntax("a second anchor for one value", at: here)
    }
    guard first.tag == nil || second.tag == nil else {
      throw .syntax("a second tag for one value", at: here)
    }
    return YAMLProperties(anchor: first.anchor ?? second.anchor, tag: first.tag ?? second.tag)
  }

  /// The name after `&` or `*`.
  mutating func anchorName() throws(YAMLFailure) -> String {
    let sign = position
    position += 1
    while !isSeparator(at: position), !isFlowIndicator(byte) { position += 1 }
    guard position > sign + 1 else {
      throw .syntax(
        "no name follows ‘\(text(sign..<sign + 1))’", at: sign..<sign + 1,
        suggestion: "put the text in quotes if it begins with that sign")
    }
    return text(sign + 1..<position)
  }

  /// `!`, `!local`, `!!str`, `!handle!name` or `!<address>`.
  private mutating func tag() throws(YAMLFailure) -> String {
    let start = position
    position += 1
    if byte == ASCII.less {
      while !isSeparator(at: position), byte != UInt8(ascii: ">") { position += 1 }
      guard byte == UInt8(ascii: ">"), position > start + 2 else {
        throw .syntax("the tag that begins here has no ‘>’ at its end", at: start..<position)
      }
      position += 1
      return text(start + 2..<position - 1)
    }
    while isTagCharacter(byte) { position += 1 }
    var handle = start..<start + 1
    if byte == UInt8(ascii: "!") {
      position += 1
      handle = start..<position
      while isTagCharacter(byte) { position += 1 }
    }
    let name = try unescaped(handle.upperBound..<position)
    if handle.count == 1, name.isEmpty { return "!" }
    if let prefix = tagHandles[text(handle)] { return prefix + name }
    switch text(handle) {
    case "!": return "!" + name
    case "!!": return "tag:yaml.org,2002:" + name
    default:
      throw .syntax(
        "no line ‘%TAG’ says what ‘\(text(handle))’ stands for", at: handle,
        suggestion: "put the text in quotes if it begins with that sign")
    }
  }

  private func isTagCharacter(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-#;/?:@&=+$_.~*'()%".utf8.contains(byte)
  }

  /// A tag's name with `%21` and its kin replaced by what they stand for.
  private func unescaped(_ range: Range<Int>) throws(YAMLFailure) -> String {
    var result: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "%") {
        guard place + 2 < range.upperBound, let high = ASCII.hexadecimal(bytes[place + 1]),
          let low = ASCII.hexadecimal(bytes[place + 2])
        else { throw .syntax("two hexadecimal digits follow ‘%’ in a tag", at: place..<place + 1) }
        result.append(UInt8(high << 4 | low))
        place += 3
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
