internal import Escaping

/// Rewrites a note in its own source, where the result is sure to read as the changed tree would: its
/// headings get other levels and anchors, and all else stays byte for byte as it was written.
///
/// It parses the note to find them. Most notes need not even that (``LineRewriter``); for those that
/// can't stay ``MarkdownRewriter`` changes the tree and has it written anew, which takes several times
/// as long.
struct SourceRewriter {
  private let context: NoteContext
  private var output: [UInt8]
  /// How much of the source is in the output.
  private var copied = 0
  private var anchors = HeadingAnchors()
  /// The line that was found last, and where it starts: headings come in the order of the text.
  private var line = (number: 1, start: 0)

  private init(_ context: NoteContext, _ output: [UInt8]) {
    self.context = context
    self.output = output
  }

  private var text: UnsafeBufferPointer<UInt8> { context.text }

  /// Appends the rewritten note to the output; false, with nothing appended, when it takes a tree.
  /// Linear.
  ///
  /// - Parameter context: of a note that ``mayStay(_:)``.
  static func rewrite(_ context: NoteContext, into output: inout [UInt8]) -> Bool {
    let start = output.count
    var isDone = false
    let problem = NoteTree.with(context.text, hasTables: false) { document, _ in
      var rewriter = SourceRewriter(context, [])
      swap(&rewriter.output, &output)
      isDone = rewriter.write(document)
      swap(&rewriter.output, &output)
    }
    if problem == nil, isDone { return true }
    output.removeSubrange(start...)
    return false
  }

  /// Whether a note may be rewritten in its source: a quick look that spares most of the others their
  /// parsing. Definitions of links would hold for the whole document, and tables are written anew.
  static func mayStay(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let isForeign =
      CommonMarkNode.contains(UInt8(ascii: "|"), in: text)
      || CommonMarkNode.contains(UInt8(ascii: "\r"), in: text)
      || text.has("\u{FEFF}") || !Escape.isVerbatimMarkdown(text)
    guard !isForeign else { return false }
    var start = 0
    while let bracket = CommonMarkNode.firstIndex(of: UInt8(ascii: "]"), in: text, from: start) {
      start = bracket + 1
      guard start < text.count else { break }
      if text[start] == UInt8(ascii: ":") { return false }
      if text[start] == UInt8(ascii: "("), !text.has("http", at: start + 1) {
        return false
      }
    }
    return true
  }

  // MARK: - The tree

  /// False when there is something in the note that can't stay and isn't a heading's mark.
  private mutating func write(_ document: CommonMarkNode) -> Bool {
    var lastBlock: CommonMarkNode?
    var current = document.firstChild
    while let node = current {
      switch node.kind {
      case .htmlBlock, .htmlInline: return false
      case .link, .image: guard stays(node) else { return false }
      case .heading:
        guard writeHeading(node) else { return false }
        lastBlock = node
      case .paragraph, .codeBlock, .thematicBreak: lastBlock = node
      default: break
      }
      current = node.firstChild ?? node.nextInOrder(below: document)
    }
    if let lastBlock, lastBlock.kind == .codeBlock, !isClosed(lastBlock) { return false }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    return true
  }

  private func stays(_ link: CommonMarkNode) -> Bool {
    let address = link.address
    guard address != .within else { return false }
    let kind: LinkReference.Kind = link.kind == .image ? .image : .link
    guard
      case .asWritten = context.treatment(of: kind, address, destination: link.destination).target
    else { return false }
    return true
  }

  /// False for a heading that is underlined, and for one whose first mark of emphasis would read
  /// otherwise beside the anchor.
  private mutating func writeHeading(_ heading: CommonMarkNode) -> Bool {
    let start = startOfLine(heading.firstLine) + heading.firstColumn - 1
    var end = start
    while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
    let isMarked = end - start == heading.headingLevel && (end == text.count || text[end] <= 0x20)
    guard isMarked else { return false }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<start]))
    let level = context.shifted(heading.headingLevel)
    output.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: level))
    copied = end
    guard let prefix = context.options.anchorPrefix, heading.firstChild != nil else { return true }
    while end < text.count, text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: "\t") {
      end += 1
    }
    guard end < text.count, text[end] != UInt8(ascii: "*"), text[end] != UInt8(ascii: "_") else {
      return false
    }
    output.append(UInt8(ascii: " "))
    MarkdownRewriter.writeAnchor(
      prefix, anchors.name(for: heading.plainText), into: &output)
    copied = end
    return true
  }

  private mutating func startOfLine(_ number: Int) -> Int {
    while line.number < number,
      let end = CommonMarkNode.firstIndex(of: UInt8(ascii: "\n"), in: text, from: line.start)
    { line = (line.number + 1, end + 1) }
    return line.start
  }

  // MARK: - Code at the end

  /// Whether a block of code that ends the note leaves nothing open that would take in what follows.
  /// One in a list or a quotation is said to be open.
  private mutating func isClosed(_ block: CommonMarkNode) -> Bool {
    guard block.parent?.kind == .document else { return false }
    var opening = startOfLine(block.firstLine)
    let fence = run(at: opening + block.firstColumn - 1)
    guard fence.mark == UInt8(ascii: "`") || fence.mark == UInt8(ascii: "~") else { return true }
    opening =
      CommonMarkNode.firstIndex(of: UInt8(ascii: "\n"), in: text, from: opening) ?? text.count
    let end = (text.lastIndex { $0 > 0x20 } ?? -1) + 1
    guard opening < end else { return false }
    var start = (text[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let blanks = text[start..<end].prefix { $0 == UInt8(ascii: " ") }
    start += blanks.count
    let last = run(at: start)
    return blanks.count < 4 && last.mark == fence.mark && last.count >= fence.count
      && start + last.count == end
  }

  /// The byte that stands at a place, and how often it does so in a row.
  private func run(at start: Int) -> (mark: UInt8, count: Int) {
    guard text.indices.contains(start) else { return (0, 0) }
    return (text[start], text[start...].prefix { $0 == text[start] }.count)
  }
}
