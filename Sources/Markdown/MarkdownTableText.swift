/// Writes the tables of a note, whose cells stand in its tree as headings, as tables again.
enum MarkdownTableText {
  /// - Parameter document: an editable tree.
  static func write(_ spread: SpreadTables, _ document: CommonMarkNode) {
    var cells: [Int: CommonMarkNode] = [:]
    let lines = spread.lastCellLines
    var current = document.firstChild
    while let node = current {
      if node.kind == .heading, lines[node.firstLine] != nil {
        cells[node.firstLine] = node
      } else if let child = node.firstChild {
        current = child
        continue
      }
      current = node.nextInOrder(below: document)
    }
    for table in spread.tables { write(table, cells) }
  }

  private static func write(_ table: MarkdownTable, _ cells: [Int: CommonMarkNode]) {
    guard let first = cells[table.firstLine] else { return }
    var text = ""
    var line = table.firstLine
    for (number, count) in table.cellCounts.enumerated() {
      let row = (line..<line + count).compactMap { cells[$0] }
      text += "|" + row.map { " \(content(of: $0)) |" }.joined() + "\n"
      if number == 0 { text += "|" + table.alignments.map(delimiter).joined() + "\n" }
      line += count
    }
    first.insertVerbatim(text)
    for line in table.firstLine..<line { cells[line]?.remove() }
  }

  private static func content(of cell: CommonMarkNode) -> String {
    let text = cell.commonMark.drop { $0 == "#" || $0 == " " }
    let end = text.lastIndex { !$0.isNewline && $0 != " " }
    return end.map { String(text[...$0]).replacing("|", with: "\\|") } ?? ""
  }

  private static func delimiter(_ alignment: MarkdownTable.Alignment) -> String {
    switch alignment {
    case .none: " --- |"
    case .start: " :-- |"
    case .centre: " :-: |"
    case .end: " --: |"
    }
  }
}
