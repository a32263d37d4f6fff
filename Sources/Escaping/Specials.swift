/// The bytes that one context can't take as they are, and what stands in their place.
protocol Specials {
  /// The bytes that may start a special sequence: the quick test, made on all of the text.
  static func marks(in bytes: SixteenBytes) -> SixteenBytes.Marks

  /// Whether a special sequence may start with this byte: the test of what is marked.
  static func mayStart(_ byte: UInt8) -> Bool

  /// The special sequence that starts at `index`, if there is one.
  static func special(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special?
}

/// A special sequence: its length in bytes, and its replacement.
struct Special {
  var length: Int
  var replacement: StaticString

  init(_ replacement: StaticString, length: Int = 1) {
    self.length = length
    self.replacement = replacement
  }

  static let unwanted: StaticString = "\u{FFFD}"

  /// A character of more than one byte that no output carries raw: C1 controls (U+0080 to U+009F)
  /// and bidirectional embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069).
  static func multibyteUnwanted(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
    if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 {
      return Special(unwanted, length: 2)
    }
    guard bytes[index] == 0xE2, index + 2 < bytes.count else { return nil }
    let isOverride = bytes[index + 1] == 0x80 && (0xAA...0xAE).contains(bytes[index + 2])
    let isIsolate = bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2])
    return isOverride || isIsolate ? Special(unwanted, length: 3) : nil
  }
}

enum HTMLSpecials: Specials {
  static func marks(in bytes: SixteenBytes) -> SixteenBytes.Marks {
    // 0x3C and 0x3E.
    let brackets = bytes.equal(0x3C, ignoring: 0x02)
    return bytes.lessButBlank(than: 0x28) .| brackets .| bytes.mayBeUnwanted
  }

  static func mayStart(_ byte: UInt8) -> Bool {
    byte < 0x40 && (byte < 0x28 || byte == 0x3C || byte == 0x3E) && byte != 0x20
      || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  static func special(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
    switch bytes[index] {
    case UInt8(ascii: "&"): Special("&amp;")
    case UInt8(ascii: "<"): Special("&lt;")
    case UInt8(ascii: ">"): Special("&gt;")
    case UInt8(ascii: "\""): Special("&quot;")
    case UInt8(ascii: "'"): Special("&#39;")
    case 0x09, 0x0A, 0x0D: nil
    case 0..<0x20, 0x7F: Special(Special.unwanted)
    default: Special.multibyteUnwanted(in: bytes, at: index)
    }
  }
}

/// As ``HTMLSpecials``, for text that never stands in single quotes.
enum MarkupSpecials: Specials {
  static func marks(in bytes: SixteenBytes) -> SixteenBytes.Marks { HTMLSpecials.marks(in: bytes) }

  static func mayStart(_ byte: UInt8) -> Bool {
    HTMLSpecials.mayStart(byte) && byte != UInt8(ascii: "'")
  }

  static func special(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
    HTMLSpecials.special(in: bytes, at: index)
  }
}

enum JSONSpecials: Specials {
  static func marks(in bytes: SixteenBytes) -> SixteenBytes.Marks {
    // 0x22 and 0x26, 0x3C and 0x3E.
    let signs = bytes.equal(0x22, ignoring: 0x04) .| bytes.equal(0x3C, ignoring: 0x02)
    return bytes.less(than: 0x20) .| signs .| bytes.equal(0x5C) .| bytes.mayBeUnwanted
  }

  static func mayStart(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x5C
      || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  static func special(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
    switch bytes[index] {
    case UInt8(ascii: "\""): Special("\\\"")
    case UInt8(ascii: "\\"): Special("\\\\")
    case UInt8(ascii: "&"): Special("\\u0026")
    case UInt8(ascii: "<"): Special("\\u003c")
    case UInt8(ascii: ">"): Special("\\u003e")
    case 0x08: Special("\\b")
    case 0x09: Special("\\t")
    case 0x0A: Special("\\n")
    case 0x0C: Special("\\f")
    case 0x0D: Special("\\r")
    case 0x7F: Special("\\u007f")
    case 0xC2, 0xE2: multibyte(in: bytes, at: index)
    default: Special(controls[Int(bytes[index])])
    }
  }

  /// C1 controls, the two that end a line in older scripts, and bidirectional overrides.
  private static func multibyte(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Special? {
    if bytes[index] == 0xC2 {
      guard index + 1 < bytes.count, (0x80..<0xA0).contains(bytes[index + 1]) else { return nil }
      return Special(lateControls[Int(bytes[index + 1]) - 0x80], length: 2)
    }
    guard index + 2 < bytes.count else { return nil }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (0x80, 0xA8...0xAE): return Special(separators[Int(bytes[index + 2]) - 0xA8], length: 3)
    case (0x81, 0xA6...0xA9): return Special(isolates[Int(bytes[index + 2]) - 0xA6], length: 3)
    default: return nil
    }
  }

  private static let separators: [StaticString] = [
    "\\u2028", "\\u2029", "\\u202a", "\\u202b", "\\u202c", "\\u202d", "\\u202e",
  ]

  private static let isolates: [StaticString] = ["\\u2066", "\\u2067", "\\u2068", "\\u2069"]

  private static let lateControls: [StaticString] = [
    "\\u0080", "\\u0081", "\\u0082", "\\u0083", "\\u0084", "\\u0085", "\\u0086", "\\u0087",
    "\\u0088", "\\u0089", "\\u008a", "\\u008b", "\\u008c", "\\u008d", "\\u008e", "\\u008f",
    "\\u0090", "\\u0091", "\\u0092", "\\u0093", "\\u0094", "\\u0095", "\\u0096", "\\u0097",
    "\\u0098", "\\u0099", "\\u009a", "\\u009b", "\\u009c", "\\u009d", "\\u009e", "\\u009f",
  ]

  /// Control characters keep their value in JSON: the data is exact, and the escape is harmless.
  private static let controls: [StaticString] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007",
    "\\b", "\\t", "\\n", "\\u000b", "\\f", "\\r", "\\u000e", "\\u000f",
    "\\u0010", "\\u0011", "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017",
    "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d", "\\u001e", "\\u001f",
  ]
}

enum TerminalSpecials: Specials {
  static func marks(in bytes: SixteenBytes) -> SixteenBytes.Marks {
    bytes.less(than: 0x20) .| bytes.mayBeUnwanted
  }

  static func mayStart(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  static func special(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
    bytes[index] < 0x80
      ? Special(Special.unwanted) : Special.multibyteUnwanted(in: bytes, at: index)
  }
}
