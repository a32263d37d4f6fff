internal import Diagnostics
internal import Escaping

/// Walks the tree of a note and writes its HTML. The walk keeps no stack, so depth costs nothing.
struct NoteWriter {
  let options: MarkdownOptions
  /// The note's source, for the places in messages.
  let text: UnsafeBufferPointer<UInt8>
  /// The tables that are still to come, the next one last.
  var tables: [MarkdownTable] = []
  /// The note's own line for each line that was parsed; empty when they are the same.
  var originalLines: [Int] = []
  /// How many empty cells may still be added to short rows.
  var paddingLeft: Int
  let resolve: (LinkReference) -> LinkTreatment
  var output: [UInt8] = []
  var note = RenderedNote()
  var anchors = HeadingAnchors()
  /// The links that are open and were left out, so that they are not closed.
  var linksLeftOut = 0
  /// The line that the last message about HTML named.
  var lineOfLastHTML = 0

  init(
    _ options: MarkdownOptions, text: UnsafeBufferPointer<UInt8>,
    resolve: @escaping (LinkReference) -> LinkTreatment
  ) {
    self.options = options
    self.text = text
    self.resolve = resolve
    paddingLeft = text.count
  }

  /// Writes a whole note.
  mutating func write(_ document: CommonMarkNode, _ spread: SpreadTables?) {
    if let spread {
      tables = spread.tables.reversed()
      originalLines = spread.originalLines
    }
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
      put("<br />\n")
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
    case .paragraph where isInTightList(node): break
    case .paragraph: startBlock("<p>")
    case .heading: openHeading(node)
    case .blockQuote: startBlock("<blockquote>\n")
    case .list: openList(node)
    case .item: startBlock("<li>")
    case .thematicBreak:
      startBlock("<hr />\n")
      return false
    case .codeBlock:
      writeCodeBlock(node)
      return false
    case .document, .other: break
    }
    return true
  }

  /// Writes what comes after a node's children.
  private mutating func leave(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .emphasis: put("</em>")
    case .strong: put("</strong>")
    case .link: closeLink()
    case .paragraph where isInTightList(node): break
    case .paragraph: put("</p>\n")
    case .heading:
      put("</h")
      output.append(levelDigit(of: node))
      put(">\n")
    case .blockQuote: startBlock("</blockquote>\n")
    case .list: put(node.isOrderedList ? "</ol>\n" : "</ul>\n")
    case .item: put("</li>\n")
    default: break
    }
  }

  // MARK: Blocks

  /// Starts on a line of its own.
  mutating func startBlock(_ markup: StaticString) {
    if let last = output.last, last != UInt8(ascii: "\n") { put("\n") }
    put(markup)
  }

  mutating func put(_ markup: StaticString) {
    markup.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  private func isInTightList(_ paragraph: CommonMarkNode) -> Bool {
    guard let list = paragraph.parent?.parent, list.kind == .list else { return false }
    return list.isTightList
  }

  private mutating func openList(_ list: CommonMarkNode) {
    guard list.isOrderedList else { return startBlock("<ul>\n") }
    guard list.listStart != 1 else { return startBlock("<ol>\n") }
    startBlock("<ol start=\"")
    output.append(contentsOf: String(list.listStart).utf8)
    put("\">\n")
  }

  private mutating func openHeading(_ heading: CommonMarkNode) {
    startBlock("<h")
    let digit = levelDigit(of: heading)
    output.append(digit)
    let title = heading.plainText
    var anchor: String?
    if let prefix = options.anchorPrefix {
      let id = anchors.anchor(for: title, prefix: prefix)
      put(" id=\"")
      Escape.markup(id, into: &output)
      put("\"")
      anchor = id
    }
    put(">")
    let level = Int(digit - UInt8(ascii: "0"))
    note.headings.append(NoteHeading(level: level, title: title, anchor: anchor))
  }

  private func levelDigit(of heading: CommonMarkNode) -> UInt8 {
    UInt8(ascii: "0") + UInt8(min(6, max(1, heading.headingLevel + options.headingShift)))
  }

  private mutating func writeCodeBlock(_ block: CommonMarkNode) {
    let language = block.fenceInfo.prefix { $0 != " " && $0 != "\t" }
    if language.isEmpty {
      startBlock("<pre><code>")
    } else {
      startBlock("<pre><code class=\"language-")
      Escape.markup(String(language), into: &output)
      put("\">")
    }
    block.writeLiteral(into: &output)
    put("</code></pre>\n")
  }

  private mutating func writeHTML(_ node: CommonMarkNode, isBlock: Bool) {
    guard options.isUnsafe else { return leaveOutHTML(node) }
    if isBlock { startBlock("") }
    node.writeRawLiteral(into: &output)
    if isBlock { startBlock("") }
  }
}
