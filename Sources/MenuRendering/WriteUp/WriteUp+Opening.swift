internal import MenuKit
internal import MenuModel

// What it is about, and what this site holds.
extension WriteUp {
  var problem: String {
    """
    A list of a few dozen things is easy. A list of some hundred is not: whoever reads it has to know \
    what there is, where they are, and how to get to the part they came for, and a single column \
    answers none of that. A page for each group answers the first question and breaks the other two: \
    nobody leafs through \(count(longestIndex, "page")).

    Phone apps that sell food, list cities or sort coupons met the same problem and settled on one \
    answer: **two tables beside each other**. The left one, narrow, names the groups; the right one \
    holds all their rows, one group after the other. The two are linked in both directions. A tap on \
    the left brings a group to the top on the right; moving on the right moves the mark on the left. \
    One always knows the whole, the place, and the way.

    On the web this is rarely done well. The index ends up in a drawer behind a button; short groups \
    at the end are never marked, because the page can't scroll that far; the mark runs along the \
    index while the page glides to a place someone chose; the Back button fills up with places nobody \
    went to; without script there is nothing at all. The chapters below say how this site avoids each \
    of these. Every figure in them was counted when the site was built.
    """
  }

  private var longestIndex: Int { menus.map(\.sections).max() ?? 0 }

  var figures: String {
    var lines = [
      "| Menu | Read from | Sections | Rows | Empty sections | Rows that open | Most rows in |",
      "|---|---|--:|--:|--:|--:|---|",
    ]
    for menu in menus {
      let longest = menu.longest.map {
        "\(menu.link(toSection: $0)), \(menu.plan.menu.sections[$0].rows.count)"
      }
      let cells = [
        MarkdownEscape.link(menu.title, menu.plan.place.index),
        menu.plan.source.isEmpty ? "notes" : MarkdownEscape.code(menu.plan.source),
        "\(menu.sections)", "\(menu.rows)", "\(menu.emptySections)", "\(menu.details)",
        longest ?? "–",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    let sections = menus.reduce(0) { $0 + $1.sections }
    let rows = menus.reduce(0) { $0 + $1.rows }
    lines += [
      "",
      """
      Together: \(count(menus.count, "menu")), \(count(sections, "section")), \
      \(count(rows, "row")). \(emptyNote)
      """,
    ]
    return lines.joined(separator: "\n")
  }

  private var emptyNote: String {
    for menu in menus {
      let sections = menu.plan.menu.sections
      guard let empty = sections.indices.first(where: { sections[$0].rows.isEmpty }) else {
        continue
      }
      return """
        A section without rows, such as \(menu.link(toSection: empty)), keeps its place in the index \
        and says that it is empty: that is a fact about the data, not a fault of the page.
        """
    }
    return "No section is empty; one that were would keep its place in the index and say so."
  }
}
