internal import MenuKit
internal import MenuModel

// What each part of the pattern became.
extension WriteUp {
  var parts: String {
    """
    The pattern comes from three articles about double table views on iOS. Each of their parts has a \
    counterpart in the page, and one in the Swift library `MenuKit`, which drives native tables with \
    the same logic. The last column shows the part at work on this site.

    | Part | With UIKit | In this page | In `MenuKit` | Here |
    |---|---|---|---|---|
    \(partRows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n"))

    The division of labour is the same in all three worlds: what holds the columns knows nothing of \
    the data, what has the data knows nothing of the columns, and what links them is a small machine \
    that takes events and answers with the section that is current.
    """
  }

  private var partRows: [[String]] {
    let marked = scrolling.longest ?? 0
    return [
      [
        "L1 container and data source",
        "two `UITableView`s asking `numberOfRows`, `title(forRow:)`",
        "`nav` and `main`, written by templates from whatever answers", "`MenuDataSource`",
        "\(count(scrolling.sections, "title")) for \(MarkdownEscape.text(scrolling.title))",
      ],
      [
        "L2 delegate swaps the right table", "`didSelectRow` → new rows → `reloadData()`",
        "behaviour `swap`: `:target` shows one section", "`MenuDelegate`", swapHere,
      ],
      [
        "L3 lazy loading of a plist", "a group's rows are read when it is tapped",
        "one file, read once; icons by name, with `@2x` as `srcset`",
        "rows are asked for when first needed", iconsHere,
      ],
      [
        "T1 tap scrolls", "`scrollToRow(at:at:animated:)`",
        "a link to the section's anchor, `scroll-margin` under the bar",
        "`Linkage.handle(.indexTapped)`",
        anchorHere(marked),
      ],
      [
        "T2 the mark", "a coloured bar in the selected cell",
        "`aria-current`, a bar, weight and the highlighted icon", "`Linkage.current`",
        "always one of \(scrolling.sections)",
      ],
      [
        "T3 scrolling marks", "`willDisplayHeader`, a flag against feedback",
        "the reading line and the intent lock, below", "`FairScrollMap`, `Linkage`",
        "nothing is touched unless the section changes",
      ],
      [
        "T4 plus button", "named there, left out", "a labelled checkbox or stepper in a form",
        "`Selection`", selectionHere,
      ],
      [
        "T5 flat rows", "keys collected with a search per row", "sections in first-seen order",
        "`Grouping`, linear", flatHere,
      ],
      [
        "A1 a row inserts a detail", "`insertRows(at:with:)`", "`details`; a deep link opens it",
        "`ExpandedRows`",
        "\(count(menus.reduce(0) { $0 + $1.details }, "row that opens", "rows that open"))",
      ],
      [
        "A2 two index paths", "hand-made conversion, linear",
        "`aria-rowindex` and the row's number",
        "`LogicalIndex`, `ActualIndex`", "worked through below",
      ],
      [
        "A3 delegate for details", "a second data source",
        "a template of its own, `open:` says which start open",
        "`MenuDetailDelegate`", "`open: \(opening.plan.settings.open.rawValue)`",
      ],
    ]
  }

  private var swapHere: String {
    let names = menus.filter { $0.plan.settings.behaviour == .swap }.map {
      MarkdownEscape.text($0.title)
    }
    return names.isEmpty ? "no menu swaps" : names.joined(separator: ", ")
  }

  private var iconsHere: String {
    let count = menus.reduce(0) { $0 + $1.plan.menu.sections.count { $0.icon != nil } }
    return count == 0
      ? "a tile with the title's first letter"
      : self.count(count, "section with an icon", "sections with icons")
  }

  private func anchorHere(_ section: Int) -> String {
    guard scrolling.plan.menu.sections.indices.contains(section) else { return "–" }
    return MarkdownEscape.code("#" + scrolling.plan.menu.sections[section].anchor)
  }

  private var selectionHere: String {
    let names = menus.filter { $0.plan.settings.selection != nil }.map {
      MarkdownEscape.text($0.title)
    }
    return names.isEmpty ? "switched off" : names.joined(separator: ", ")
  }

  private var flatHere: String {
    flat.plan.groupColumn.map { "by \(MarkdownEscape.code($0)): \(count(flat.sections, "key"))" }
      ?? "the data has sections of its own"
  }
}
