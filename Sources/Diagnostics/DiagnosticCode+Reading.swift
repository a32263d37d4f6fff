/// Messages about how the data was understood: shapes, fields, values.
extension DiagnosticCode {
  static let reading: [DiagnosticCode] = []
}
