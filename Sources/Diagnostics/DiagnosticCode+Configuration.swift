/// Messages about site.yml and menugen.yml.
extension DiagnosticCode {
  static let configuration: [DiagnosticCode] = []
}
