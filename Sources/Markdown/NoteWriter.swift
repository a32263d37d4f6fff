internal import Diagnostics
internal import Escaping

/// Walks the tree of a note and writes its HTML. The walk keeps no stack, so depth costs nothing.
struct NoteWriter {
  /// Whether raw HTML and every address are written as they are, and headings with their own levels:
  /// for the sanitiser, which sees to all of it, and for tests.
  let isRaw: Bool
  var context: NoteContext
  var output: [UInt8] = []
  /// The tables that are still to come, the next one last.
  var tables: [MarkdownTable] = []
  /// The note's own line for each line that was parsed; empty when they are the same.
  var originalLines: [Int] = []
  /// How many empty cells may still be added to short rows.
  var paddingLeft: Int
  var anchors = HeadingAnchors()
  /// The names of all headings, found when the first link to one needs them.
  var headingNames: Set<String>?
  /// The links that are open and were left out, so that they are not closed.
  var linksLeftOut = 0
  /// The line that the last message about HTML named.
  var lineOfLastHTML = 0
  /// Where raw HTML was written, and the line of the note that it came from.
  private(set) var rawPlaces: [(offset: Int, line: Int)] = []
  private var document: CommonMarkNode?
  /// The lines that cells of tables were spread to.
  private var cellLines: Set<Int> = []
  private var start = 0

  init(_ context: NoteContext, isRaw: Bool) {
    self.context = context
    self.isRaw = isRaw
    paddingLeft = context.text.count
  }

  var options: MarkdownOptions { context.options }

  /// Writes a whole note.
  mutating func write(_ document: CommonMarkNode, _ spread: SpreadTables?) {
    if let spread {
      tables = spread.tables.reversed()
      originalLines = spread.originalLines
      cellLines = Set(spread.lastCellLines.keys)
    }
    start = output.count
    self.document = document
    write(document)
  }

  /// Writes what is below `root`.
  mutating func write(_ root: CommonMarkNode) {
    var current = root.firstChild
    while let node = current {
      let kind = node.kind
      if kind == .heading, let last = writeTable(startingAt: node) {
        current = nodeAfter(last, below: root)
        continue
      }
      if enter(node, kind) {
        if let child = node.firstChild {
          current = child
          continue
        }
        leave(node, kind)
      }
      current = nodeAfter(node, below: root)
    }
  }

  /// The next node in the order of the text, once `node` is done; leaves the parents on the way.
  private mutating func nodeAfter(
    _ node: CommonMarkNode, below root: CommonMarkNode
  ) -> CommonMarkNode? {
    var node = node
    while true {
      if let next = node.next { return next }
      guard let parent = node.parent, parent != root else { return nil }
      leave(parent, parent.kind)
      node = parent
    }
  }

  /// Writes what comes before a node's children, or all of it. False when the children are done.
  private mutating func enter(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) -> Bool {
    switch kind {
    case .text:
      node.writeLiteral(into: &output)
      return false
    case .softBreak:
      put("\n")
      return false
    case .lineBreak:
      // The specification writes XHTML's slash, which checkers of HTML advise against.
      put(isRaw ? "<br />\n" : "<br>\n")
      return false
    case .code:
      put("<code>")
      node.writeLiteral(into: &output)
      put("</code>")
      return false
    case .emphasis: put("<em>")
    case .strong: put("<strong>")
    case .link: openLink(node)
    case .image:
      writeImage(node)
      return false
    case .htmlInline, .htmlBlock:
      writeHTML(node, isBlock: kind == .htmlBlock)
      return false
    default: return isInline ? enterInline(node, kind) : enterBlock(node, kind)
    }
    return true
  }

  /// Writes what comes after a node's children.
  private mutating func leave(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .emphasis: put("</em>")
    case .strong: put("</strong>")
    case .link: closeLink()
    default: if !isInline { leaveBlock(node, kind) }
    }
  }

  func lineInNote(of node: CommonMarkNode) -> Int {
    let line = node.firstLine
    return originalLines.indices.contains(line - 1) ? originalLines[line - 1] : line
  }

  mutating func put(_ markup: StaticString) {
    markup.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  // MARK: A line of text

  /// The sanitiser takes blocks out itself.
  private var isInline: Bool { options.isInline && !isRaw }

  private mutating func enterInline(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) -> Bool {
    switch kind {
    case .paragraph, .heading: separate()
    case .codeBlock:
      separate()
      put("<code>")
      node.writeLiteral(into: &output)
      put("</code>")
    default: break
    }
    return true
  }

  /// A blank between what would be blocks.
  mutating func separate() {
    if output.count > start, output.last != UInt8(ascii: " ") { put(" ") }
  }

  // MARK: HTML

  private mutating func writeHTML(_ node: CommonMarkNode, isBlock: Bool) {
    guard isRaw else { return leaveOutHTML(node) }
    if isBlock { startBlock("") }
    rawPlaces.append((output.count, lineInNote(of: node)))
    node.writeRawLiteral(into: &output)
    if isBlock { startBlock("") }
  }

  /// Says that HTML is left out: once a line, and not for comments, which say nothing to a reader.
  private mutating func leaveOutHTML(_ html: CommonMarkNode) {
    let literal = html.literal
    let line = lineInNote(of: html)
    guard !isComment(literal), line != lineOfLastHTML else { return }
    lineOfLastHTML = line
    let tag = literal.prefix { $0 != "\n" && $0 != "\r\n" }.prefix(40)
    context.report(
      Diagnostic(
        .warning, .noteHTML, "HTML in a note is left out: \(tag)",
        suggestion: "write it as Markdown, or set ‘html_in_notes: sanitise’"), atLine: line)
  }

  private func isComment(_ html: String) -> Bool {
    guard html.utf8.starts(with: "<!--".utf8) else { return false }
    let end = html.utf8.lastIndex { $0 > 0x20 } ?? html.startIndex
    return html.utf8[...end].suffix(3).elementsEqual("-->".utf8)
  }

  // MARK: Links to headings

  /// The anchor of a heading of this note that a fragment names.
  mutating func headingAnchor(for destination: String) -> String? {
    guard let prefix = options.anchorPrefix, let document, destination.utf8.first == 0x23 else {
      return nil
    }
    let names = headingNames ?? HeadingAnchors.names(of: document, but: cellLines)
    headingNames = names
    let name = Escape.fragmentName(String(destination.dropFirst()))
    return names.contains(name) ? "\(prefix)/\(name)" : nil
  }
}
