internal import Foundation

/// Unicode's composed normal form, in which equal texts are equal bytes.
package enum NormalForm {
  /// The text in NFC. Text of ASCII and of scripts that are written in composed form, which is nearly
  /// all text, is returned as it is. Linear.
  package static func composed(_ text: String) -> String {
    isSurelyComposed(text) ? text : text.precomposedStringWithCanonicalMapping
  }

  /// Whether the text can be seen to be in NFC without composing it: below U+0300 everything is, and
  /// so are Han characters, kana without separate marks, and Hangul syllables.
  private static func isSurelyComposed(_ text: String) -> Bool {
    let isLow = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0xCC } }
    if isLow ?? text.utf8.allSatisfy({ $0 < 0xCC }) { return true }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3,
        0x3400...0x4DBF, 0x3000...0x3029, 0xFF01...0xFF5E, 0x2010...0x2027, 0x0410...0x044F:
        true
      default: false
      }
    }
  }
}
