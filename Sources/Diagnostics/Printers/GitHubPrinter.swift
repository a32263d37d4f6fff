internal import Escaping

/// Workflow commands, one a message: GitHub shows them beside the lines of the change.
///
///     ::error file=menu.json,line=1,col=16,endColumn=23,title=json-syntax::a comma is missing
struct GitHubPrinter: ReportPrinter {
  func print(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var places = Places()
    for diagnostic in report.diagnostics {
      var properties: [(String, String)] = []
      if let span = diagnostic.span {
        let start = places.start(of: span)
        let end = places.end(of: span)
        properties += [("file", span.file.name), ("line", "\(start.line)")]
        // GitHub takes columns only when the place is within one line.
        if start.line == end.line {
          properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
        } else {
          properties += [("endLine", "\(end.line)")]
        }
      } else if let path = diagnostic.path {
        properties.append(("file", path))
      }
      properties.append(("title", diagnostic.code.name))
      let list = properties.map { "\($0)=\(escaped($1, alsoIn: ":,"))" }.joined(separator: ",")
      let text = "::\(diagnostic.severity.word) \(list)::\(escaped(message(diagnostic, &places)))\n"
      output += text.utf8
    }
  }

  private func message(_ diagnostic: Diagnostic, _ places: inout Places) -> String {
    var lines = [diagnostic.summary]
    if let row = diagnostic.rowPathText { lines.append("in: " + row) }
    if let expected = diagnostic.expected { lines.append("expected: " + expected) }
    if let suggestion = diagnostic.suggestion { lines.append("help: " + suggestion) }
    for note in diagnostic.notes {
      lines.append("note: " + (note.span.map { places.name(of: $0) + ": " } ?? "") + note.summary)
    }
    return lines.joined(separator: "\n")
  }

  /// A message's line breaks survive percent-encoded, as GitHub decodes them; other control
  /// characters don't survive.
  private func escaped(_ text: String, alsoIn separators: String = "") -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var safe: [UInt8] = []
      Escape.terminal(String(line), into: &safe)
      return String(decoding: safe, as: UTF8.self).map { character in
        character == "%" || separators.contains(character)
          ? percentEncoded(character) : String(character)
      }.joined()
    }.joined(separator: "%0A")
  }

  private func percentEncoded(_ character: Character) -> String {
    switch character {
    case ":": "%3A"
    case ",": "%2C"
    default: "%25"
    }
  }
}
