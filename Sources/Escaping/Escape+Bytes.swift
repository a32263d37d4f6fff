extension Escape {
  /// Text between tags, and text in a double-quoted attribute, straight from bytes of UTF-8:
  /// `& < > "` become references, the apostrophe stays.
  ///
  /// The entry point for text that a C library holds: nothing is copied on the way.
  package static func markup(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    copy(bytes, into: &output, replacing: MarkupSpecials.self)
  }

  /// Text between tags, and text in a double-quoted attribute; see the form that takes bytes.
  package static func markup(_ text: String, into output: inout [UInt8]) {
    text.withBytes { markup($0, into: &output) }
  }

  /// One byte of a URL, percent-encoded.
  package static func urlByte(_ byte: UInt8, into output: inout [UInt8]) {
    percentEncode(byte, into: &output)
  }

  /// A whole URL in a double-quoted attribute: what may stand in a URL stays, also percent signs
  /// and brackets of parts; all else is percent-encoded; `&` and `'` become references.
  package static func url(_ url: String, into output: inout [UInt8]) {
    url.withBytes { Escape.url($0, into: &output) }
  }

  /// A whole URL in a double-quoted attribute, from bytes of UTF-8.
  package static func url(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    var runStart = 0
    for index in bytes.indices where !standsInURL(bytes[index]) {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
      switch bytes[index] {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "'"): output.append(contentsOf: "&#x27;".utf8)
      case let byte: percentEncode(byte, into: &output)
      }
      runStart = index + 1
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
  }

  /// Whether a byte may stand in a URL as it is: RFC 3986's unreserved and reserved characters but
  /// square brackets and those that HTML has a use for, and the percent sign.
  private static func standsInURL(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "@")...UInt8(ascii: "Z"),
      UInt8(ascii: "(")...UInt8(ascii: ";"), UInt8(ascii: "#")...UInt8(ascii: "%"),
      UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
