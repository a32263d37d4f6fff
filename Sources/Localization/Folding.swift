internal import Foundation

/// Texts made alike that differ only in ways a reader overlooks.
package enum Folding {
  /// Without differences of case and width, with one blank for each run of blanks and none at the
  /// ends. Linear; ASCII text needs no data.
  package static func folded(_ text: String) -> String {
    if isASCII(text) { return foldedASCII(text) }
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    var isBetween = false
    for scalar in caseFolded(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        isBetween = !folded.isEmpty
        continue
      }
      if isBetween { folded.append(" ") }
      isBetween = false
      folded.unicodeScalars.append(scalar)
    }
    return folded
  }

  private static func foldedASCII(_ text: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    var isBetween = false
    for byte in text.utf8 {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        isBetween = !folded.isEmpty
        continue
      }
      if isBetween { folded.append(0x20) }
      isBetween = false
      folded.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// As ``folded(_:)``, and without accents: what a search takes for the same.
  package static func searchKey(_ text: String) -> String {
    let folded = folded(text)
    guard !isASCII(folded) else { return folded }
    return folded.folding(options: .diacriticInsensitive, locale: nil)
  }

  private static func caseFolded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
}
