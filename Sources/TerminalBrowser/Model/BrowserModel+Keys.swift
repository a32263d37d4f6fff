internal import MenuKit
internal import Platform

extension BrowserModel {
  /// What the status line says the keys do.
  static let help =
    "? keys  ↑↓ move  ⇥ pane  ↵ open  ␣ pick  / filter  q quit"

  /// All keys, with what they do.
  static let keys: [(key: String, use: String)] = [
    ("↑ ↓", "move, also k j"), ("← →", "to the index, to the rows, also h l"),
    ("Tab", "to the other pane"), ("Page", "a window up, down"),
    ("Home End", "first, last, also g G"),
    ("Enter", "open a row, close it"), ("*", "open all rows, close all"),
    ("Blank", "pick a row, or not"),
    ("+ −", "more, fewer of it"), ("/", "find rows that hold all words"),
    ("Escape", "show all again"),
    ("q", "leave; what was picked is printed"),
  ]

  /// Takes a key.
  mutating func handle(_ key: Key) {
    notice = nil
    if isHelping, key != .character("q") {
      isHelping = false
      return
    }
    if isTyping, type(key) { return }
    switch key {
    case .character("q"), .control("c"), .control("d"): isDone = true
    case .tab: pane = pane == .index ? .rows : .index
    case .left, .character("h"): pane = .index
    case .right, .character("l"): pane = .rows
    case .character("/"): isTyping = true
    case .character("?"): isHelping = true
    case .escape: clearFilter()
    case .character("*"): toggleAll()
    case .pageDown, .control("f"): page(by: 1)
    case .pageUp, .control("b"): page(by: -1)
    default:
      switch pane {
      case .index: handleInIndex(key)
      case .rows: handleInRows(key)
      }
    }
  }

  private mutating func handleInIndex(_ key: Key) {
    let current = linkage.current ?? 0
    switch key {
    case .up, .character("k"): choose(current - 1)
    case .down, .character("j"): choose(current + 1)
    case .home, .character("g"): choose(0)
    case .end, .character("G"): choose(shown.sections.count - 1)
    case .enter: pane = .rows
    case .character(" "), .character("+"), .character("-"): handleInRows(key)
    default: break
    }
  }

  private mutating func handleInRows(_ key: Key) {
    switch key {
    case .up, .character("k"): move(to: cursor.flatMap(shown.place(before:)))
    case .down, .character("j"): move(to: cursor.flatMap(shown.place(after:)))
    case .home, .character("g"): move(to: shown.firstPlace())
    case .end, .character("G"): move(to: shown.lastPlace())
    case .enter: toggleRow()
    case .character(" "): pick { $0.toggle($1) }
    case .character("+"), .character("="): pick { $0.add(of: $1) }
    case .character("-"): pick { $0.add(-1, of: $1) }
    default: break
    }
  }

  /// Takes the window's new size: details are wrapped anew, and what stood at the top of the pane
  /// stands there still as far as the cursor can be seen.
  mutating func resize(to size: Terminal.Size) {
    let top = topPlace
    let row = cursor.flatMap { shown.expanded.logicalIndex(of: $0) }
    self.size = size
    showMatches()
    if let top {
      scroll(to: Int(linkage.metrics.top(ofSection: top.section)) + lineOffset(of: top))
    }
    cursor = row.flatMap { shown.expanded.actualIndex(of: $0) } ?? shown.firstPlace()
    showCursor()
    showIndexEntry()
  }

  /// What stands on the first line of the pane: a section, and a row unless it is the heading.
  private var topPlace: (section: Int, row: LogicalIndex?)? {
    guard let section = linkage.metrics.section(at: Double(position)) else { return nil }
    let offset = position - Int(linkage.metrics.top(ofSection: section))
    guard case .place(let place) = shown.line(offset, inSection: section) else {
      return (section, nil)
    }
    return (section, shown.expanded.logicalIndex(of: place))
  }

  private func lineOffset(of top: (section: Int, row: LogicalIndex?)) -> Int {
    top.row.flatMap { shown.expanded.actualIndex(of: $0) }.map { $0.row + 1 } ?? 0
  }
}
