internal import Testing

@testable internal import Escaping

struct AnchorLettersTests {
  /// Some scripts are known without looking them up: that must give what looking up gives.
  @Test func `letters without case stand in anchors, and what is no letter does not`() {
    var wrong: [Unicode.Scalar] = []
    for scalar in (UInt32(0)...0x2FFFF).compactMap(Unicode.Scalar.init) {
      switch scalar.properties.generalCategory {
      case .otherLetter:
        if Escape.anchorName(String(scalar)) != String(scalar) { wrong.append(scalar) }
      case .unassigned, .privateUse, .otherSymbol, .otherPunctuation, .spaceSeparator, .control:
        if !Escape.anchorName(String(scalar)).isEmpty { wrong.append(scalar) }
      default: break
      }
    }
    #expect(wrong.isEmpty)
  }
}
