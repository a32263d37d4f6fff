internal import Escaping

/// The form for people.
///
///     menu.json:1:16: error: a comma is missing between two members [json-syntax]
///       1 │ {"name": "Tea" "price": 2}
///         │                ^~~~~~~
///         in: Drinks › Tea
///         expected: a comma or a closing brace
///         help: write a comma before “price”
struct TextPrinter: ReportPrinter {
  let isColored: Bool

  func print(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var places = Places()
    for (index, diagnostic) in report.diagnostics.enumerated() {
      if index > 0 { output.append(lineFeed) }
      print(diagnostic, &places, into: &output)
    }
  }

  private func print(
    _ diagnostic: Diagnostic, _ places: inout Places, into output: inout [UInt8]
  ) {
    var line = TerminalLine(isColored: isColored)
    line.add(diagnostic.place(in: &places) + ": ", .bold)
    line.add(diagnostic.severity.word + ": ", style(of: diagnostic.severity))
    line.add(diagnostic.summary, .bold)
    line.add(" [\(diagnostic.code.name)]", .dim)
    line.end(into: &output)

    var margin = 2
    if let span = diagnostic.span {
      let excerpt = Excerpt(span, in: places.lines(of: span.file))
      margin = print(excerpt, style(of: diagnostic.severity), into: &output)
    }
    print("in", diagnostic.rowPathText, margin, into: &output)
    print("expected", diagnostic.expected, margin, into: &output)
    print("help", diagnostic.suggestion, margin, into: &output)
    for note in diagnostic.notes {
      let place = note.span.map { places.name(of: $0) + ": " } ?? ""
      print("note", place + note.summary, margin, into: &output)
      if let span = note.span {
        _ = print(Excerpt(span, in: places.lines(of: span.file)), .cyan, into: &output)
      }
    }
  }

  /// Prints the line and its carets; gives the margin that the lines under it keep.
  private func print(
    _ excerpt: Excerpt, _ style: TerminalLine.Style, into output: inout [UInt8]
  ) -> Int {
    let number = String(excerpt.line)
    var line = TerminalLine(isColored: isColored)
    line.add("  \(number) │ ", .dim)
    line.add(excerpt.text)
    line.end(into: &output)
    let margin = number.count + 3
    line.add(String(repeating: " ", count: margin) + "│ ", .dim)
    line.add(String(repeating: " ", count: excerpt.caretColumn))
    line.add("^" + String(repeating: "~", count: excerpt.caretWidth - 1), style)
    line.end(into: &output)
    return margin
  }

  private func print(
    _ label: String, _ text: String?, _ margin: Int, into output: inout [UInt8]
  ) {
    guard let text else { return }
    let indent = String(repeating: " ", count: margin)
    // Text of several lines, such as a list of names, keeps them under its first word.
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var line = TerminalLine(isColored: isColored)
      line.add(indent)
      let head = label + ": "
      if index == 0 {
        line.add(head, .bold)
      } else {
        line.add(String(repeating: " ", count: head.count))
      }
      line.add(String(part))
      line.end(into: &output)
    }
  }

  private func style(of severity: Severity) -> TerminalLine.Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .notice: .cyan
    }
  }
}

private let lineFeed = UInt8(ascii: "\n")
