/// Where the lines of a file begin. Made only when a message about the file is printed.
///
/// A line ends with LF, CR LF or a lone CR. Lines and columns count from 1, columns in bytes of
/// UTF-8, as compilers and most editors' `file:line:column` do; a byte order mark takes no column.
struct LineIndex {
  private let file: SourceFile
  /// The offset of each line's first byte, rising.
  private let starts: [Int]

  /// Linear in the length of the file.
  init(_ file: SourceFile) {
    let bytes = file.bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices {
      let endsLine =
        bytes[index] == lineFeed
        || bytes[index] == carriageReturn
          && (index + 1 == bytes.count || bytes[index + 1] != lineFeed)
      if endsLine { starts.append(index + 1) }
    }
    self.file = file
    self.starts = starts
  }

  /// The line and column of an offset. Logarithmic in the number of lines.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: max(0, offset - starts[low]) + 1)
  }

  /// The bytes of a line, without its end.
  func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : file.bytes.count
    while end > start, file.bytes[end - 1] == lineFeed || file.bytes[end - 1] == carriageReturn {
      end -= 1
    }
    return start..<max(start, end)
  }
}

/// A place as people name it: line and column, both from 1, the column in bytes of UTF-8.
struct SourcePosition: Hashable {
  var line: Int
  var column: Int
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
