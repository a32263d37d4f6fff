internal import Testing

@testable internal import Escaping

struct AnchorLettersTests {
  @Test func `scripts that are taken for letters without case are such, every character of them`() {
    let ranges: [ClosedRange<UInt32>] = [
      0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3,
    ]
    let others = ranges.joined().compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory != .otherLetter || Escape.anchorName(String($0)) != String($0)
    }
    #expect(others.isEmpty)
  }
}
