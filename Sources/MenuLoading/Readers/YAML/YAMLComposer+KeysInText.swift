internal import Diagnostics

extension YAMLComposer {
  /// Warns of lines such as `name:Tea`, which were meant as keys and are one text: YAML wants a space
  /// after a key's colon. One such line alone may be any text; that all of several are none is no chance.
  mutating func noteKeysInText(at range: Range<Int>) {
    let lines = file.bytes[range].split { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
    guard lines.count > 1, let first = lines.first else { return }
    let keys = lines.compactMap(Self.keyWithoutSpace)
    guard keys.count == lines.count else { return }
    let key = String(decoding: keys[0], as: UTF8.self)
    let value = String(decoding: first[(keys[0].endIndex + 1)...].prefix(40), as: UTF8.self)
    problems.addOnce(
      .warning, .yamlSyntax, "these \(lines.count) lines are one text and no keys",
      at: first.startIndex..<first.endIndex, expected: "a space after the colon of each key",
      suggestion: "write ‘\(key): \(value)’")
  }

  /// The word before a colon that no blank follows; nil for other lines, addresses among them.
  private static func keyWithoutSpace(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = line.drop(while: ASCII.isBlank)
    guard let colon = text.firstIndex(of: ASCII.colon), colon > text.startIndex,
      let next = text[(colon + 1)...].first, !ASCII.isBlank(next), next != ASCII.slash
    else { return nil }
    let word = text[..<colon]
    let isName = word.allSatisfy {
      ASCII.isLetter($0) || ASCII.isDigit($0) || $0 >= 0x80 || $0 == ASCII.underscore
    }
    return isName && !ASCII.isDigit(word[word.startIndex]) ? word : nil
  }
}
