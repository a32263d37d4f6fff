/// Writes templates of one set.
package struct TemplateRenderer: Sendable {
  package let templates: TemplateSet
  private let workers: Workers

  /// Runs a closure for each number from 0 up to a count, several at the same time, and returns when
  /// all are done.
  package typealias Perform =
    @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// - Parameters:
  ///   - jobs: how many closures `perform` runs at the same time. The bytes written do not depend
  ///     on it.
  ///   - perform: by default one after the other.
  package init(
    _ templates: TemplateSet, jobs: Int = 1,
    perform: @escaping Perform = { count, work in (0..<count).forEach(work) }
  ) {
    self.templates = templates
    workers = Workers(jobs: jobs, perform: perform)
  }

  /// The bytes of a template with a value, most often an object, in pieces to be joined. Linear in what
  /// is written.
  ///
  /// - Throws: when templates call each other more than ``TemplateSet/maximumDepth`` deep.
  package func render(
    _ template: String, _ value: TemplateValue
  ) throws(TemplateProblem) -> [[UInt8]] {
    guard let number = templates.program.templates[template] else { return [] }
    var interpreter = Interpreter(templates, value, workers: workers)
    try interpreter.run(from: templates.program.starts[number])
    return interpreter.finish()
  }
}

/// Who else can write, and how many at the same time.
struct Workers: Sendable {
  var jobs: Int
  var perform: TemplateRenderer.Perform
}
