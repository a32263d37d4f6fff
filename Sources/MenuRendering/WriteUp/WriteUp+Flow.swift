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

  private var flowDrawing: String {
    let sections = flat.plan.menu.sections
    let shown = Array(sections.indices.prefix(4))
    guard !shown.isEmpty else { return "There is nothing to draw: the menu has no section." }
    var lines = ["rows, as they come          the index        the sections"]
    let rows = shown.flatMap { section in
      sections[section].rows.prefix(2).map { (flat.title(section), $0.title) }
    }
    for line in 0..<max(rows.count, shown.count * 3 - 1) {
      let row =
        line < rows.count
        ? "\(MarkdownEscape.cell(rows[line].0, 10))  \(MarkdownEscape.cell(rows[line].1, 14))"
        : String(repeating: " ", count: 26)
      let entry =
        line < shown.count
        ? MarkdownEscape.cell(flat.title(shown[line]), 14) : String(repeating: " ", count: 14)
      lines.append("\(row)  │ \(entry) │ \(flowRight(line, shown))")
    }
    return "```text\n" + lines.map(trimmed).joined(separator: "\n") + "\n```"
  }

  /// A section's title and its first rows, three lines each.
  private func flowRight(_ line: Int, _ shown: [Int]) -> String {
    let place = line / 3
    guard place < shown.count else { return "" }
    let section = flat.plan.menu.sections[shown[place]]
    if line % 3 == 0 { return MarkdownEscape.cell(flat.title(shown[place]), 24) }
    let row = line % 3 - 1
    return row < section.rows.count ? "  " + MarkdownEscape.cell(section.rows[row].title, 24) : ""
  }

  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line = line.dropLast() }
    return String(line)
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
