internal import Escaping

/// Rewrites a note in its own source by its lines alone, without parsing: each heading stands at the
/// start of a line, and no line leaves a doubt what it is. Most notes are such.
///
/// Where a line does leave a doubt, all is left to ``SourceRewriter``: a wrong guess here would be a
/// heading too many or too few. What it takes for granted stands in CommonMark 0.31.2, sections 4.2
/// to 4.5: at the start of a line `#` and a fence are what they look like wherever they stand, but
/// within a fenced block and in HTML.
struct LineRewriter {
  private let context: NoteContext
  private var output: [UInt8]
  /// How much of the source is in the output.
  private var copied = 0
  private var anchors = HeadingAnchors()
  /// The fence of the block of code that is open.
  private var fence: (mark: UInt8, count: Int)?
  private var isAfterBlank = true
  /// The next bracket that HTML may start with.
  private var angle = -1

  private init(_ context: NoteContext, _ output: [UInt8]) {
    self.context = context
    self.output = output
  }

  private var text: UnsafeBufferPointer<UInt8> { context.text }

  /// Appends the rewritten note to the output; false, with nothing appended, when it takes more than
  /// its lines. Linear.
  ///
  /// - Parameter context: of a note that ``SourceRewriter/mayStay(_:)``.
  static func rewrite(_ context: NoteContext, into output: inout [UInt8]) -> Bool {
    guard areLinksPlain(context.text) else { return false }
    let start = output.count
    var rewriter = LineRewriter(context, [])
    swap(&rewriter.output, &output)
    let isDone = rewriter.write()
    swap(&rewriter.output, &output)
    if !isDone { output.removeSubrange(start...) }
    return isDone
  }

  /// Whether all links lead to the web, and there are no images.
  private static func areLinksPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let bracket = CommonMarkNode.firstIndex(of: UInt8(ascii: "["), in: text, from: start) {
      if bracket > 0, text[bracket - 1] == UInt8(ascii: "!") { return false }
      start = bracket + 1
    }
    start = 0
    while let bracket = CommonMarkNode.firstIndex(of: UInt8(ascii: "]"), in: text, from: start) {
      start = bracket + 1
      guard start < text.count, text[start] == UInt8(ascii: "(") else { continue }
      guard text.has("https://", at: start + 1) || text.has("http://", at: start + 1) else {
        return false
      }
    }
    return true
  }

  private mutating func write() -> Bool {
    var start = 0
    while start < text.count {
      let end =
        CommonMarkNode.firstIndex(of: UInt8(ascii: "\n"), in: text, from: start) ?? text.count
      guard take(start..<end) else { return false }
      start = end + 1
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    return fence == nil
  }

  /// False for a line that leaves a doubt.
  private mutating func take(_ line: Range<Int>) -> Bool {
    if let fence {
      if closes(fence, line) { self.fence = nil }
      return true
    }
    guard let first = text[line].first(where: { $0 != UInt8(ascii: " ") }) else {
      isAfterBlank = true
      return true
    }
    defer { isAfterBlank = false }
    guard !hasAngle(line) else { return false }
    switch text[line.lowerBound] {
    case UInt8(ascii: "#"): return takeHeading(line)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return openFence(line)
    case UInt8(ascii: "="), UInt8(ascii: "-"):
      let isRule = text[line].allSatisfy { $0 == first || $0 <= 0x20 }
      // Below text it would make a heading of that.
      return isRule ? isAfterBlank : holdsNoBlock(line)
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: ">"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      ...0x20:
      return holdsNoBlock(line)
    default: return true
    }
  }

  /// Whether there may be HTML in a line. Each bracket is looked for once, those in code never.
  private mutating func hasAngle(_ line: Range<Int>) -> Bool {
    if angle < line.lowerBound {
      angle =
        CommonMarkNode.firstIndex(of: UInt8(ascii: "<"), in: text, from: line.lowerBound)
        ?? text.count
    }
    return angle < line.upperBound
  }

  /// Whether no heading and no fence can stand in a line behind blanks and the marks of lists and
  /// quotations, and it underlines nothing.
  private func holdsNoBlock(_ line: Range<Int>) -> Bool {
    var former: UInt8 = 0
    var last: UInt8 = 0
    var count = 0
    for byte in text[line] {
      guard byte != UInt8(ascii: "#") else { return false }
      count = byte == former ? count + 1 : 1
      former = byte
      if byte > 0x20 { last = byte }
      let isFence = byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~")
      if isFence, count == 3 { return false }
    }
    return last != UInt8(ascii: "=") && last != UInt8(ascii: "-")
  }

  // MARK: - Headings

  /// False when the title holds more than text: its name would take a parser.
  private mutating func takeHeading(_ line: Range<Int>) -> Bool {
    let marks = text[line].prefix { $0 == UInt8(ascii: "#") }
    let isHeading =
      marks.count <= 6 && (marks.endIndex == line.upperBound || text[marks.endIndex] <= 0x20)
    guard isHeading else { return true }
    let title = title(marks.endIndex..<line.upperBound)
    guard !title.contains(where: LineRewriter.mayBeMarkup) else { return false }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<line.lowerBound]))
    let level = context.shifted(marks.count)
    output.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: level))
    copied = marks.endIndex
    guard let prefix = context.options.anchorPrefix, !title.isEmpty else { return true }
    let name = anchors.name(for: String(decoding: title, as: UTF8.self))
    output.append(UInt8(ascii: " "))
    MarkdownRewriter.writeAnchor(prefix, name, into: &output)
    copied = title.startIndex
    return true
  }

  /// What is left of a heading's line without blanks at its ends and marks that close it.
  private func title(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    var end = (text[range].lastIndex { !isBlank($0) } ?? range.lowerBound - 1) + 1
    let marks = text[range.lowerBound..<end].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    if marks > 0, end - marks == range.lowerBound || isBlank(text[end - marks - 1]) {
      end -= marks
      end = (text[range.lowerBound..<end].lastIndex { !isBlank($0) } ?? range.lowerBound - 1) + 1
    }
    let start = text[range.lowerBound..<end].firstIndex { !isBlank($0) } ?? end
    return text[start..<end]
  }

  private static func mayBeMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  // MARK: - Fenced code

  /// False when a grave accent behind the fence makes code in a line of it.
  private mutating func openFence(_ line: Range<Int>) -> Bool {
    let mark = text[line.lowerBound]
    let fence = text[line].prefix { $0 == mark }
    guard fence.count >= 3 else { return true }
    self.fence = (mark, fence.count)
    return !text[fence.endIndex..<line.upperBound].contains(UInt8(ascii: "`"))
  }

  private func closes(_ fence: (mark: UInt8, count: Int), _ line: Range<Int>) -> Bool {
    let blanks = text[line].prefix { $0 == UInt8(ascii: " ") }
    let marks = text[blanks.endIndex..<line.upperBound].prefix { $0 == fence.mark }
    return blanks.count < 4 && marks.count >= fence.count
      && text[marks.endIndex..<line.upperBound].allSatisfy { $0 <= 0x20 }
  }
}
