extension Escape {
  /// The part of an anchor (an element's id) that a title gives: letters, marks and digits of any
  /// script in lower case, with one hyphen for whatever is between them. Nothing when the title has
  /// none of them.
  ///
  /// The name never starts or ends with a hyphen and never holds a slash, a dot or an underscore, so
  /// ids with one of those are free for other uses. A long title is cut after the word that passes 96
  /// bytes, or within one at 160, so that an anchor may also name a file.
  package static func anchorName(_ title: String, into output: inout [UInt8]) {
    var title = title
    title.withUTF8 { bytes in
      var name = AnchorName(output)
      output = []
      for (index, byte) in bytes.enumerated() where !name.isFull {
        guard byte < 0x80 else {
          // The rest is read by scalars; text of ASCII, which most is, never comes here.
          let rest = String(decoding: UnsafeBufferPointer(rebasing: bytes[index...]), as: UTF8.self)
          for scalar in rest.unicodeScalars where !name.isFull { name.add(scalar) }
          break
        }
        name.add(ascii: byte)
      }
      output = name.bytes
    }
  }
}

/// An anchor's name in the making, behind what the buffer had before.
private struct AnchorName {
  private(set) var bytes: [UInt8]
  private let start: Int
  private var isBetween = false

  init(_ bytes: consuming [UInt8]) {
    start = bytes.count
    self.bytes = bytes
  }

  var isFull: Bool { bytes.count - start >= (isBetween ? 96 : 160) }

  mutating func add(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      separate()
      bytes.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      separate()
      bytes.append(byte | 0x20)
    // "Cook's" reads better as "cooks" than as "cook-s".
    case UInt8(ascii: "'"): break
    default: isBetween = true
    }
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return add(ascii: UInt8(scalar.value)) }
    switch scalar.partInAnchors {
    case .letter:
      separate()
      bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    // A mark without its letter, as after an emoji, would be alone.
    case .mark where !isBetween && bytes.count > start: bytes.append(contentsOf: scalar.utf8)
    case .nothing: break
    case .mark, .separator: isBetween = true
    }
  }

  private mutating func separate() {
    if isBetween, bytes.count > start { bytes.append(UInt8(ascii: "-")) }
    isBetween = false
  }
}

extension Escape {
  /// The anchor name that a fragment as someone typed it means: percent-encoded or not, in any case,
  /// with blanks or hyphens.
  package static func fragmentName(_ fragment: String) -> String {
    var name: [UInt8] = []
    anchorName(percentDecoded(fragment), into: &name)
    return String(decoding: name, as: UTF8.self)
  }

  /// Text with each `%XX` as the byte it stands for. Linear.
  package static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      {
        decoded.append(UInt8(high << 4 | low))
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

private enum AnchorPart {
  case letter, mark, separator
  /// What doesn't show and doesn't separate.
  case nothing
}

extension Unicode.Scalar {
  fileprivate var partInAnchors: AnchorPart {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      .letter
    case .nonspacingMark, .spacingMark: properties.isVariationSelector ? .nothing : .mark
    case .enclosingMark, .format: .nothing
    default: self == "\u{2019}" ? .nothing : .separator
    }
  }
}
