package import Diagnostics
package import MenuModel

/// Reads JSON (RFC 8259) on its bytes, in one pass.
///
/// Numbers keep their digits, keys their order, and every value knows its bytes. Slips that a person
/// makes (a comma too many or too few, a comment, single quotes, a word without quotes) are errors
/// that are stepped over, so that one run names them all. A repeated key is a warning, and its last
/// value counts, as in every browser.
package struct JSONReader {
  private let file: SourceFile

  /// Lists and objects may be nested this deeply.
  package static let deepest = 512

  package init(file: SourceFile) { self.file = file }

  /// Reads the whole file as one value. Linear in its size.
  package func read() -> ReadResult {
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, problems: Problems(file))
      let value = parser.document()
      return ReadResult(value, parser.problems.all())
    }
  }
}
