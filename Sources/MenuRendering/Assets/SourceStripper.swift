/// Takes comments, indents and empty lines out of style and script. Nothing else changes, so that
/// what is served can still be read.
enum SourceStripper {
  enum Language { case style, script }

  /// Linear. Strings, template literals and regular expressions are left alone.
  static func strip(_ source: [UInt8], _ language: Language) -> [UInt8] {
    source.withUnsafeBufferPointer { source in
      var stripper = Stripper(source, language)
      return stripper.run()
    }
  }
}

private struct Stripper {
  private let source: UnsafeBufferPointer<UInt8>
  private let isScript: Bool
  private var output: [UInt8] = []
  private var index = 0
  /// What stands between here and the index is to be copied, all at once.
  private var start = 0
  /// How deep braces are open inside each `${` of template literals.
  private var templateBraces: [Int] = []

  init(_ source: UnsafeBufferPointer<UInt8>, _ language: SourceStripper.Language) {
    self.source = source
    isScript = language == .script
    output.reserveCapacity(source.count)
  }

  mutating func run() -> [UInt8] {
    while index < source.count { step() }
    trimLine()
    return output
  }

  /// Copies what is to be copied so far.
  private mutating func flush() {
    guard start < index else { return }
    output += source[start..<index]
    start = index
  }

  /// Leaves out the bytes up to here.
  private mutating func leaveOut(to end: Int) {
    flush()
    index = min(end, source.count)
    start = index
  }

  private mutating func step() {
    let byte = source[index]
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "/") where isScript && next == UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "/") where isScript && startsExpression(): copyRegularExpression()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): copyString(until: byte)
    case UInt8(ascii: "`") where isScript: copyTemplate()
    case UInt8(ascii: "{") where !templateBraces.isEmpty:
      templateBraces[templateBraces.count - 1] += 1
      copy(1)
    case UInt8(ascii: "}") where templateBraces.last == 0:
      templateBraces.removeLast()
      copyTemplate()
    case UInt8(ascii: "}") where !templateBraces.isEmpty:
      templateBraces[templateBraces.count - 1] -= 1
      copy(1)
    case 0x0D: leaveOut(to: index + 1)
    case 0x0A: endLine()
    case 0x20 where isAtLineStart, 0x09 where isAtLineStart: skipIndent()
    default: copyPlain()
    }
  }

  /// Copies up to the next byte that may mean something.
  private mutating func copyPlain() {
    var end = index + 1
    while end < source.count, !Self.mayMeanSomething(source[end]) { end += 1 }
    index = end
  }

  private static func mayMeanSomething(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), 0x0A, 0x0D:
      true
    default: false
    }
  }

  private var next: UInt8? { index + 1 < source.count ? source[index + 1] : nil }

  private var isAtLineStart: Bool {
    start == index && (output.isEmpty || output.last == 0x0A)
  }

  private mutating func copy(_ count: Int) { index = min(index + count, source.count) }

  private mutating func trimLine() {
    flush()
    while output.last == 0x20 || output.last == 0x09 { output.removeLast() }
  }

  private mutating func endLine() {
    trimLine()
    if !output.isEmpty, output.last != 0x0A { output.append(0x0A) }
    leaveOut(to: index + 1)
  }

  private mutating func skipIndent() {
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    start = index
  }

  private mutating func skipBlockComment() {
    var end = index + 2
    while end + 1 < source.count,
      source[end] != UInt8(ascii: "*") || source[end + 1] != UInt8(ascii: "/")
    { end += 1 }
    leaveOut(to: end + 2)
  }

  private mutating func skipLineComment() {
    var end = index
    while end < source.count, source[end] != 0x0A { end += 1 }
    leaveOut(to: end)
  }

  private mutating func copyString(until quote: UInt8) {
    copy(1)
    while index < source.count, source[index] != quote, source[index] != 0x0A {
      copy(source[index] == UInt8(ascii: "\\") ? 2 : 1)
    }
    if index < source.count, source[index] == quote { copy(1) }
  }

  /// From the opening mark, or from the brace that ends a `${`, up to the closing mark or the next
  /// `${`.
  private mutating func copyTemplate() {
    copy(1)
    while index < source.count, source[index] != UInt8(ascii: "`") {
      if source[index] == UInt8(ascii: "$"), next == UInt8(ascii: "{") {
        templateBraces.append(0)
        return copy(2)
      }
      copy(source[index] == UInt8(ascii: "\\") ? 2 : 1)
    }
    copy(1)
  }

  /// Whether a slash here starts a regular expression: after an operator or an opening bracket, or
  /// after a word that a value follows.
  private mutating func startsExpression() -> Bool {
    flush()
    guard let last = output.lastIndex(where: { $0 > 0x20 }) else { return true }
    let byte = output[last]
    if isWord(byte) {
      let word = output[...last].reversed().prefix { isWord($0) }.reversed()
      return ["return", "typeof", "case", "in", "of", "delete", "void"]
        .contains(String(decoding: Array(word), as: UTF8.self))
    }
    return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x22, 0x27, 0x60]
      .contains(byte)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func copyRegularExpression() {
    copy(1)
    var isInClass = false
    while index < source.count, source[index] != 0x0A {
      switch source[index] {
      case UInt8(ascii: "\\"): copy(1)
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return copy(1)
      default: break
      }
      copy(1)
    }
  }
}
