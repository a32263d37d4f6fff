internal import Escaping

/// Makes of a note the Markdown that stands for it in a larger document: its headings deeper and with
/// the anchors that they have in a page, its links led where the page leads them, without raw HTML.
///
/// What none of this touches stays as it was written, in most notes: see ``LineRewriter`` and
/// ``SourceRewriter``.
package struct MarkdownRewriter {
  private let options: MarkdownOptions
  private let resolve: (LinkReference) -> LinkTreatment

  /// - Parameter resolve: asked for every image, and for every link that leads within the site. What
  ///   it reports is left to those who render the note.
  package init(
    _ options: MarkdownOptions, resolvingLinks resolve: @escaping (LinkReference) -> LinkTreatment
  ) {
    self.options = options
    self.resolve = resolve
  }

  /// Appends the note without blank lines at its ends. Linear in the note's length.
  package func rewrite(_ markdown: String, into output: inout [UInt8]) {
    var markdown = markdown
    markdown.withUTF8 { text in
      let text = MarkdownRewriter.trimmed(text)
      let context = NoteContext(options, text: text, resolve: resolve)
      let isDone =
        SourceRewriter.mayStay(text)
        && (LineRewriter.rewrite(context, into: &output)
          || SourceRewriter.rewrite(context, into: &output))
      if !isDone { writeTree(context, into: &output) }
    }
  }

  /// Has the note's tree written once it is changed.
  private func writeTree(_ context: NoteContext, into output: inout [UInt8]) {
    let text = context.text
    var made: String?
    let problem = NoteTree.with(text, hasTables: options.hasTables, isEditable: true) {
      document, spread in
      edit(document, spread, context)
      made = document.commonMark
    }
    if problem == nil, var made {
      made.withUTF8 {
        Escape.verbatimMarkdown(MarkdownRewriter.trimmed($0), into: &output)
      }
    } else {
      Escape.markdown(String(decoding: text, as: UTF8.self), into: &output)
    }
  }

  /// Blank lines before and after belong to nothing; the first line's own blanks may mean code.
  private static func trimmed(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let end = (text.lastIndex { $0 > 0x20 } ?? -1) + 1
    let first = text[..<end].firstIndex { $0 > 0x20 } ?? end
    let start = text[..<first].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  // MARK: - The tree

  private func edit(
    _ document: CommonMarkNode, _ spread: SpreadTables?, _ context: NoteContext
  ) {
    let cellLines = spread?.lastCellLines ?? [:]
    let nodes = MarkdownRewriter.nodes(below: document)
    var anchors = HeadingAnchors()
    var names: Set<String> = []
    for node in nodes where node.kind == .heading && cellLines[node.firstLine] == nil {
      node.setHeadingLevel(context.shifted(node.headingLevel))
      guard let prefix = options.anchorPrefix, node.firstChild != nil else { continue }
      let name = anchors.name(for: node.plainText)
      names.insert(name)
      node.prependHTML(MarkdownRewriter.anchor(prefix, name))
    }
    // Those below others come later, and go first.
    for node in nodes.reversed() {
      switch node.kind {
      case .htmlBlock, .htmlInline: node.remove()
      case .link, .image: lead(node, names, context)
      default: break
      }
    }
    if let spread { MarkdownTableText.write(spread, document) }
  }

  /// All nodes in the order of the text.
  private static func nodes(below document: CommonMarkNode) -> [CommonMarkNode] {
    var nodes: [CommonMarkNode] = []
    var current = document.firstChild
    while let node = current {
      nodes.append(node)
      current = node.firstChild ?? node.nextInOrder(below: document)
    }
    return nodes
  }

  private func lead(_ node: CommonMarkNode, _ headings: Set<String>, _ context: NoteContext) {
    let kind: LinkReference.Kind = node.kind == .image ? .image : .link
    let destination = node.destination
    if kind == .link, let prefix = options.anchorPrefix, destination.utf8.first == 0x23 {
      let name = Escape.fragmentName(String(destination.dropFirst()))
      if headings.contains(name) { return node.setDestination("#\(prefix)/\(name)") }
    }
    switch context.treatment(of: kind, node.address, destination: destination).target {
    case .asWritten: break
    case .replaced(by: let address): node.setDestination(address)
    case .leftOut: node.dissolve()
    }
  }

  /// What a link to an anchor leads to, in a document of Markdown.
  private static func anchor(_ prefix: String, _ name: String) -> String {
    var html: [UInt8] = []
    writeAnchor(prefix, name, into: &html)
    return String(decoding: html, as: UTF8.self)
  }

  /// Appends what a link to an anchor leads to, in a document of Markdown.
  package static func writeAnchor(_ name: String, into output: inout [UInt8]) {
    Escape.constant("<a id=\"", into: &output)
    Escape.html(name, into: &output)
    Escape.constant("\"></a>", into: &output)
  }

  /// Appends what a link to a heading of a note leads to.
  static func writeAnchor(_ prefix: String, _ name: String, into output: inout [UInt8]) {
    Escape.constant("<a id=\"", into: &output)
    Escape.html(prefix, into: &output)
    output.append(UInt8(ascii: "/"))
    Escape.html(name, into: &output)
    Escape.constant("\"></a>", into: &output)
  }
}
