package import Diagnostics
package import MenuModel

/// Reads JSON Lines: a value on each line, blank lines between them as may be. Gives the list of
/// them; a line that is wrong is reported and left out, and the lines after it are read.
package struct JSONLinesReader {
  private let file: SourceFile

  package init(file: SourceFile) { self.file = file }

  /// Linear in the size of the file.
  package func read() -> ReadResult {
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, problems: Problems(file))
      var values: [Value] = []
      while parser.position < bytes.count, !parser.problems.isFull {
        parser.end = bytes[parser.position...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
        let next = min(parser.end + 1, bytes.count)
        if let value = parser.line() { values.append(value) }
        parser.position = next
      }
      let all = Value(.list(values), at: ByteRange(0..<bytes.count))
      return ReadResult(parser.problems.isFull ? nil : all, parser.problems.all())
    }
  }
}

extension JSONParser {
  /// The value on the line up to `end`; nil when the line is blank or wrong.
  fileprivate mutating func line() -> Value? {
    skipBlanks()
    guard position < end else { return nil }
    isLost = false
    isConfused = false
    let value = value()
    skipBlanks()
    if !isLost, position < end { reportRest() }
    return isLost ? nil : value
  }
}
