/// Messages about files and folders that are read and written.
extension DiagnosticCode {
  static let files: [DiagnosticCode] = []
}
