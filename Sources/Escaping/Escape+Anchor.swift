extension Escape {
  /// The part of an anchor (an element's id) that a title gives: letters, marks and digits of any
  /// script in lower case, with one hyphen for whatever is between them. Nothing when the title has
  /// none of them.
  ///
  /// The name never starts or ends with a hyphen and never holds a slash, a dot or an underscore, so
  /// ids with one of those are free for other uses. A long title is cut after the word that passes 96
  /// bytes, or within one at 160, so that an anchor may also name a file.
  package static func anchorName(_ title: String, into output: inout [UInt8]) {
    let start = output.count
    var isBetween = false
    func separate() {
      if isBetween, output.count > start { output.append(hyphen) }
      isBetween = false
    }
    for scalar in title.unicodeScalars {
      let length = output.count - start
      if length >= (isBetween ? 96 : 160) { break }
      if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          separate()
          output.append(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
          separate()
          output.append(byte | 0x20)
        // "Cook's" reads better as "cooks" than as "cook-s".
        case UInt8(ascii: "'"): break
        default: isBetween = true
        }
      } else {
        switch scalar.partInAnchors {
        case .letter:
          separate()
          output.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        // A mark without its letter, as after an emoji, would be alone.
        case .mark where !isBetween && output.count > start:
          output.append(contentsOf: scalar.utf8)
        case .nothing: break
        case .mark, .separator: isBetween = true
        }
      }
    }
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

private let hyphen = UInt8(ascii: "-")

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
