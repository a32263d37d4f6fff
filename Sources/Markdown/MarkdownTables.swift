internal import Diagnostics
internal import Escaping

// Tables, which libcmark doesn't know, over its tree.
//
// libcmark takes a table for the lines of a paragraph. Those are found in its tree, and the text is
// parsed once more with every cell on a line of its own, as a heading: a heading takes one line of
// inline text, needs no blank line around it, and leaves the lists it stands in tight. The headings
// then come back in the order of the cells and are written as a table. Notes without a bar never
// come here; all of it is linear.

/// A table of a note whose cells were spread over headings.
struct MarkdownTable {
  enum Alignment {
    case none, start, centre, end
  }

  var alignments: [Alignment]
  /// The number of cells that each row has, the header first; at most as many as `alignments`.
  var cellCounts: [Int]
  /// The line of the spread text that the first cell stands on.
  var firstLine: Int
}

/// A note's text with its tables spread.
struct SpreadTables {
  private(set) var text: [UInt8] = []
  private(set) var tables: [MarkdownTable] = []
  /// For each line of the spread text, the note's own line, from 1.
  private(set) var originalLines: [Int] = []

  /// For each line that holds a cell, whether the cell is the last of its row.
  var lastCellLines: [Int: Bool] {
    var isLast: [Int: Bool] = [:]
    for table in tables {
      var line = table.firstLine
      for count in table.cellCounts {
        for column in 1...count {
          isLast[line] = column == count
          line += 1
        }
      }
    }
    return isLast
  }

  /// Nil when the note has no table. Linear.
  init?(of document: CommonMarkNode, in source: UnsafeBufferPointer<UInt8>) {
    let lines = SourceLines(source)
    var done = 0
    for block in TableFinder.candidates(in: document) {
      guard let found = TableFinder(block, source, lines).find(), found.lines.lowerBound > done
      else { continue }
      copy(lines, done + 1..<found.lines.lowerBound, of: source)
      spread(found, source, lines)
      done = found.lines.upperBound - 1
    }
    guard !tables.isEmpty else { return nil }
    copy(lines, done + 1..<lines.count + 1, of: source)
  }

  private mutating func copy(
    _ lines: SourceLines, _ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>
  ) {
    guard let first = range.first, let last = range.last else { return }
    let bytes = lines.wholeLine(first).lowerBound..<lines.wholeLine(last).upperBound
    text.append(contentsOf: UnsafeBufferPointer(rebasing: source[bytes]))
    originalLines += range
  }

  private mutating func spread(
    _ found: FoundTable, _ source: UnsafeBufferPointer<UInt8>, _ lines: SourceLines
  ) {
    var table = MarkdownTable(
      alignments: found.alignments, cellCounts: [], firstLine: originalLines.count + 1)
    let prefix = found.path.prefix
    for number in found.lines where number != found.lines.lowerBound + 1 {
      guard let content = found.path.content(ofLine: number) else { continue }
      let isFirst = number == found.lines.lowerBound
      let cells = TableRow(UnsafeBufferPointer(rebasing: source[content])).cells
      let kept = max(1, min(cells.count, found.alignments.count))
      table.cellCounts.append(kept)
      for column in 0..<kept {
        if isFirst, column == 0, found.opensBlock {
          let start = lines.line(number).lowerBound
          text.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<content.lowerBound]))
        } else {
          text += prefix
        }
        text += "# ".utf8
        if column < cells.count { text += cells[column] }
        text += " #\n".utf8
        originalLines.append(number)
      }
    }
    tables.append(table)
  }
}

/// Lines that are a table.
private struct FoundTable {
  /// Header, delimiters, and the rows.
  var lines: Range<Int>
  var alignments: [MarkdownTable.Alignment]
  var path: ContainerPath
  /// Whether the header is the first line of its block, which its containers may start on.
  var opensBlock: Bool
}

/// Looks for a table in the lines of one block.
private struct TableFinder {
  /// In deep quotations and lists every cell would repeat a long prefix; lines there stay text.
  private static let longestPrefix = 32

  private let block: CommonMarkNode
  private let source: UnsafeBufferPointer<UInt8>
  private let lines: SourceLines

  init(_ block: CommonMarkNode, _ source: UnsafeBufferPointer<UInt8>, _ lines: SourceLines) {
    self.block = block
    self.source = source
    self.lines = lines
  }

  /// The blocks of several lines that libcmark may have taken a table for: paragraphs, and headings
  /// that are underlined, when a rule follows the table.
  static func candidates(in document: CommonMarkNode) -> [CommonMarkNode] {
    var found: [CommonMarkNode] = []
    var current = document.firstChild
    while let node = current {
      switch node.kind {
      case .paragraph, .heading:
        if node.lastLine > node.firstLine { found.append(node) }
      case .document, .blockQuote, .list, .item:
        if let child = node.firstChild {
          current = child
          continue
        }
      default: break
      }
      current = node.nextInOrder(below: document)
    }
    return found
  }

  func find() -> FoundTable? {
    guard let delimiters = (block.firstLine + 1...block.lastLine).first(where: mayDelimit) else {
      return nil
    }
    let path = ContainerPath(of: block, in: source, lines)
    guard path.prefix.count <= TableFinder.longestPrefix else { return nil }
    let last = lastLine(path)
    for number in delimiters..<max(delimiters, last + 1) where mayDelimit(number) {
      guard let header = path.content(ofLine: number - 1).map(row),
        let content = path.content(ofLine: number),
        let alignments = row(content).alignments, alignments.count == header.cells.count,
        header.hasBar || row(content).hasBar
      else { continue }
      return FoundTable(
        lines: number - 1..<end(after: number, through: last, path), alignments: alignments,
        path: path,
        opensBlock: number - 1 == block.firstLine)
    }
    return nil
  }

