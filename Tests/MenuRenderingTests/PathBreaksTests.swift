import Testing

@testable import MenuRendering
@testable import Mustache

@Suite("Places at which a path may break")
struct PathBreaksTests {
  @Test(
    "long words break behind their strokes, short ones and other texts stay as they are",
    arguments: [
      ("Sources/MenuRendering/RowObject.swift", "Sources/<wbr>MenuRendering/<wbr>RowObject.swift"),
      (
        "see Tests/MenuKitTests/LinkageTests.swift, and/or",
        "see Tests/<wbr>MenuKitTests/<wbr>LinkageTests.swift, and/or"
      ),
      ("a/b/<c>&d/efghijklmnopqrs", "a/<wbr>b/<wbr>&lt;c&gt;&amp;d/<wbr>efghijklmnopqrs"),
      ("and/or", nil), ("a long text of many words without any", nil), ("", nil),
    ])
  func breaks(_ text: String, _ markup: String?) {
    switch PathBreaks.value(text) {
    case .markup(let found): #expect(String(decoding: found.bytes, as: UTF8.self) == markup)
    case .text(let same): #expect(same == text && markup == nil)
    default: Issue.record("neither text nor markup")
    }
  }
}
