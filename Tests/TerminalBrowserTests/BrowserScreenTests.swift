import MenuKit
import Platform
import TestSupport
import Testing

@testable import TerminalBrowser

/// Menus and keys that several suites use.
enum Sample {
  static let teaHouse = LinkedMenu("Tea house") {
    MenuSection("Tea") {
      MenuRow("Oolong", price: "4.50 €", summary: "Half fermented, from the mountains of Fujian.")
      MenuRow("Sencha", price: "4.00 €", tags: ["green", "hot"])
      MenuRow("凍頂烏龍茶", price: "6.00 €", badge: "new")
    }
    MenuSection("Coffee") {
      MenuRow("Mocha", price: "from 5")
      MenuRow("Café crème", price: "¥ 18", isUnavailable: true)
      MenuRow("Espresso", price: "¥ 9", detail: "One\nTwo\nThree")
    }
    MenuSection("Soon")
    MenuSection("Sparkling water with a long name", level: 1) { MenuRow("Still") }
    MenuSection(nil) { MenuRow("Spoon", link: "https://example.org/spoon") }
  }

  static func model(
    _ menu: LinkedMenu = teaHouse, columns: Int = 44, lines: Int = 12, limit: Int? = nil
  ) -> BrowserModel {
    BrowserModel(
      menu, options: BrowserOptions(limit: limit), size: .init(columns: columns, lines: lines))
  }

  /// Keys as words: `down`, `enter`, a character for itself, `44x12` for a new size.
  static func press(_ words: String, _ model: inout BrowserModel) {
    let named: [Substring: Key] = [
      "up": .up, "down": .down, "left": .left, "right": .right, "pageUp": .pageUp,
      "pageDown": .pageDown, "home": .home, "end": .end, "enter": .enter, "tab": .tab,
      "escape": .escape, "backspace": .backspace, "space": .character(" "),
    ]
    for word in words.split(separator: " ") {
      if let key = named[word] {
        model.handle(key)
      } else if word.first?.isNumber == true, word.contains("x") {
        let numbers = word.split(separator: "x").compactMap { Int($0) }
        model.resize(to: .init(columns: numbers[0], lines: numbers[1]))
      } else {
        for character in word { model.handle(.character(character)) }
      }
    }
  }
}

@Suite struct BrowserScreenTests {
  static let scenarios: [(name: String, keys: String)] = [
    ("the start", ""),
    ("the index moves, the sections follow", "down down"),
    ("a short last section stays marked", "end"),
    ("the cursor carries the mark along", "tab down down down down"),
    ("a row opens under itself", "right enter"),
    ("several details, the cursor in one", "right end up up up enter down down"),
    ("closed from a detail", "right enter down enter"),
    ("all open, then all closed but one", "right * * enter"),
    ("picked, with a running total", "right space down ++ end space"),
    ("what is not available can't be picked", "right down down down down space"),
    ("a filter", "/ ca"),
    ("a filter that is left standing", "/ tea enter down"),
    ("a filter without hits", "/ xyz"),
    ("a filter given up", "/ ca escape"),
    ("a row without more", "right down down enter"),
    ("pages", "right pageDown"),
    ("narrower, details wrap anew", "right enter 30x12"),
    ("wider", "right enter 100x10"),
    ("too small", "20x4"), ("the keys", "44x15 ?"), ("the keys given up", "? x down"),
    ("lower than the menu, at the end", "44x6 right end"),
  ]

  @Test func screensAreAsCommitted() throws {
    let screens = Self.scenarios.map { name, keys in
      var model = Sample.model()
      Sample.press(keys, &model)
      let screen = BrowserScreen(model).text.map { "  |\($0)" }.joined(separator: "\n")
      return "\(name): \(keys)\n\(screen)\n"
    }
    let difference = try Golden.difference(
      of: screens.joined(separator: "\n"), from: "Tests/Terminal/screens.txt")
    #expect(difference == nil)
  }

  @Test func theLimitIsSaid() {
    var model = Sample.model(limit: 2)
    Sample.press("right + + +", &model)
    #expect(model.selection.count == 2)
    #expect(model.notice == "No more than 2 can be picked")
    #expect(BrowserScreen(model).text.last == " No more than 2 can be picked")
  }

  @Test func whatWasPickedIsListed() {
    var model = Sample.model()
    Sample.press("right space down ++ end space q", &model)
    #expect(model.isDone)
    #expect(
      BrowserTotal.list(of: model) == """
        1 × Oolong  4.50 €
        2 × Sencha  4.00 €
        1 × Spoon
        4 picked · 12.50 €, 1 without price

        """)
    #expect(BrowserTotal.list(of: Sample.model()) == "")
  }

  @Test func dataCanDoNothingToTheTerminal() {
    let hostile =
      "a\u{1B}[2J\u{7}\u{9B}31m\u{202E}b\r\n\tc" + String(repeating: "\u{301}", count: 500)
    let menu = LinkedMenu(hostile) {
      MenuSection(hostile) {
        MenuRow(hostile, price: hostile, summary: MenuText(hostile), badge: hostile)
      }
    }
    var model = Sample.model(menu)
    Sample.press("right enter space", &model)
    var painter = Painter()
    let drawn = String(decoding: painter.bytes(for: BrowserScreen(model).lines), as: UTF8.self)
    let own = drawn.replacing(/\u{1B}\[[0-9;]*[HKJm]/, with: "")
    #expect(own.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 && $0.value != 0x9B })
    #expect(!own.unicodeScalars.contains("\u{202E}"))
    #expect(drawn.utf8.count < 3000)
    #expect(!BrowserTotal.list(of: model).unicodeScalars.contains("\u{1B}"))
  }

  @Test func onlyChangedLinesAreDrawn() {
    var model = Sample.model()
    var painter = Painter()
    let whole = painter.bytes(for: BrowserScreen(model).lines)
    #expect(painter.bytes(for: BrowserScreen(model).lines).isEmpty)
    model.handle(.tab)
    let part = painter.bytes(for: BrowserScreen(model).lines)
    #expect(!part.isEmpty && part.count < whole.count / 2)
    painter.forget()
    #expect(painter.bytes(for: BrowserScreen(model).lines).starts(with: Array("\u{1B}[2J".utf8)))
  }
}
