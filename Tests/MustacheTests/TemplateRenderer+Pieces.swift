internal import Synchronization

@testable internal import Mustache

extension TemplateRenderer {
  /// All that a template writes.
  func pieces(_ template: String, _ value: TemplateValue) throws(TemplateProblem) -> [[UInt8]] {
    let pieces = Mutex<[[UInt8]]>([])
    try render(template, value) { piece in pieces.withLock { $0.append(piece) } }
    return pieces.withLock { $0 }
  }
}
