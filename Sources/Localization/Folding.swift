internal import Escaping
internal import Foundation

/// Texts made alike that differ only in ways a reader overlooks.
package enum Folding {
  /// Without differences of case and width, with one blank for each run of blanks and none at the
  /// ends. Linear; ASCII text needs no data.
  package static func folded(_ text: String) -> String {
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

  /// As ``folded(_:)``, and without accents: what a search takes for the same.
  package static func searchKey(_ text: String) -> String {
    let folded = folded(text)
    guard !folded.isASCII else { return folded }
    return folded.folding(options: .diacriticInsensitive, locale: nil)
  }

  private static func caseFolded(_ text: String) -> String {
    guard !text.isASCII else { return text.lowercased() }
    return text.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }
}
