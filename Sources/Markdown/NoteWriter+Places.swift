internal import Diagnostics

/// Messages and where they point.
extension NoteWriter {
  /// Says that HTML is left out: once a line, and not for comments, which say nothing to a reader.
  mutating func leaveOutHTML(_ html: CommonMarkNode) {
    let literal = html.literal
    guard !isComment(literal) else { return }
    let line = html.firstLine
    guard line != lineOfLastHTML else { return }
    lineOfLastHTML = line
    let tag = literal.prefix { $0 != "\n" && $0 != "\r\n" }.prefix(40)
    note.diagnostics.append(
      Diagnostic(
        .warning, .noteHTML, "HTML in a note is left out: \(tag)", at: span(of: html),
        suggestion: "write it as Markdown, or set ‘html_in_notes: sanitise’"))
  }

  /// The line that a node starts on. Linear in the note: a place is looked up only for messages.
  func span(of node: CommonMarkNode) -> SourceSpan? {
    let line = node.firstLine
    let original = originalLines.indices.contains(line - 1) ? originalLines[line - 1] : line
    return options.locate(SourceLines(text).line(original))
  }

  private func isComment(_ html: String) -> Bool {
    guard html.utf8.starts(with: "<!--".utf8) else { return false }
    let end = html.utf8.lastIndex { $0 > 0x20 } ?? html.startIndex
    return html.utf8[...end].suffix(3).elementsEqual("-->".utf8)
  }
}
