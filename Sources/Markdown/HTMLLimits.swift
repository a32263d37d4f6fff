/// What HTML may not do, so that building its tree takes time in proportion to its length: nest
/// without end, or give one element thousands of attributes.
enum HTMLLimits {
  static let deepestNesting = 256
  static let mostAttributes = 200

  /// Why HTML can't be parsed; nil for any that a person wrote. Linear; it reads tags roughly and
  /// errs on the side of caution.
  static func problem(in html: UnsafeBufferPointer<UInt8>) -> String? {
    if html.count > NoteLimits.longestNote { return "HTML is longer than 1 GiB" }
    var depth = 0
    var index = 0
    while let start = CommonMarkNode.firstIndex(of: UInt8(ascii: "<"), in: html, from: index) {
      let tag = Tag(html, at: start)
      index = max(start + 1, tag.end)
      guard !tag.name.isEmpty else { continue }
      if tag.attributes > mostAttributes {
        return "an element has \(tag.attributes) attributes, more than \(mostAttributes)"
      }
      guard !endsByItself.contains(tag.name) else { continue }
      depth = max(0, depth + (tag.isEnd ? -1 : 1))
      if depth > deepestNesting { return "elements are nested deeper than \(deepestNesting)" }
    }
    return nil
  }

  private struct Tag {
    var name: [UInt8] = []
    var isEnd = false
    var attributes = 0
    var end: Int

    init(_ html: UnsafeBufferPointer<UInt8>, at start: Int) {
      end = start + 1
      if end < html.count, html[end] == UInt8(ascii: "/") {
        isEnd = true
        end += 1
      }
      while end < html.count, let letter = Tag.lowercaseLetter(html[end]) {
        name.append(letter)
        end += 1
      }
      guard !name.isEmpty, !isEnd else { return }
      var wasBlank = false
      var quote: UInt8?
      while end < html.count, quote != nil || html[end] != UInt8(ascii: ">") {
        let byte = html[end]
        if byte == quote {
          quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        }
        let isBlank = byte <= 0x20 || byte == UInt8(ascii: "/")
        if quote == nil, wasBlank, !isBlank { attributes += 1 }
        wasBlank = isBlank
        end += 1
      }
    }

    private static func lowercaseLetter(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "1")...UInt8(ascii: "6"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: nil
      }
    }
  }

  /// Elements that have no content, or that the next one of their kind ends.
  private static let endsByItself = Set(
    [
      "br", "img", "hr", "input", "meta", "link", "wbr", "col", "area", "base", "embed", "source",
      "track", "param", "p", "li", "td", "th", "tr", "dt", "dd", "option", "tbody", "thead",
      "tfoot", "colgroup", "rt", "rp",
    ].map { Array($0.utf8) })
}
