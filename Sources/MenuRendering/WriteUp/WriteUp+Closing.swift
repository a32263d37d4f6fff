internal import MenuKit
internal import MenuModel

// The report, limits, and how to go on.
extension WriteUp {
  var report: String {
    """
    Nothing in the pattern is about food. The left column can name files, rules or test suites and \
    the right one their findings, a badge saying how bad each is, and the detail holding what the \
    machine printed. Such a report is one folder of plain files: it opens as an artefact of a build, \
    from disk, under a policy that forbids everything but the site's own files, and a link to one \
    finding can be put into a review.

    \(reportHere)
    """
  }

  private var reportHere: String {
    guard let menu = menus.first(where: { $0.plan.settings.shape == .report }) else {
      return "This site holds no report; `shape: report` and a column for `badge` make one."
    }
    var counts: [(badge: String, count: Int)] = []
    for row in menu.plan.menu.sections.flatMap(\.rows) {
      guard let badge = row.badge else { continue }
      if let place = counts.firstIndex(where: { $0.badge == badge }) {
        counts[place].count += 1
      } else {
        counts.append((badge, 1))
      }
    }
    let badges = counts.prefix(8).map { "\($0.count) × \(MarkdownEscape.text($0.badge))" }
    return """
      \(MarkdownEscape.link(menu.title, menu.plan.place.index)) is one: \
      \(count(menu.rows, "finding")) in \(count(menu.sections, "section"))\
      \(badges.isEmpty ? "" : ", " + badges.joined(separator: ", ")).
      """
  }

  var limits: String {
    let largest = menus.max { $0.rows < $1.rows }
    return """
      - **One document, all rows.** Finding, printing, deep links and reading without script come from \
      having everything on the page. The price is its size. \(sizeNote(largest))
      - **Sections at a distance are estimates.** Browsers may leave out what is far from the window \
      (`content-visibility`), with heights estimated from the rows, so the scroll bar is a little off \
      until a part was seen. Jumps land exactly all the same.
      - **The index takes room.** On a phone it is a narrow column and never a drawer: that costs \
      width and saves a tap for each look. Titles should be short.
      - **Without script** there is no filter, no total and no sorting; the mark follows where the \
      browser's style language can do it alone. Nothing pretends otherwise: what needs the script is \
      not shown without it.
      - **Two tables are not one.** Index and sections are separate landmarks; a screen reader meets \
      the index first and can skip it.
      - **Order is content.** Sections stand as the data has them unless `order` says otherwise, and \
      numbers keep their digits. The build corrects nothing silently.
      """
  }

  private func sizeNote(_ largest: MenuFigures?) -> String {
    guard let largest else { return "" }
    let limit = SitePlanner.largestPage
    let name = MarkdownEscape.text(largest.title)
    let parts = Set(largest.plan.place.sectionPages).count
    if parts > 1 {
      return """
        The largest menu here, \(name) with \(count(largest.rows, "row")), is cut into \(parts) pages.
        """
    }
    return """
      The largest menu here, \(name), has \(count(largest.rows, "row")); beyond \(limit / 1000),000 a menu gets \
      a page for each section by itself.
      """
  }

  var adapting: String {
    """
    - **Other data:** put a file beside \(sourceName) and build again. `menugen inspect FILE` tells \
    how a file was understood and prints the configuration that says so explicitly.
    - **Other looks:** `accent`, `layout`, `density` and `shape` in the configuration; custom \
    properties in `Templates/theme.css`; or a template of the same name in `Templates/`.
    - **Other words:** `words:` replaces any word of the interface.
    - **Other behaviour:** `behaviour: swap`, `open: first`, `selection: true`, `pages: section`.
    - **A native app:** `MenuKit` holds the logic without any page. The data is in `menu.json`; in code \
    a menu reads

    ```swift
    \(code)
    ```

    `Linkage` then says which index row to mark for each scroll position, `ExpandedRows` which cells \
    to insert, `Selection` what was picked and what it costs.
    """
  }

  private var sourceName: String {
    let name = menus.first { !$0.plan.source.isEmpty }?.plan.source
    return name.map { MarkdownEscape.code($0) } ?? "the notes"
  }

  /// The first section of the site as Swift code.
  private var code: String {
    guard let menu = menus.first(where: { $0.rows > 0 }),
      let section = menu.plan.menu.sections.first(where: { !$0.rows.isEmpty })
    else { return "LinkedMenu(\(MarkdownEscape.literal(site.title)))" }
    let rows = section.rows.prefix(2).map { row in
      let price = row.price.map { ", price: \(MarkdownEscape.literal($0))" } ?? ""
      return "    MenuRow(\(MarkdownEscape.literal(row.title))\(price))"
    }
    let title = section.title.map(MarkdownEscape.literal) ?? "nil"
    return """
      let menu = LinkedMenu(\(MarkdownEscape.literal(menu.title))) {
        MenuSection(\(title)) {
      \(rows.joined(separator: "\n"))
        }
      }
      """
  }
}
