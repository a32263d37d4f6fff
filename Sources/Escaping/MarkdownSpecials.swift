/// What a line of Markdown can't take as it is, for readers of CommonMark and for those that know
/// tables and strikethrough too.
enum MarkdownSpecials: Specials {
  static func marks(in bytes: SixteenBytes) -> SixteenBytes.Marks {
    // 0x3C and 0x3E, 0x5B and 0x5F, 0x5C and 0x5D, 0x7C and 0x7E.
    let signs = bytes.equal(0x3C, ignoring: 0x02) .| bytes.equal(0x5B, ignoring: 0x04)
    let others = bytes.equal(0x5C, ignoring: 0x01) .| bytes.equal(0x7C, ignoring: 0x02)
    let alone = bytes.equal(0x3D) .| bytes.equal(0x60)
    return bytes.lessButBlank(than: 0x30) .| signs .| others .| alone .| bytes.mayBeUnwanted
  }

  static func mayStart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xE2: true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  static func special(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
    switch bytes[index] {
    case UInt8(ascii: "\\"): Special("\\\\")
    case UInt8(ascii: "`"): Special("\\`")
    case UInt8(ascii: "*"): Special("\\*")
    case UInt8(ascii: "["): Special("\\[")
    case UInt8(ascii: "]"): Special("\\]")
    case UInt8(ascii: "<"): Special("\\<")
    case UInt8(ascii: ">"): Special("\\>")
    case UInt8(ascii: "|"): Special("\\|")
    case UInt8(ascii: "~"): Special("\\~")
    case UInt8(ascii: "#"): Special("\\#")
    // Inside a word it marks nothing.
    case UInt8(ascii: "_"):
      isWord(bytes, index - 1) && isWord(bytes, index + 1) ? nil : Special("\\_")
    // A reference has letters or a number sign; a picture has a bracket, which may come next.
    case UInt8(ascii: "&"):
      isWord(bytes, index + 1) || byte(bytes, index + 1) == UInt8(ascii: "#")
        ? Special("\\&") : nil
    case UInt8(ascii: "!"): index + 1 == bytes.count ? Special("\\!") : nil
    // These mark lists and underlines at the start of a line.
    case UInt8(ascii: "-"): isStart(bytes, index) ? Special("\\-") : nil
    case UInt8(ascii: "+"): isStart(bytes, index) ? Special("\\+") : nil
    case UInt8(ascii: "="): isStart(bytes, index) ? Special("\\=") : nil
    case UInt8(ascii: "."): followsNumber(bytes, index) ? Special("\\.") : nil
    case UInt8(ascii: ")"): followsNumber(bytes, index) ? Special("\\)") : nil
    case 0x09, 0x0A, 0x0D: Special(" ")
    case 0..<0x20, 0x7F: Special(Special.unwanted)
    default: Special.multibyteUnwanted(in: bytes, at: index)
    }
  }

  private static func byte(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8 {
    bytes.indices.contains(index) ? bytes[index] : 0
  }

  private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let byte = byte(bytes, index)
    return isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether only blanks stand before a byte. Looks at the blanks right before it alone.
  private static func isStart(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var index = index
    while index > 0, bytes[index - 1] <= 0x20 { index -= 1 }
    return index == 0
  }

  /// Whether a number that could count the items of a list stands before a byte, and nothing else.
  private static func followsNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 10, isDigit(bytes[start - 1]) { start -= 1 }
    return start < index && isStart(bytes, start)
  }
}
