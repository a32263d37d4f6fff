package import Diagnostics
package import MenuModel

/// Reads property lists: XML ones through expat, binary ones byte by byte.
package struct PropertyListReader: Sendable {
  private let file: SourceFile

  package init(file: SourceFile) { self.file = file }

  /// The list as a value. Dates stay text as written, data stays base64 text with a notice.
  ///
  /// A key without a value, a value without a key, an unknown element are stepped over with a
  /// message each; XML that is not well-formed ends the reading and leaves no value.
  package func read() -> ReadResult {
    if BinaryPropertyListReader.recognises(file.bytes) {
      return BinaryPropertyListReader(file).read()
    }
    let parser = PropertyListParser(file)
    let isWhole = parser.parse()
    return ReadResult(isWhole ? parser.builder.root : nil, parser.builder.problems.all())
  }
}
