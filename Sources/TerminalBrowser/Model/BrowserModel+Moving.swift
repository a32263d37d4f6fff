internal import MenuKit

extension BrowserModel {
  /// The reader chooses a section in the index: it is shown from its top, and the cursor waits at its
  /// first row, or as near as there is one.
  mutating func choose(_ section: Int) {
    guard shown.sections.indices.contains(section) else { return }
    tell(.indexTapped(section: section))
    if shown.expanded.actualCount(inSection: section) > 0 {
      cursor = ActualIndex(section: section, row: 0)
    } else {
      keepCursorInView()
    }
  }

  /// Moves the cursor, scrolls as little as that needs, and makes its section current.
  mutating func move(to place: ActualIndex?) {
    guard let place else { return }
    cursor = place
    showCursor()
    tell(.focusMoved(section: place.section))
  }

  /// Scrolls by a window less a line; at the end of the scroll the cursor goes to the end of the rows.
  mutating func page(by pages: Int) {
    let former = position
    scroll(to: position + pages * max(1, window - 1))
    if position == former { return move(to: pages > 0 ? shown.lastPlace() : shown.firstPlace()) }
    keepCursorInView()
  }

  /// The reader scrolls to a line.
  mutating func scroll(to line: Int) {
    tell(.readerGesture)
    tell(.scrolled(to: Double(line)))
  }

  /// Scrolls as little as shows the cursor, with the heading above a section's first place.
  func scrollShowingCursor() -> Int {
    guard let cursor else { return position }
    let heading = cursor.row == 0 ? 1 : 0
    return Int(
      IndexColumn.position(
        showing: Double(line(of: cursor) - heading), height: Double(1 + heading),
        from: Double(position), window: Double(window)))
  }

  mutating func showCursor() {
    let line = scrollShowingCursor()
    if line != position { scroll(to: line) }
  }

  /// Brings the cursor to the nearest place in view when the scroll left it behind.
  mutating func keepCursorInView() {
    guard var place = cursor else { return }
    while line(of: place) < position, let next = shown.place(after: place) { place = next }
    while line(of: place) >= position + window, let former = shown.place(before: place) {
      place = former
    }
    cursor = place
  }
}
