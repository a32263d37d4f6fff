internal import Foundation
internal import Localization
internal import Testing

@Suite("Texts made alike") struct FoldingTests {
  @Test(arguments: [
    ("  Green\t\u{3000} TEA ", "green tea"), ("ＴＥＡ", "tea"), ("Straße", "strasse"), ("ÉTÉ", "été"),
    ("", ""), ("ｶﾞ", "ガ"),
  ])
  func folded(_ text: String, _ expected: String) {
    #expect(Folding.folded(text) == expected)
  }

  @Test(arguments: [("Crème Brûlée", "creme brulee"), ("Ａ１", "a1"), ("寿司", "寿司"), ("ñ", "n")])
  func searchKey(_ text: String, _ expected: String) {
    #expect(Folding.searchKey(text) == expected)
  }

  @Test(arguments: [
    ("plain", "plain"), ("e\u{301}", "é"), ("\u{1100}\u{1161}", "가"), ("カ\u{3099}", "ガ"),
    ("\u{212B}", "Å"), ("\u{F900}", "豈"), ("ﬁ", "ﬁ"), ("a\u{315}\u{300}", "à\u{315}"),
    ("\u{2126}", "Ω"), ("\u{1F71}", "ά"),
  ])
  func composed(_ text: String, _ expected: String) {
    #expect(NormalForm.composed(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func whatIsTakenForComposedIs() {
    for value in UInt32(0)..<0x11000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["a\(scalar)", "が\(scalar)", "\(scalar)가"] {
        let expected = text.precomposedStringWithCanonicalMapping
        #expect(NormalForm.composed(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
      }
    }
  }
}
