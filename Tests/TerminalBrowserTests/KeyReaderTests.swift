import TestSupport
import Testing

@testable import TerminalBrowser

@Suite struct KeyReaderTests {
  static let cases: [(bytes: String, keys: [Key])] = [
    ("a", [.character("a")]), ("\t\r\n", [.tab, .enter, .enter]),
    ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{3}\u{15}", [.control("c"), .control("u")]),
    ("茶é🍵", [.character("茶"), .character("é"), .character("🍵")]),
    ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    (
      "\u{1B}[5~\u{1B}[6~\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}OF",
      [.pageUp, .pageDown, .home, .end, .home, .end]
    ),
    ("\u{1B}[1;5A", [.up]), ("\u{1B}[3~x", [.character("x")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}x", [.escape, .character("x")]), ("\u{1B}[Zq", [.character("q")]),
  ]

  @Test(arguments: cases.map(\.bytes))
  func keysAreReadInWhateverPiecesTheyCome(_ bytes: String) throws {
    let keys = try #require(Self.cases.first { $0.bytes == bytes }?.keys)
    var whole = KeyReader()
    #expect(whole.take(Array(bytes.utf8)) == keys)
    var pieces = KeyReader()
    #expect(bytes.utf8.flatMap { pieces.take([$0]) } == keys)
    #expect(!pieces.isWaiting)
  }

  @Test func onlyTimeTellsTheEscapeKey() {
    var reader = KeyReader()
    #expect(reader.take([0x1B]).isEmpty)
    #expect(reader.isWaiting)
    #expect(reader.flush() == [.escape])
    #expect(!reader.isWaiting)
    #expect(reader.take([0xE8]).isEmpty)
    #expect(reader.flush().isEmpty, "the start of a character that never came")
  }

  @Test func anyBytesAreBorne() {
    var random = RandomSource(seed: 70)
    for _ in 1...300 {
      var reader = KeyReader()
      let bytes = (0..<200).map { _ in
        [0x1B, 0x5B, 0x4F, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
          ?? 0
      }
      _ = reader.take(bytes)
      _ = reader.flush()
      #expect(reader.take(Array("q".utf8)) == [.character("q")])
    }
  }
}

@Suite struct CellsTests {
  @Test(arguments: [
    ("", 0), ("tea", 3), ("烏龍茶", 6), ("ｱ", 1), ("Ａ", 2), ("e\u{301}", 1), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("🍵", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("🇫🇷", 2), ("…", 1),
    ("\u{301}", 0), ("±", 1),
  ])
  func widths(_ text: String, _ width: Int) {
    #expect(Cells.width(text) == width)
  }

  @Test(arguments: [
    ("oolong", 6, "oolong"), ("oolong", 5, "oolo…"), ("烏龍茶", 5, "烏龍…"), ("烏龍茶", 4, "烏…"),
    ("tea", 1, "…"),
    ("tea", 0, ""),
  ])
  func fitting(_ text: String, _ width: Int, _ fitted: String) {
    #expect(Cells.fitted(text, to: width) == fitted)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
    ("internationally", 6, ["intern", "ationa", "lly"]), ("烏龍茶葉", 5, ["烏龍", "茶葉"]),
    ("a烏龍b", 4, ["a烏", "龍b"]), ("one\n\ntwo", 9, ["one", "", "two"]), ("", 9, [""]),
    ("a   b", 2, ["a", "b"]),
    ("ab cd", 2, ["ab", "cd"]), ("tail   ", 4, ["tail"]),
  ])
  func wrapping(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(Cells.wrapped(text, to: width) == lines)
  }
}
