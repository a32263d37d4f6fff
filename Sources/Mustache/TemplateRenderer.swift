/// Writes templates of one set.
package struct TemplateRenderer: Sendable {
  package let templates: TemplateSet
  private let workers: Workers

  /// Takes the bytes that come next.
  package typealias Take = @Sendable ([UInt8]) -> Void

  /// Runs `write` for each number from 0 up to a count, several at the same time, gives what it wrote to
  /// `take`, one after the other and in order, and returns when all are taken.
  package typealias Perform =
    @Sendable (
      _ count: Int, _ write: @escaping @Sendable (Int) -> [[UInt8]],
      _ take: @escaping @Sendable ([[UInt8]]) -> Void
    ) -> Void

  /// - Parameters:
  ///   - jobs: how many closures `perform` runs at the same time. The bytes written do not depend
  ///     on it.
  ///   - perform: by default one after the other.
  package init(
    _ templates: TemplateSet, jobs: Int = 1,
    perform: @escaping Perform = { count, write, take in
      for number in 0..<count { take(write(number)) }
    }
  ) {
    self.templates = templates
    workers = Workers(jobs: jobs, perform: perform)
  }

  /// Gives `take` the bytes of a template with a value, most often an object, piece by piece as they are
  /// written: on any of the threads, never on two at a time. Linear in what is written.
  ///
  /// - Throws: when templates call each other more than ``TemplateSet/maximumDepth`` deep. Some pieces
  ///   may have been given by then.
  package func render(
    _ template: String, _ value: TemplateValue, _ take: @escaping Take
  ) throws(TemplateProblem) {
    guard let number = templates.program.templates[template] else { return }
    var interpreter = Interpreter(templates, value, Way(take: take, workers: workers))
    try interpreter.run(from: templates.program.starts[number])
    for piece in interpreter.finish() { take(piece) }
  }
}

/// Who else can write, and how many at the same time.
struct Workers: Sendable {
  var jobs: Int
  var perform: TemplateRenderer.Perform
}
