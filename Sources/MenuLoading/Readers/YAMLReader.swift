package import Diagnostics
package import MenuModel

/// Reads YAML 1.2.
package struct YAMLReader: Sendable {
  package init() {}

  /// The file's document as a value; several documents become a list of them, and a notice says
  /// so. Linear in the file's size and in what its aliases stand for.
  ///
  /// Problems of syntax end the reading and leave no value; a repeated key, an unknown alias or
  /// tag, a list as a key are stepped over with a message.
  package func read(_ file: SourceFile) -> ReadResult {
    var composer = YAMLComposer(file)
    var isWhole = true
    let failure = YAMLParser(file).parse { event in
      isWhole = composer.take(event)
      return isWhole
    }
    var diagnostics = composer.diagnostics
    if let failure { diagnostics.append(failure) }
    guard isWhole, failure == nil else { return ReadResult(nil, diagnostics) }
    return ReadResult(value(of: composer.documents, in: file, &diagnostics), diagnostics)
  }

  private func value(
    of documents: [Value], in file: SourceFile, _ diagnostics: inout [Diagnostic]
  ) -> Value {
    let filled = documents.filter { !$0.isNull }
    guard filled.count > 1 else {
      return filled.first ?? documents.first ?? Value(.null)
    }
    diagnostics.append(
      Diagnostic(
        .notice, .yamlDocuments,
        "The file holds \(filled.count) documents; they are read as one list",
        at: SourceSpan(file, filled[1].range.offsets)))
    return Value(.list(filled), at: ByteRange(0..<file.bytes.count))
  }
}
