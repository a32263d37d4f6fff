internal import Localization
internal import MenuKit

/// The folded texts that a filter looks into, by section and row.
struct SearchKeys: Sendable {
  let rows: [[String]]

  /// All that a reader can see of a row, its section's title and its details included.
  init(_ menu: LinkedMenu, details: (MenuRow, LogicalIndex) -> [MenuText]) {
    rows = menu.sections.enumerated().map { number, section in
      section.rows.enumerated().map { place, row in
        let more = details(row, LogicalIndex(section: number, row: place)).map(\.string)
        let texts = [section.title, row.title, row.badge].compactMap { $0 } + more
        return Folding.searchKey(texts.joined(separator: "\n"))
      }
    }
  }
}

extension BrowserModel {
  /// Takes a key into the filter; false when it is none that belongs there.
  mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character): setFilter(filter + String(character))
    case .backspace: setFilter(String(filter.dropLast()))
    case .control("u"): setFilter("")
    case .enter, .tab:
      isTyping = false
      pane = .rows
    case .escape: clearFilter()
    default: return false
    }
    return true
  }

  mutating func clearFilter() {
    isTyping = false
    setFilter("")
  }

  private mutating func setFilter(_ text: String) {
    guard text != filter else { return }
    let former = currentRow?.index
    filter = text
    if searchKeys == nil {
      searchKeys = SearchKeys(menu) { options.details.menu(asked, detailsFor: $0, at: $1) }
    }
    tell(.addressChanged(section: nil))
    showMatches()
    let row = former.flatMap(shown.shown)
    cursor = row.flatMap { shown.expanded.actualIndex(of: $0) } ?? shown.firstPlace()
    indexPosition = 0
    showCursor()
    if let cursor { tell(.focusMoved(section: cursor.section)) }
    showIndexEntry()
  }

  /// The rows in which all words of the filter occur, and the sections that have any. Without a
  /// filter all sections, the empty ones too.
  func matchingSections() -> [ShownMenu.Section] {
    let words = Folding.searchKey(filter).split(separator: " ")
    guard !words.isEmpty, let searchKeys else {
      return menu.sections.enumerated().map { number, section in
        ShownMenu.Section(source: number, rows: Array(section.rows.indices))
      }
    }
    return searchKeys.rows.enumerated().compactMap { number, rows in
      let matches = rows.indices.filter { row in words.allSatisfy { rows[row].contains($0) } }
      return matches.isEmpty ? nil : ShownMenu.Section(source: number, rows: matches)
    }
  }
}
