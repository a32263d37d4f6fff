/// The quotations and list items that a block stands in, as its lines show them: what comes before
/// the block's own text on each line.
struct ContainerPath {
  private enum Container {
    case quote(firstLine: Int)
    /// With the columns that its content is indented by.
    case item(firstLine: Int, width: Int)
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let lines: SourceLines
  /// The outermost first.
  private var containers: [Container] = []

  /// Linear in the depth times the length of the lines that the containers start on.
  init(of block: CommonMarkNode, in text: UnsafeBufferPointer<UInt8>, _ lines: SourceLines) {
    self.text = text
    self.lines = lines
    var nodes: [CommonMarkNode] = []
    var above = block.parent
    while let node = above {
      nodes.append(node)
      above = node.parent
    }
    for node in nodes.reversed() {
      switch node.kind {
      case .blockQuote: containers.append(.quote(firstLine: node.firstLine))
      case .item:
        containers.append(.item(firstLine: node.firstLine, width: width(of: node)))
      default: break
      }
    }
  }

  /// What stands before the block on a line of its own, in its plainest form.
  var prefix: [UInt8] {
    containers.flatMap { container -> [UInt8] in
      switch container {
      case .quote: Array("> ".utf8)
      case .item(_, let width): Array(repeating: space, count: width)
      }
    }
  }

  /// The block's own text on a line, without blanks at its ends; nil when the line lacks what
  /// continues the containers, as a lazy continuation does.
  func content(ofLine number: Int) -> Range<Int>? {
    var cursor = LineCursor(text, lines.line(number))
    for container in containers {
      guard pass(container, on: number, &cursor) else { return nil }
    }
    var range = cursor.rest
    while let first = range.first, isBlank(text[first]) { range.removeFirst() }
    while let last = range.last, isBlank(text[last]) { range.removeLast() }
    return range
  }

  private func pass(_ container: Container, on line: Int, _ cursor: inout LineCursor) -> Bool {
    switch container {
    case .quote: return cursor.passQuote()
    case .item(let firstLine, let width):
      guard line != firstLine else { return cursor.passMarker() }
      return cursor.passBlanks(width) == width
    }
  }

  /// How far an item's content is indented, from its marker and the blanks after it.
  private func width(of item: CommonMarkNode) -> Int {
    var cursor = LineCursor(text, lines.line(item.firstLine))
    for container in containers { _ = pass(container, on: item.firstLine, &cursor) }
    let start = cursor.column
    _ = cursor.passMarker()
    return cursor.column - start
  }
}

/// Reads the start of a line as libcmark does: by columns, with tab stops every four.
private struct LineCursor {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var rest: Range<Int>
  private(set) var column = 0

  init(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    self.text = text
    rest = line
  }

  private var next: UInt8? { rest.first.map { text[$0] } }

  /// Passes at most so many columns of blanks, and says how many it passed. A tab that reaches
  /// further is left for the rest.
  mutating func passBlanks(_ limit: Int) -> Int {
    let start = column
    while column - start < limit, let byte = next, isBlank(byte) {
      let width = byte == tab ? 4 - column % 4 : 1
      guard column - start + width <= limit else {
        column = start + limit
        return limit
      }
      column += width
      rest.removeFirst()
    }
    return column - start
  }

  mutating func passQuote() -> Bool {
    _ = passBlanks(3)
    guard next == UInt8(ascii: ">") else { return false }
    rest.removeFirst()
    column += 1
    _ = passBlanks(1)
    return true
  }

  /// Passes a list item's marker and the blanks that belong to it.
  mutating func passMarker() -> Bool {
    _ = passBlanks(3)
    while let byte = next, !isBlank(byte) {
      rest.removeFirst()
      column += 1
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !isDigit { break }
    }
    var ahead = self
    let blanks = ahead.passBlanks(5)
    if blanks >= 5 || ahead.rest.isEmpty {
      _ = passBlanks(1)
      if blanks == 0 { column += 1 }
    } else {
      self = ahead
    }
    return true
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

private func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
