/// Messages about templates, links, images and pages.
extension DiagnosticCode {
  static let pages: [DiagnosticCode] = []
}
