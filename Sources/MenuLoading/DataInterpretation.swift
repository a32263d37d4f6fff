package import Diagnostics
package import MenuModel

/// What became of a file's value: how it was understood, and the sections and rows it gives.
package struct DataInterpretation: Sendable {
  /// Nil when it can't be a menu; a message then says why.
  package var reading: Reading?
  package var records: RecordSet?
  package var diagnostics: [Diagnostic] = []

  /// Understands a value and decodes it. Linear in the value's size.
  ///
  /// - Parameters:
  ///   - value: what a reader gave.
  ///   - file: the file it was read from.
  ///   - options: what is said about the reading; the rest is inferred.
  ///   - jobs: how many threads may work; what comes of it is the same for any number.
  ///   - other: the value of another file, by the name that `join` gives.
  package init(
    of value: Value, in file: SourceFile, options: ReadingOptions = ReadingOptions(), jobs: Int = 1,
    other: (String) -> Value? = { _ in nil }
  ) {
    let value = DataArrangement.arranged(value)
    var check = OptionCheck(value: value, file: file, options: options)
    guard let found = check.candidates() else {
      diagnostics = check.diagnostics
      return
    }
    let joins = check.joins(other)
    let interpreter = Interpreter(root: value, options: options, joins: joins)
    let reading = interpreter.reading(of: found.best, others: found.others)
    check.columns(found.best, reading)
    diagnostics = check.diagnostics
    self.reading = reading
    guard !check.hasErrors else { return }
    let decoder = RecordDecoder(
      root: value, reading: reading, options: options, file: file, inner: found.best.inner,
      jobs: jobs)
    let decoded = decoder.decode()
    records = decoded.set
    diagnostics += decoded.diagnostics
    diagnostics += RepeatedIDs(reading, value, in: file)?.messages(decoded.set.records) ?? []
    diagnostics += Self.notices(reading, value, file)
    if decoded.set.records.isEmpty, decoded.set.sections.isEmpty {
      records = nil
      diagnostics.append(Refusal.empty(value, file))
    }
  }

  /// A line for each close choice.
  private static func notices(
    _ reading: Reading, _ value: Value, _ file: SourceFile
  ) -> [Diagnostic] {
    let range = value.value(at: reading.shape.root.keys)?.range ?? value.range
    return reading.alternatives.filter(\.isClose).map { alternative in
      let isList = alternative.option.hasPrefix("rows:")
      return Diagnostic(
        .notice, isList ? .otherLists : .readingChoice,
        isList
          ? "\(alternative.summary) is left out" : "\(alternative.summary) would also do",
        at: SourceSpan(file, Int(range.start)..<Int(range.start)),
        suggestion: "‘\(alternative.option)’ chooses it")
    }
  }
}
