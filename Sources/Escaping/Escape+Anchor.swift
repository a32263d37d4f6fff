extension Escape {
  /// The part of an anchor (an element's id) that a title gives: letters, marks and digits of any
  /// script in lower case, with one hyphen for whatever is between them. Nothing when the title has
  /// none of them.
  ///
  /// The name never starts or ends with a hyphen and never holds a slash, a dot or an underscore, so
  /// ids with one of those are free for other uses. A long title is cut after the word that passes 96
  /// bytes, or within one at 160, so that an anchor may also name a file.
  package static func anchorName(_ title: String, into output: inout [UInt8]) {
    AnchorName.with(title) { output.append(contentsOf: $0) }
  }

  /// The part of an anchor that a title gives, by itself; empty when the title has none.
  package static func anchorName(_ title: String) -> String {
    AnchorName.with(title) { String(decoding: $0, as: UTF8.self) }
  }
}

/// An anchor's name in the making, in memory for the longest.
private struct AnchorName {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var isBetween = false

  /// Where a name is cut behind a word, and within one.
  private static let softLimit = 96
  private static let hardLimit = 160
  /// The most that one character adds: a hyphen and what it is in lower case.
  private static let longestPart = 32

  /// Gives the name of a title to `use`.
  static func with<Result>(
    _ title: String, _ use: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: hardLimit + longestPart) { memory in
      var name = AnchorName(memory: memory)
      title.withBytes { name.add($0) }
      return use(UnsafeBufferPointer(rebasing: memory[..<name.count]))
    }
  }

  private init(memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  private var isFull: Bool { count >= (isBetween ? Self.softLimit : Self.hardLimit) }

  private mutating func add(_ title: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < title.count, !isFull {
      guard title[index] < 0x80 else {
        // The rest is read by scalars; text of ASCII, which most is, never comes here.
        let rest = String(decoding: UnsafeBufferPointer(rebasing: title[index...]), as: UTF8.self)
        for scalar in rest.unicodeScalars where !isFull { add(scalar) }
        return
      }
      add(ascii: title[index])
      index += 1
    }
  }

  private mutating func add(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      separate()
      append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      separate()
      append(byte | 0x20)
    // "Cook's" reads better as "cooks" than as "cook-s".
    case UInt8(ascii: "'"): break
    default: isBetween = true
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return add(ascii: UInt8(scalar.value)) }
    switch scalar.partInAnchors {
    case .letter:
      separate()
      for byte in scalar.properties.lowercaseMapping.utf8 { append(byte) }
    case .letterWithoutCase:
      separate()
      for byte in scalar.utf8 { append(byte) }
    // A mark without its letter, as after an emoji, would be alone.
    case .mark where !isBetween && count > 0: for byte in scalar.utf8 { append(byte) }
    case .nothing: break
    case .mark, .separator: isBetween = true
    }
  }

  private mutating func separate() {
    if isBetween, count > 0 { append(UInt8(ascii: "-")) }
    isBetween = false
  }

  private mutating func append(_ byte: UInt8) {
    memory[count] = byte
    count += 1
  }
}

extension Escape {
  /// The anchor name that a fragment as someone typed it means: percent-encoded or not, in any case,
  /// with blanks or hyphens.
  package static func fragmentName(_ fragment: String) -> String {
    anchorName(percentDecoded(fragment))
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
  case letter, letterWithoutCase, mark, separator
  /// What doesn't show and doesn't separate.
  case nothing
}

extension Unicode.Scalar {
  fileprivate var partInAnchors: AnchorPart {
    // Han characters, kana and Hangul syllables are all “other letters”; looking that up takes longer
    // than all else that is done with them.
    switch value {
    case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3:
      return .letterWithoutCase
    default: break
    }
    return partByCategory
  }

  private var partByCategory: AnchorPart {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .letterNumber,
      .otherNumber:
      .letter
    case .otherLetter, .decimalNumber: .letterWithoutCase
    case .nonspacingMark, .spacingMark: properties.isVariationSelector ? .nothing : .mark
    case .enclosingMark, .format: .nothing
    default: self == "\u{2019}" ? .nothing : .separator
    }
  }
}
