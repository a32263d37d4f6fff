internal import Diagnostics
internal import Escaping

/// Paragraphs, headings, lists and the like.
extension NoteWriter {
  mutating func enterBlock(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) -> Bool {
    switch kind {
    case .paragraph: if !isInTightList(node) { startBlock("<p>") }
    case .heading:
      // Nobody reads an empty heading, and checkers of HTML call it a mistake.
      guard isRaw || node.firstChild != nil else { return false }
      openHeading(node)
    case .blockQuote: startBlock("<blockquote>\n")
    case .list: openList(node)
    case .item: startBlock("<li>")
    case .thematicBreak:
      startBlock(isRaw ? "<hr />\n" : "<hr>\n")
      return false
    case .codeBlock:
      writeCodeBlock(node)
      return false
    default: break
    }
    return true
  }

  mutating func leaveBlock(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .paragraph: if !isInTightList(node) { put("</p>\n") }
    case .heading:
      put("</h")
      output.append(digit(of: levelInOutput(node)))
      put(">\n")
    case .blockQuote: startBlock("</blockquote>\n")
    case .list: put(node.isOrderedList ? "</ol>\n" : "</ul>\n")
    case .item: put("</li>\n")
    default: break
    }
  }

  /// Starts on a line of its own.
  mutating func startBlock(_ markup: StaticString) {
    if let last = output.last, last != UInt8(ascii: "\n") { put("\n") }
    put(markup)
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
    output.append(digit(of: levelInOutput(heading)))
    let title = heading.plainText
    let prefix = options.anchorPrefix
    let name = prefix == nil ? nil : anchors.name(for: title)
    if let prefix, let name {
      put(" id=\"")
      // The sanitiser puts the prefix before every id.
      if !isRaw {
        Escape.markup(prefix, into: &output)
        put("/")
      }
      Escape.markup(name, into: &output)
      put("\"")
    }
    put(">")
    let level = context.shifted(heading.headingLevel)
    context.add(NoteHeading(level: level, title: title, prefix: prefix, name: name))
  }

  private func levelInOutput(_ heading: CommonMarkNode) -> Int {
    isRaw ? heading.headingLevel : context.shifted(heading.headingLevel)
  }

  private func digit(of level: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(level) }

  private mutating func writeCodeBlock(_ block: CommonMarkNode) {
    let language = block.fenceLanguage
    if language.isEmpty {
      startBlock("<pre><code>")
    } else {
      startBlock("<pre><code class=\"language-")
      Escape.markup(language, into: &output)
      put("\">")
    }
    block.writeLiteral(into: &output)
    put("</code></pre>\n")
  }
}
