/// Line and column of the places that the messages of one report name. The lines of a file are
/// counted once.
struct Places {
  private var indexes: [ObjectIdentifier: LineIndex] = [:]
  /// The last place whose code points were counted.
  private var counted: (file: ObjectIdentifier, offset: Int, column: Int)?

  /// The lines of a file.
  mutating func lines(of file: SourceFile) -> LineIndex {
    let identity = ObjectIdentifier(file)
    if let index = indexes[identity] { return index }
    let index = LineIndex(file)
    indexes[identity] = index
    return index
  }

  /// Where a span starts.
  mutating func start(of span: SourceSpan) -> SourcePosition {
    lines(of: span.file).position(of: span.range.lowerBound)
  }

  /// Where a span ends: the place after its last byte.
  mutating func end(of span: SourceSpan) -> SourcePosition {
    lines(of: span.file).position(of: span.range.upperBound)
  }

  /// The column of an offset in Unicode code points, from 1. Reports are sorted, so the count goes
  /// on from the place before, and a long line is counted once.
  mutating func codePoints(at offset: Int, of file: SourceFile) -> Int {
    let end = min(offset, file.bytes.count)
    let lineStart = end - (lines(of: file).position(of: end).column - 1)
    let identity = ObjectIdentifier(file)
    var from = (offset: lineStart, column: 1)
    if let last = counted, last.file == identity, (lineStart...end).contains(last.offset) {
      from = (last.offset, last.column)
    }
    let column = from.column + file.bytes[from.offset..<end].count { $0 & 0xC0 != 0x80 }
    counted = (identity, end, column)
    return column
  }

  /// `menu.csv:3:7`.
  mutating func name(of span: SourceSpan) -> String {
    let start = start(of: span)
    return "\(span.file.name):\(start.line):\(start.column)"
  }
}

extension Diagnostic {
  /// What stands before the severity: the place, else the file, else the tool.
  func place(in places: inout Places) -> String {
    if let span { return places.name(of: span) }
    return path ?? "menugen"
  }

  /// `Drinks › Tea › price`; nil when the message is not about a row.
  var rowPathText: String? { rowPath.isEmpty ? nil : rowPath.joined(separator: " › ") }
}
