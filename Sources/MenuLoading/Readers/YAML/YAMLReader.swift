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
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = YAMLParser(bytes, YAMLComposer(file))
      parser.taker.problems.addIllFormed(in: 0..<bytes.count)
      let failure = parser.firstControlCharacter() ?? parser.parse()
      if case .syntax(let problem) = failure { parser.taker.add(problem) }
      let value = failure == nil ? value(of: parser.taker.documents, &parser.taker.problems) : nil
      return ReadResult(value, parser.taker.problems.all())
    }
  }

  private func value(of documents: [Value], _ problems: inout Problems) -> Value {
    let filled = documents.filter { !$0.isNull }
    guard filled.count > 1 else { return filled.first ?? documents.first ?? Value(.null) }
    problems.add(
      .notice, .yamlDocuments,
      "the file holds \(filled.count) documents; they are read as one list",
      at: filled[1].range.offsets)
    return Value(.list(filled), at: ByteRange(0..<file.bytes.count))
  }
}
