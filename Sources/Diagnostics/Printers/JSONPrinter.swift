internal import Escaping

/// One JSON document: an object with the list of messages, one a line, and how many there are of
/// each severity. Members that a message has no value for are left out.
struct JSONPrinter: ReportPrinter {
  func print(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var places = Places()
    var writer = JSONWriter(lineDepth: 2)
    writer.object {
      $0.member("errors", report.count(of: .error))
      $0.member("warnings", report.count(of: .warning))
      $0.member("notices", report.count(of: .notice))
      $0.member("messages") {
        $0.array { for diagnostic in report.diagnostics { write(diagnostic, &places, into: &$0) } }
      }
    }
    output += writer.bytes
    output.append(UInt8(ascii: "\n"))
  }

  private func write(
    _ diagnostic: Diagnostic, _ places: inout Places, into writer: inout JSONWriter
  ) {
    writer.object {
      $0.member("severity", diagnostic.severity.word)
      $0.member("code", diagnostic.code.name)
      $0.member("summary", diagnostic.summary)
      if let path = diagnostic.path { $0.member("file", path) }
      if let span = diagnostic.span { write(span, &places, into: &$0) }
      if !diagnostic.rowPath.isEmpty {
        $0.member("row") { $0.array { for part in diagnostic.rowPath { $0.string(part) } } }
      }
      if let expected = diagnostic.expected { $0.member("expected", expected) }
      if let suggestion = diagnostic.suggestion { $0.member("suggestion", suggestion) }
      if !diagnostic.notes.isEmpty {
        $0.member("notes") {
          $0.array { for note in diagnostic.notes { write(note, &places, into: &$0) } }
        }
      }
    }
  }

  private func write(
    _ note: Diagnostic.Note, _ places: inout Places, into writer: inout JSONWriter
  ) {
    writer.object {
      $0.member("summary", note.summary)
      if let span = note.span { write(span, &places, into: &$0) }
    }
  }

  /// Lines and columns from 1, columns in bytes of UTF-8; `start` and `end` are offsets in bytes.
  private func write(_ span: SourceSpan, _ places: inout Places, into writer: inout JSONWriter) {
    let start = places.start(of: span)
    let end = places.end(of: span)
    writer.member("file", span.file.name)
    writer.member("line", start.line)
    writer.member("column", start.column)
    writer.member("end_line", end.line)
    writer.member("end_column", end.column)
    writer.member("start", span.range.lowerBound)
    writer.member("end", span.range.upperBound)
  }
}
