internal import MenuKit

// Which section is current.
extension WriteUp {
  var readingLine: String {
    [lineStart, lineDrawing, lineFormula, lineExample].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private var lineStart: String {
    """
    Which section is “current” while the page scrolls? The obvious answer, the one at the top of the \
    window, is wrong at the end: a page stops scrolling when its last line reaches the bottom of the \
    window, and all sections that begin below that point can never come to the top. Their index \
    entries would stay dark for ever.

    So the page has a **reading line**: an invisible line across the window, and the section it lies \
    on is current. For most of the way it rests at the top. Over the last stretch it sweeps down into \
    the last section, so that every section has its turn, in order, and the last one is reached \
    exactly at the end.
    """
  }

  /// Three windows over the last sections, with the line in each: a table, since a drawing of signs
  /// falls apart where a font has no two widths for Chinese.
  private var lineDrawing: String {
    let names = Array(scrolling.plan.menu.sections.indices.map { scrolling.title($0) }.suffix(6))
    guard names.count >= 2 else { return "" }
    let height = min(4, names.count)
    let end = names.count - height
    let windows: [(first: Int, line: Int)] = [(0, 0), (end / 2, height / 2), (end, height - 1)]
    var lines = ["| most of the way | near the end | at the end |", "|---|---|---|"]
    for row in 0..<height {
      let cells = windows.map { window in
        let name = MarkdownEscape.text(names[window.first + row])
        return row == window.line ? "**▸ \(name)**" : name
      }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private var lineFormula: String {
    """
    With *H* the window's height below the bar, *M* the scroll range, *t* and *h* the last section's \
    top and height: *a* = max(0, *t* − *M*) is how far the last section's top stays below the \
    window's top when nothing is left to scroll. If *a* is 0 the line stays at the top. Otherwise \
    *s* = min(*H*, *a* + *h*/2), and over the last *k* = min(*M*, *s*) of scroll the line sweeps \
    linearly from the top of the window down to *s*. The result is monotone, the first section is \
    current at 0 and the last one at *M*, and each section of some height owns an interval of the \
    way. The same function is in `menu.js` and in `MenuKit`'s `FairScrollMap`; vectors written by the \
    one are replayed in the other.
    """
  }

  /// The formula with the probable heights of a menu of this site.
  private var lineExample: String {
    let heights = scrolling.heights
    guard heights.count > 1 else { return "" }
    let window = 720.0
    var tops: [Double] = []
    var end = 200.0
    for height in heights {
      tops.append(end)
      end += height
    }
    let total = end + 120
    let range = max(0, total - window)
    let map = FairScrollMap(
      window: window, range: range, lastTop: tops[tops.count - 1],
      lastHeight: heights[heights.count - 1])
    let unreached = tops.count { $0 > range }
    let name = MarkdownEscape.text(scrolling.title)
    guard range > 0 else {
      return """
        \(name) is short: with rows of the usual height its \
        \(count(heights.count, "section")) fit into a window of \(pixels(window)). Then nothing \
        scrolls, and the section that was chosen stays marked.
        """
    }
    return """
      For \(name), with rows of the usual height, its \(count(heights.count, "section")) are some \
      \(pixels(total)) high with all that stands above and below. In a window of \(pixels(window)) \
      the scroll range is *M* = \(pixels(range)), and the last section, \
      \(scrolling.link(toSection: heights.count - 1)), begins at *t* = \(pixels(tops[tops.count - 1])). \
      \(unreachedNote(unreached, map))
      """
  }

  private func unreachedNote(_ unreached: Int, _ map: FairScrollMap) -> String {
    guard unreached > 0 else {
      return "It can reach the top of the window, so *a* = 0 and the line rests there all the way."
    }
    let who = unreached == 1 ? "The last section" : "The last \(unreached) sections"
    return """
      \(who) could never reach the top of the window. The line therefore ends *s* = \
      \(pixels(map.reach)) below it, and sweeps down over the last *k* = \(pixels(map.sweep)) of the \
      way.
      """
  }

  private func pixels(_ length: Double) -> String { "\(Int(length.rounded())) px" }

  var intent: String {
    """
    A position alone is not enough. Someone who clicks \(intentTarget) wants that entry marked: at \
    once, not after the page has glided past everything in between, and also when the section is too \
    short ever to reach the line.

    So a choice **locks** the mark. A click, a key, an address with an anchor, Back and Forward all \
    make their target current immediately, and it stays current through whatever scrolling follows \
    from the choice, until the reader really scrolls: with the wheel, a finger, a scroll key or the \
    scroll bar. Only then the reading line decides again. This is the articles' flag against feedback \
    between the two tables, made complete: the machine is a value that takes events and answers with \
    the new current section, or with nothing when nothing changed, and the page is touched only then.

    The address follows too, but by replacing, never by adding to the history, only after the reader \
    scrolled, and at rest. Back always leads to where one came from.
    """
  }

  private var intentTarget: String {
    let last = scrolling.sections - 1
    return last >= 0 ? scrolling.link(toSection: last) : "an entry"
  }
}
