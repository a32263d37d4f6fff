/// Messages about the command line.
extension DiagnosticCode {
  static let usage: [DiagnosticCode] = []
}
