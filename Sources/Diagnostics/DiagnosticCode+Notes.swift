/// Messages about notes in Markdown.
extension DiagnosticCode {
  static let notes: [DiagnosticCode] = []
}
