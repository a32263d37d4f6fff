internal import MenuKit
internal import MenuModel

// Swap, and rows that open.
extension WriteUp {
  var swap: String {
    let swapping = menus.filter { $0.plan.settings.behaviour == .swap }
    let here =
      swapping.isEmpty
      ? "No menu of this site swaps; `behaviour: swap` in a `menugen.yml` is all it takes."
      : "On this site "
        + swapping.map { MarkdownEscape.link($0.title, $0.plan.place.index) }
        .joined(separator: ", ") + (swapping.count == 1 ? " works" : " work") + " this way."
    return """
      The first article's right table does not scroll through all groups: it shows the rows of the \
      chosen one, and a delegate hands them over. In the page this is the behaviour `swap`. All \
      sections are there, each with `hidden="until-found"`; the address names one, and `:target` shows \
      it, the first one while none is named. No script is needed for that. Links, bookmarks and Back \
      work because the choice *is* the address; finding in the page works because a hidden section \
      that holds the words is shown by the browser; paper gets all of them.

      Linked pages are for reading on, swapped ones for looking up. When groups are long and have \
      little to do with each other, swap; when someone may browse, link. \(here)
      """
  }

  var rows: String {
    [rowsStart, rowsExample].joined(separator: "\n\n")
  }

  private var rowsStart: String {
    let details = menus.reduce(0) { $0 + $1.details }
    return """
      \(details == 0 ? "No row" : count(details, "row")) of this site \
      \(details == 1 ? "has" : details == 0 ? "has" : "have") more to say than fits into a line. In \
      UIKit that became an extra cell, inserted under the row that was tapped; in the page it is a \
      native `details` element, so it opens without script, a deep link opens it, and so do find and \
      print.

      Inserting has a price: from then on there are two ways to count. The **logical** index path is \
      the row's place in the data and never changes. The **actual** one is its place on screen, where \
      every open detail above pushes it down. Mixing them up opens the wrong row, and nothing warns: \
      both are pairs of numbers. In `MenuKit` they are two types, so that the compiler does, and each \
      converts to the other in logarithmic time.
      """
  }

  /// A section of the site with its first rows opened.
  private var rowsExample: String {
    guard let section = exampleSection else {
      return "There is no section with two rows here to show it on."
    }
    let rows = opening.plan.menu.sections[section].rows
    let withDetail = rows.indices.filter { opening.hasDetail(section, $0) }
    let opened = withDetail.isEmpty ? [0] : Array(withDetail.prefix(2))
    var expanded = ExpandedRows(rowCounts: opening.plan.menu.sections.map(\.rows.count))
    for row in opened { expanded.expand(LogicalIndex(section: section, row: row)) }
    let last = min(rows.count - 1, (opened.last ?? 0) + 2)
    var lines = ["| On screen | Logical | Actual |", "|---|--:|--:|"]
    for row in 0...last {
      let index = LogicalIndex(section: section, row: row)
      guard let actual = expanded.actualIndex(of: index) else { continue }
      lines.append(
        "| \(opening.link(toRow: row, of: section)) | \(section)–\(row) | \(section)–\(actual.row) |"
      )
      if let detail = expanded.actualIndex(ofDetail: 0, of: index) {
        lines.append("| *its detail* | | \(section)–\(detail.row) |")
      }
    }
    let names = opened.map { MarkdownEscape.text(rows[$0].title) }.joined(separator: " and ")
    let total = expanded.actualCount(inSection: section)
    return """
      Take \(opening.link(toSection: section)) in \(MarkdownEscape.text(opening.title)): section \
      \(section), \(count(rows.count, "row")), with \(names) open\
      \(withDetail.isEmpty ? " for the sake of the example" : "").

      \(lines.joined(separator: "\n"))

      The section has \(rows.count) logical places and \(total) actual ones. In the table layout the \
      page says both: the number a reader sees is the logical one, `aria-rowindex` is the actual one, \
      so a screen reader counts what is there.
      """
  }

  /// The first section with two rows that open, else with one, else with two rows.
  private var exampleSection: Int? {
    let sections = opening.plan.menu.sections
    let numbers = sections.indices
    func details(_ section: Int) -> Int {
      sections[section].rows.indices.count { opening.hasDetail(section, $0) }
    }
    return numbers.first { details($0) > 1 } ?? numbers.first { details($0) > 0 }
      ?? numbers.first { sections[$0].rows.count > 1 }
  }
}