  /// libcmark counts the line after an underlined heading as part of it, so the underline is looked
  /// for.
  private func lastLine(_ path: ContainerPath) -> Int {
    guard block.kind == .heading else { return block.lastLine }
    let underline = (block.firstLine + 1..<block.lastLine).first { number in
      guard let content = path.content(ofLine: number), let mark = source[content].first else {
        return false
      }
      return (mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"))
        && source[content].allSatisfy { $0 == mark }
    }
    return underline ?? block.lastLine
  }

  private func row(_ content: Range<Int>) -> TableRow {
    TableRow(UnsafeBufferPointer(rebasing: source[content]))
  }

  /// The quick test: whether a line has no other bytes than a row of delimiters may have.
  private func mayDelimit(_ number: Int) -> Bool {
    var hasDash = false
    var hasMark = false
    for byte in source[lines.line(number)] {
      switch byte {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
      default: return false
      }
    }
    return hasDash && hasMark
  }

  /// The line after the last row: the block's end, or a line that only continues it lazily, or one of
  /// dashes, which under a table is a rule.
  private func end(after delimiters: Int, through last: Int, _ path: ContainerPath) -> Int {
    var number = delimiters + 1
    while number <= last, let content = path.content(ofLine: number), !content.isEmpty,
      !source[content].allSatisfy({ $0 == UInt8(ascii: "-") })
    {
      number += 1
    }
    return number
  }
}

/// A line cut at its bars.
private struct TableRow {
  /// Without blanks at the ends, and with `\|` made a bar.
  private(set) var cells: [[UInt8]] = []
  private(set) var hasBar = false

  /// - Parameter content: the line's own text, without blanks at the ends. A bar at either end bounds
  ///   a cell and is none.
  init(_ content: UnsafeBufferPointer<UInt8>) {
    var cell: [UInt8] = []
    var index = 0
    if content.first == bar {
      hasBar = true
      index = 1
    }
    while index < content.count {
      let byte = content[index]
      if byte == UInt8(ascii: "\\"), index + 1 < content.count, content[index + 1] == bar {
        cell.append(bar)
        index += 1
      } else if byte == bar {
        hasBar = true
        cells.append(TableRow.trimmed(cell))
        cell = []
      } else {
        cell.append(byte)
      }
      index += 1
    }
    if !cell.isEmpty { cells.append(TableRow.trimmed(cell)) }
  }

  /// The alignments, when each cell is dashes with a colon at either end or none.
  var alignments: [MarkdownTable.Alignment]? {
    var alignments: [MarkdownTable.Alignment] = []
    for cell in cells {
      let colon = UInt8(ascii: ":")
      let isStart = cell.first == colon
      let isEnd = cell.count > 1 && cell.last == colon
      let dashes = cell.dropFirst(isStart ? 1 : 0).dropLast(isEnd ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(isStart ? (isEnd ? .centre : .start) : (isEnd ? .end : .none))
    }
    return alignments.isEmpty ? nil : alignments
  }

  private static func trimmed(_ cell: [UInt8]) -> [UInt8] {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = cell.firstIndex(where: { !isBlank($0) }),
      let last = cell.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return Array(cell[first...last])
  }
}

private let bar = UInt8(ascii: "|")

extension NoteWriter {
  /// Writes the table whose first cell a heading is, if it is one.
  ///
  /// - Returns: the heading of the last cell.
  mutating func writeTable(startingAt heading: CommonMarkNode) -> CommonMarkNode? {
    guard let table = tables.last, table.firstLine == heading.firstLine else { return nil }
    tables.removeLast()
    guard !options.isInline || isRaw else { return writeCellsInline(table, from: heading) }
    startBlock("<table>\n<thead>\n")
    var cell: CommonMarkNode? = heading
    var last = heading
    for (number, count) in table.cellCounts.enumerated() {
      if number == 1 { put("<tbody>\n") }
      put("<tr>\n")
      for column in 0..<count {
        guard let node = cell else { break }
        writeCell(node, table.alignments[column], isHeader: number == 0)
        last = node
        cell = node.next
      }
      pad(from: count, table)
      put("</tr>\n")
      if number == 0 { put("</thead>\n") }
    }
    put(table.cellCounts.count > 1 ? "</tbody>\n</table>\n" : "</table>\n")
    return last
  }

  private mutating func writeCellsInline(
    _ table: MarkdownTable, from heading: CommonMarkNode
  ) -> CommonMarkNode {
    var last = heading
    for number in 0..<table.cellCounts.reduce(0, +) {
      if number > 0, let next = last.next { last = next }
      separate()
      write(last)
    }
    return last
  }

  private mutating func writeCell(
    _ node: CommonMarkNode?, _ alignment: MarkdownTable.Alignment, isHeader: Bool
  ) {
    put(isHeader ? "<th" : "<td")
    switch alignment {
    case .none: break
    case .start: put(" class=\"start\"")
    case .centre: put(" class=\"centre\"")
    case .end: put(" class=\"end\"")
    }
    put(">")
    if let node { write(node) }
    put(isHeader ? "</th>\n" : "</td>\n")
  }

  /// Empty cells make up a short row, but never more than the note has bytes: a wide header over
  /// many short rows would grow with the square.
  private mutating func pad(from count: Int, _ table: MarkdownTable) {
    let missing = min(paddingLeft, table.alignments.count - count)
    paddingLeft -= missing
    for alignment in table.alignments[count..<count + missing] {
      writeCell(nil, alignment, isHeader: false)
    }
  }
}
