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
    json(text, "", into: &output)
  }

  /// Two texts, one after the other, as one string of JSON.
  package static func json(_ text: String, _ rest: String, into output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    copy(text, into: &output, replacing: JSONSpecials.self)
    copy(rest, into: &output, replacing: JSONSpecials.self)
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
    text.withBytes { bytes in
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

extension Escape {
  /// What the program itself says, as it is.
  package static func constant(_ text: StaticString, into output: inout [UInt8]) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  /// A whole number in decimal digits.
  package static func number(_ number: Int, into output: inout [UInt8]) {
    if number < 0 { output.append(UInt8(ascii: "-")) }
    digits(of: number.magnitude, into: &output)
  }

  private static func digits(of number: UInt, into output: inout [UInt8]) {
    if number >= 10 { digits(of: number / 10, into: &output) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Text that one of these functions gave, as it is.
  package static func written(_ text: String, into output: inout [UInt8]) {
    text.withBytes { output.append(contentsOf: $0) }
  }

  /// Whether a byte of ASCII is in a text. Linear, and quick.
  package static func contains(_ byte: UInt8, in text: String) -> Bool {
    text.withBytes { bytes in
      stride(from: 0, to: bytes.count, by: 16).contains {
        var places = SixteenBytes.Places(SixteenBytes(bytes, at: $0).equal(byte))
        return places.next() != nil
      }
    }
  }
}

private let slash = UInt8(ascii: "/")

/// Copies `text`, runs without specials first, with what `specials` gives in place of the rest.
private func copy<S: Specials>(
  _ text: String, into output: inout [UInt8], replacing specials: S.Type
) {
  text.withBytes { copy($0, into: &output, replacing: specials) }
}

/// The same for bytes of UTF-8.
func copy<S: Specials>(
  _ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8], replacing specials: S.Type
) {
  var runStart = 0
  var index = 0
  while let place = nextMark(in: bytes, from: index, specials) {
    guard let special = S.special(in: bytes, at: place) else {
      index = place + 1
      continue
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<place]))
    special.replacement.withUTF8Buffer { output.append(contentsOf: $0) }
    index = place + special.length
    runStart = index
  }
  if runStart < bytes.count {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
  }
}

/// Whether there is anything in the bytes that ``copy(_:into:replacing:)`` would replace.
func hasSpecial<S: Specials>(_ bytes: UnsafeBufferPointer<UInt8>, _ specials: S.Type) -> Bool {
  var index = 0
  while let place = nextMark(in: bytes, from: index, specials) {
    if S.special(in: bytes, at: place) != nil { return true }
    index = place + 1
  }
  return false
}

/// The first place from `start` on where a special sequence may start; nil when there is none.
private func nextMark<S: Specials>(
  in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ specials: S.Type
) -> Int? {
  var index = start
  while index < bytes.count {
    var places = SixteenBytes.Places(S.marks(in: SixteenBytes(bytes, at: index)))
    while let place = places.next() {
      if S.mayStart(bytes[index + place]) { return index + place }
    }
    index += 16
  }
  return nil
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
