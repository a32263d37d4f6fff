internal import MenuKit

// From rows to columns.
extension WriteUp {
  var flow: String {
    [flowStart, flowDrawing, flowExample, flowAnchors].joined(separator: "\n\n")
  }

  private var flowStart: String {
    if let column = flat.plan.groupColumn {
      return """
        The data of \(MarkdownEscape.text(flat.title)) is flat: one row after another, each saying in \
        its column \(MarkdownEscape.code(column)) which group it belongs to. One pass over the rows \
        makes two columns of it. A dictionary remembers the place of each key; a key that was not seen \
        before gets the next place, so the sections stand in the order in which the data first names \
        them. No row is compared with another, and the time grows with the rows, not with rows times \
        groups.
        """
    }
    return """
      The data of \(MarkdownEscape.text(flat.title)) already comes in groups, so each group is a \
      section. Had it been flat, one row after another with the group's name in a column, one pass \
      would make the same two columns of it: a dictionary remembers the place of each name, a name \
      that was not seen before gets the next place, and the sections stand in the order in which the \
      data first names them.
      """
  }

  /// The first rows as they come, beside the two columns that they make.
  private var flowDrawing: String {
    let sections = flat.plan.menu.sections
    let shown = sections.indices.prefix(4)
    guard !shown.isEmpty else { return "There is nothing to draw: the menu has no section." }
    let titles = shown.map { MarkdownEscape.text(flat.title($0)) }
    let parts = shown.map { sections[$0].rows.prefix(2).map { MarkdownEscape.text($0.title) } }
    let rows = zip(titles, parts).flatMap { title, rows in rows.map { "\(title): \($0)" } }
    let right = zip(titles, parts).flatMap { title, rows in ["**\(title)**"] + rows }
    var lines = ["| rows, as they come | the index | the sections |", "|---|---|---|"]
    for line in right.indices {
      let cells = [rows, titles, right].map { line < $0.count ? $0[line] : "" }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private var flowExample: String {
    guard let longest = flat.longest,
      let first = flat.plan.menu.sections.firstIndex(where: { !$0.rows.isEmpty })
    else { return "The menu has no rows yet; the flow is the same without them." }
    let most = flat.plan.menu.sections[longest].rows.count
    return """
      Here \(count(flat.rows, "row")) became \(count(flat.sections, "section")). The first row, \
      \(flat.link(toRow: 0, of: first)), stands in \(flat.link(toSection: first)); the longest section is \
      \(flat.link(toSection: longest)) with \(count(most, "row")). An index entry is made from its \
      group: its title is the key, its icon and summary are those of the first row that has them.
      """
  }

  private var flowAnchors: String {
    let sections = flat.plan.menu.sections
    guard let first = sections.firstIndex(where: { !$0.rows.isEmpty }) else { return "" }
    let row = sections[first].rows[0]
    return """
      Every section and row then gets an **anchor**, the id of its element: the title's letters and \
      digits, so \(MarkdownEscape.code(sections[first].anchor)) for \
      \(MarkdownEscape.text(flat.title(first))) and \(MarkdownEscape.code(row.anchor)) for \
      \(MarkdownEscape.text(row.title)). An anchor depends on the thing and not on its place; titles \
      that are equal are told apart by their ids, or by a few letters drawn from what else they say. \
      A link that someone keeps still leads to its row when others are added above it. The data \
      without the page is beside it, in \
      \(MarkdownEscape.link("menu.json", flat.plan.place.prefix + "menu.json")), with the same anchors.
      """
  }
}
