/// Markup that may stand in a line: in a summary, inside a heading.
enum InlineMarkup {
  /// Well-formed markup without its block elements; where one started or ended a blank stays.
  /// Linear.
  static func reduced(_ markup: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(markup.count)
    var index = 0
    while index < markup.count {
      guard markup[index] == UInt8(ascii: "<") else {
        let isBlank = markup[index] <= 0x20
        if !isBlank || output.last != 0x20 { output.append(isBlank ? 0x20 : markup[index]) }
        index += 1
        continue
      }
      let end = tagEnd(in: markup, from: index)
      let tag = markup[index..<end]
      if names.contains(name(of: tag)) {
        output += tag
      } else if output.last != 0x20 {
        output.append(0x20)
      }
      index = end
    }
    let start = output.firstIndex { $0 != 0x20 } ?? output.count
    let last = output.lastIndex { $0 != 0x20 } ?? -1
    return start <= last ? Array(output[start...last]) : []
  }

  /// The text of markup, with its references resolved and without any tag. Linear.
  static func text(of markup: [UInt8]) -> String {
    var output: [UInt8] = []
    var index = 0
    while index < markup.count {
      switch markup[index] {
      case UInt8(ascii: "<"):
        let end = tagEnd(in: markup, from: index)
        if !names.contains(name(of: markup[index..<end])) { output.append(0x20) }
        index = end
      case UInt8(ascii: "&"):
        let reference = references.first { markup[index...].starts(with: $0.0.utf8) }
        output += (reference?.1 ?? "&").utf8
        index += reference?.0.utf8.count ?? 1
      case let byte:
        output.append(byte)
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// After the tag's closing bracket. Our own markup has no bracket in attributes.
  private static func tagEnd(in markup: [UInt8], from start: Int) -> Int {
    (markup[start...].firstIndex(of: UInt8(ascii: ">")) ?? markup.count - 1) + 1
  }

  private static func name(of tag: ArraySlice<UInt8>) -> String {
    let start = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }
    let name = start.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// The references that our escaping writes.
  private static let references = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ("&#x27;", "'"),
  ]

  private static let names: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "img",
    "ins", "kbd", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strong", "sub",
    "sup", "time", "u", "var", "wbr",
  ]
}
