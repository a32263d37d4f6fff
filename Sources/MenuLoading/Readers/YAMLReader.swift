package import Diagnostics
package import MenuModel

/// Reads YAML 1.2.
package struct YAMLReader: Sendable {
  private let file: SourceFile

  package init(file: SourceFile) { self.file = file }

  /// The file's document as a value; several documents become a list of them, and a notice says
  /// so. Linear in the file's size and in what its aliases stand for.
  ///
  /// Problems of syntax end the reading and leave no value; a repeated key, an unknown alias or
  /// tag, a list as a key are stepped over with a message.
  package func read() -> ReadResult {
    var composer = YAMLComposer(file)
    var isWhole = true
    let failure = YAMLParser(file).parse { event in
      isWhole = composer.take(event)
      return isWhole
    }
    if let failure { composer.problems.add(failure) }
    guard isWhole, failure == nil else { return ReadResult(nil, composer.problems.all()) }
    let value = value(of: composer.documents, &composer.problems)
    return ReadResult(value, composer.problems.all())
  }

  private func value(of documents: [Value], _ problems: inout Problems) -> Value {
    let filled = documents.filter { !$0.isNull }
    guard filled.count > 1 else { return filled.first ?? documents.first ?? Value(.null) }
    problems.add(
      .notice, .yamlDocuments,
      "The file holds \(filled.count) documents; they are read as one list",
      at: filled[1].range.offsets)
    return Value(.list(filled), at: ByteRange(0..<file.bytes.count))
  }
}
