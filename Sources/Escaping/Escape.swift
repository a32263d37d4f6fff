/// The one way for text to become output: one function for each context that text can stand in.
///
/// Every function appends UTF-8 to a byte buffer and copies runs without special bytes in one
/// piece. What no page may carry raw (control characters other than tab and line breaks,
/// bidirectional overrides) becomes U+FFFD. Linear in the length of the text.
package enum Escape {
  /// Text between tags, and text in a quoted attribute: `& < > " '` become references.
  package static func html(_ text: String, into output: inout [UInt8]) {
    copy(text, into: &output, replacing: HTMLSpecials.self)
  }

  /// A string of JSON with its quotes. `<`, `>`, `&`, U+2028, U+2029, control characters and
  /// bidirectional overrides are written as `\uXXXX`, so that the result may also stand inside a
  /// `script` element.
  package static func json(_ text: String, into output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    copy(text, into: &output, replacing: JSONSpecials.self)
    output.append(UInt8(ascii: "\""))
  }

  /// One segment of a URL's path: all but the unreserved characters of RFC 3986, 2.3, is
  /// percent-encoded.
  package static func urlSegment(_ text: String, into output: inout [UInt8]) {
    for byte in text.utf8 { percentEncode(byte, into: &output, keeping: isUnreserved) }
  }

  /// A fragment (an anchor) in an attribute: letters of any script stay readable, bytes that would
  /// end a fragment or an attribute are percent-encoded, and so is what no page may carry raw.
  package static func urlFragment(_ text: String, into output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var encodedUntil = 0
      for index in bytes.indices {
        if let unwanted = Special.multibyteUnwanted(in: bytes, at: index) {
          encodedUntil = index + unwanted.length
        }
        percentEncode(bytes[index], into: &output) { byte in
          isUnreserved(byte) || byte >= 0x80 && index >= encodedUntil || byte == slash
        }
      }
    }
  }

  /// Text for a terminal: control characters but tab, escape sequences and bidirectional
  /// overrides become U+FFFD.
  package static func terminal(_ text: String, into output: inout [UInt8]) {
    copy(text, into: &output, replacing: TerminalSpecials.self)
  }
}

private let slash = UInt8(ascii: "/")

/// Copies `text`, runs without specials first, with what `specials` gives in place of the rest.
private func copy<S: Specials>(
  _ text: String, into output: inout [UInt8], replacing specials: S.Type
) {
  var text = text
  text.withUTF8 { copy($0, into: &output, replacing: specials) }
}

/// The same for bytes of UTF-8.
func copy<S: Specials>(
  _ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8], replacing specials: S.Type
) {
  var runStart = 0
  var index = 0
  var nextTry = 0
  while index < bytes.count {
    if index >= nextTry {
      while index + 8 <= bytes.count, S.arePlain(EightBytes(bytes, at: index)) { index += 8 }
      // The eight bytes that follow are looked at one by one before the next try.
      nextTry = index + 8
      if index == bytes.count { break }
    }
    guard S.mayStart(bytes[index]), let special = S.special(in: bytes, at: index) else {
      index += 1
      continue
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
    special.replacement.withUTF8Buffer { output.append(contentsOf: $0) }
    index += special.length
    runStart = index
  }
  output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
}

/// Whether there is anything in the bytes that ``copy(_:into:replacing:)`` would replace.
func hasSpecial<S: Specials>(_ bytes: UnsafeBufferPointer<UInt8>, _ specials: S.Type) -> Bool {
  var index = 0
  while index < bytes.count {
    if index + 8 <= bytes.count, S.arePlain(EightBytes(bytes, at: index)) {
      index += 8
      continue
    }
    for place in index..<min(index + 8, bytes.count)
    where S.mayStart(bytes[place]) && S.special(in: bytes, at: place) != nil { return true }
    index += 8
  }
  return false
}

private func percentEncode(
  _ byte: UInt8, into output: inout [UInt8], keeping isKept: (UInt8) -> Bool
) {
  guard !isKept(byte) else { return output.append(byte) }
  percentEncode(byte, into: &output)
}

func percentEncode(_ byte: UInt8, into output: inout [UInt8]) {
  output.append(UInt8(ascii: "%"))
  output.append(hexadecimalDigit(byte >> 4))
  output.append(hexadecimalDigit(byte & 15))
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}
