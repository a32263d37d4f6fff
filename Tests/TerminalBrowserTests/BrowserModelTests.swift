import MenuKit
import Platform
import TestSupport
import Testing

@testable import TerminalBrowser

/// What holds whatever keys are pressed.
@Suite struct BrowserModelTests {
  static let keys: [Key] = [
    .up, .down, .down, .down, .left, .right, .pageUp, .pageDown, .pageDown, .home, .end, .enter,
    .enter, .enter, .tab, .escape, .backspace, .character(" "), .character("+"), .character("-"),
    .character("*"), .character("/"), .character("a"), .character("e"), .control("u"),
  ]

  static func menu(_ random: inout RandomSource) -> LinkedMenu {
    let words = ["tea", "ice", "a", "烏龍茶", "café", "a rather long name of a thing", ""]
    func word() -> String { words.randomElement(using: &random) ?? "" }
    return LinkedMenu(
      word(),
      sections: (0..<Int.random(in: 0...7, using: &random)).map { _ in
        MenuSection(
          word(), level: Int.random(in: 0...2, using: &random),
          rows: (0..<Int.random(in: 0...9, using: &random)).map { number in
            MenuRow(
              word(), id: "\(number)", price: Bool.random(using: &random) ? "4.50" : nil,
              detail: Bool.random(using: &random)
                ? MenuText("\(word()) \(word())\n\(word())") : nil,
              startsExpanded: number % 4 == 0 ? true : nil)
          })
      })
  }

  @Test func anyKeysLeaveTheCursorInViewAndOneSectionCurrent() {
    var random = RandomSource(seed: 60)
    for round in 1...25 {
      var model = BrowserModel(
        Self.menu(&random), options: BrowserOptions(), size: .init(columns: 50, lines: 10))
      for _ in 1...80 {
        let before = BrowserScreen(model).text
        var pressed: Key?
        if Int.random(in: 0...15, using: &random) == 0 {
          model.resize(
            to: .init(
              columns: Int.random(in: 1...90, using: &random),
              lines: Int.random(in: 1...30, using: &random)))
        } else if let key = Self.keys.randomElement(using: &random) {
          pressed = key
          model.handle(key)
        }
        guard let problem = Self.problem(model) else { continue }
        let screens = (before + BrowserScreen(model).text).joined(separator: "\n")
        Issue.record("\(problem), round \(round), key \(String(describing: pressed)):\n\(screens)")
        return
      }
    }
  }

  /// What is wrong with a state; nil when nothing is.
  static func problem(_ model: BrowserModel) -> String? {
    let count = model.shown.sections.count
    if (model.linkage.current == nil) != (count == 0) { return "current" }
    if let current = model.linkage.current, current >= count { return "current out of range" }
    if let cursor = model.cursor {
      guard model.shown.expanded.place(at: cursor) != nil else { return "cursor at no place" }
      let isNearest = model.isInView(cursor) || !model.places.contains(where: model.isInView)
      if BrowserLayout.fits(model), !isNearest { return "cursor out of view" }
    } else if model.shown.firstPlace() != nil {
      return "no cursor"
    }
    if model.linkage.metrics != model.shown.metrics { return "metrics" }
    let screen = BrowserScreen(model)
    if BrowserLayout.fits(model), screen.lines.count != model.size.lines { return "line count" }
    if screen.text.contains(where: { Cells.width($0) > model.size.columns }) { return "too wide" }
    return nil
  }

  @Test func aLargeMenuAnswersAtOnce() {
    let rows = (0..<100).map { MenuRow("row \($0)", price: "1.00", detail: "more") }
    let menu = LinkedMenu(
      "large", sections: (0..<300).map { MenuSection("section \($0)", rows: rows) })
    var model = Sample.model(menu)
    let time = ProcessorTime.measure {
      Sample.press("right end enter up up pageUp enter home", &model)
      _ = BrowserScreen(model)
    }
    #expect(time < .seconds(2), "\(time)")
    #expect(model.cursor == ActualIndex(section: 0, row: 0))
  }
}

extension BrowserModel {
  fileprivate func isInView(_ place: ActualIndex) -> Bool {
    (position..<position + window).contains(line(of: place))
  }

  fileprivate var places: [ActualIndex] {
    var places: [ActualIndex] = []
    var next = shown.firstPlace()
    while let place = next {
      places.append(place)
      next = shown.place(after: place)
    }
    return places
  }
}
