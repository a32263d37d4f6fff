/// Where the lines of a text are. Lines end with LF, CRLF or CR, as in CommonMark.
struct SourceLines {
  /// The offset of each line's first byte, then the text's length.
  private let starts: [Int]
  private let text: UnsafeBufferPointer<UInt8>

  /// Finds the lines; linear in the text.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == lineFeed || byte == carriageReturn else { continue }
      if byte == carriageReturn, index < text.count, text[index] == lineFeed { index += 1 }
      starts.append(index)
    }
    if starts.last != text.count { starts.append(text.count) }
    self.starts = starts
    self.text = text
  }

  var count: Int { starts.count - 1 }

  /// The line that a byte is on, counted from 1. Logarithmic.
  func number(ofLineAt offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > offset { high = middle } else { low = middle + 1 }
    }
    return min(low, max(0, count - 1)) + 1
  }

  /// The bytes of a line, counted from 1, with its end; an empty range at the end of the text for
  /// a line that isn't there.
  func wholeLine(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= count else { return text.count..<text.count }
    return starts[number - 1]..<starts[number]
  }

  /// The bytes of a line, counted from 1, without its end.
  func line(_ number: Int) -> Range<Int> {
    let whole = wholeLine(number)
    var end = whole.upperBound
    while end > whole.lowerBound, text[end - 1] == lineFeed || text[end - 1] == carriageReturn {
      end -= 1
    }
    return whole.lowerBound..<end
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
