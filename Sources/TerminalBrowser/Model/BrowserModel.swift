internal import MenuKit
internal import Platform

/// What the browser knows: the two panes of a menu, and what the reader did with them. A value; keys
/// change it, ``BrowserScreen`` draws it.
///
/// Lengths are lines. The panes stand between a title line and a status line.
struct BrowserModel: Sendable {
  /// Which pane the keys go to.
  enum Pane: Sendable { case index, rows }

  let menu: LinkedMenu
  let options: BrowserOptions
  /// Each row's id in a selection, by section and row.
  let ids: [[String]]
  /// The columns that the widest entry of the index takes, its count included.
  let widestEntry: Int
  /// The menu as the detail delegate is shown it.
  let asked: LazyMenu

  var size: Terminal.Size
  var pane = Pane.index
  var shown: ShownMenu
  var linkage: Linkage
  /// The place under the cursor; nil when no row is shown.
  var cursor: ActualIndex?
  /// The first line of the index that is in view.
  var indexPosition = 0
  var selection: Selection
  /// The open rows of the whole menu.
  var open: Set<LogicalIndex> = []
  var filter = ""
  /// Whether keys go into the filter.
  var isTyping = false
  /// Whether the keys are shown in place of the panes.
  var isHelping = false
  /// What the last key came to, when that is to be said.
  var notice: String?
  var isDone = false
  /// What the filter compares with, made when it is first needed.
  var searchKeys: SearchKeys?

  init(_ menu: LinkedMenu, options: BrowserOptions, size: Terminal.Size) {
    self.menu = menu
    self.options = options
    self.size = size
    ids = menu.selectionIDs()
    asked = LazyMenu(asking: menu)
    widestEntry =
      menu.sections.map { section in
        Cells.width(IndexPane.entry(of: section)) + String(section.rows.count).count
      }.max() ?? 0
    selection = Selection(limit: options.limit)
    shown = ShownMenu([]) { _ in 0 }
    linkage = Linkage(shown.metrics, window: 0)
    openAtStart()
    showMatches()
    linkage = Linkage(shown.metrics, window: Double(window))
    cursor = shown.firstPlace()
  }

  /// The lines of a pane.
  var window: Int { max(1, size.lines - 2) }

  /// The first line of the sections that is in view.
  var position: Int { Int(linkage.position) }

  /// The row of the whole menu under the cursor.
  var currentRow: (index: LogicalIndex, row: MenuRow)? {
    guard let cursor, let shownIndex = shown.expanded.logicalIndex(of: cursor) else { return nil }
    let index = shown.source(of: shownIndex)
    return (index, menu.sections[index.section].rows[index.row])
  }

  /// The line of the sections on which a place stands.
  func line(of place: ActualIndex) -> Int {
    Int(linkage.metrics.top(ofSection: place.section)) + 1 + place.row
  }

  /// The lines that open under a row, as wide as the pane is now.
  func details(of row: MenuRow, at index: LogicalIndex) -> [String] {
    guard options.details.menu(asked, canOpen: row, at: index) else { return [] }
    let width = BrowserLayout(self).rows - BrowserLayout.detailIndent - 1
    return options.details.menu(asked, detailsFor: row, at: index)
      .flatMap { Cells.wrapped($0.string, to: width) }
  }

  // MARK: - Following

  /// Tells the linkage what happened and does what it answers. A terminal has no animation: a scroll
  /// arrives at once.
  mutating func tell(_ event: LinkageEvent) {
    guard let answer = linkage.handle(event) else { return }
    if let scroll = answer.scroll {
      linkage.handle(.scrolled(to: scroll.position))
      linkage.handle(.scrollAnimationEnded)
    }
    if answer.movesIndex { showIndexEntry() }
  }

  /// Scrolls the index as far as the current entry needs to be seen.
  mutating func showIndexEntry() {
    guard let current = linkage.current else { return }
    let position = IndexColumn.position(
      showing: Double(current), height: 1, from: Double(indexPosition), window: Double(window))
    indexPosition = Int(position)
  }

  /// Makes what is shown anew from the filter and the open rows, and tells the linkage.
  mutating func showMatches() {
    let sections = matchingSections()
    shown = ShownMenu(sections) { index in
      guard open.contains(index) else { return 0 }
      return details(of: menu.sections[index.section].rows[index.row], at: index).count
    }
    tell(.layoutChanged(metrics: shown.metrics, window: Double(window)))
  }
}
