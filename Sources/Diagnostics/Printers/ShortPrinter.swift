/// One line a message: `menu.json:1:16: error: a comma is missing [json-syntax]`, with the
/// suggestion behind the headline when there is one.
struct ShortPrinter: ReportPrinter {
  func print(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var places = Places()
    for diagnostic in report.diagnostics {
      var line = TerminalLine(isColored: false)
      line.add("\(diagnostic.place(in: &places)): \(diagnostic.severity.word): ")
      line.add(diagnostic.summary)
      if let suggestion = diagnostic.suggestion {
        line.add("; " + suggestion.split(separator: "\n").joined(separator: " "))
      }
      line.add(" [\(diagnostic.code.name)]")
      line.end(into: &output)
    }
  }
}
