/// What a note may not do, so that parsing it takes time in proportion to its length. libcmark walks
/// all open lists at each blank line, and all open images at each link: with thousands of them that
/// is the square of the length.
struct NoteLimits {
  /// How many quotations and lists one line may open.
  static let deepestLine = 100
  /// libcmark counts bytes in 32 bits.
  static let longestNote = 1 << 30

  private let text: UnsafeBufferPointer<UInt8>

  /// Why a note can't be parsed; nil for any that a person wrote. Linear, and quick: it looks at the
  /// start of each line, and at all bytes of a long note only.
  static func problem(in text: UnsafeBufferPointer<UInt8>) -> String? {
    let limits = NoteLimits(text: text)
    if text.count > longestNote { return "a note is longer than 1 GiB" }
    if let problem = limits.problemOfLists() { return problem }
    let isShort = text.count < 32 * 1024
    return isShort ? nil : limits.problemOfImages()
  }

  // MARK: Lists

  private func problemOfLists() -> String? {
    let hasReturns = CommonMarkNode.contains(carriageReturn, in: text)
    var index = 0
    var depth = 0
    var wasBlank = true
    var steps = 0
    while index < text.count {
      let start = LineStart(text, at: index)
      if start.markers > NoteLimits.deepestLine {
        return "a line opens \(start.markers) lists and quotations, "
          + "more than \(NoteLimits.deepestLine)"
      }
      if start.isBlank {
        steps += depth
      } else {
        // Without a blank line before it, a line may continue what is open without repeating it.
        depth = wasBlank ? start.depth : max(depth, start.depth)
      }
      wasBlank = start.isBlank
      index = nextLine(after: start.end, hasReturns)
    }
    return steps > 1_000_000 + 8 * text.count
      ? "lists are nested too deep around too many blank lines" : nil
  }

  private func nextLine(after index: Int, _ hasReturns: Bool) -> Int {
    guard hasReturns else {
      return (CommonMarkNode.firstIndex(of: lineFeed, in: text, from: index) ?? text.count) + 1
    }
    var index = index
    while index < text.count, text[index] != lineFeed, text[index] != carriageReturn { index += 1 }
    return index + 1
  }

  // MARK: Images

  /// Follows brackets as the parser does, but for code and escapes, and adds up the images that are
  /// open where a link ends.
  private func problemOfImages() -> String? {
    var open: [Bool] = []
    var openImages = 0
    var steps = 0
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "["):
        open.append(previous == UInt8(ascii: "!"))
        if open.last == true { openImages += 1 }
      case UInt8(ascii: "]"):
        if open.popLast() == true { openImages -= 1 }
        steps += openImages
      case lineFeed where previous == lineFeed:
        open.removeAll(keepingCapacity: true)
        openImages = 0
      default: break
      }
      previous = byte
    }
    return steps > 1_000_000 + 64 * text.count ? "too many images are opened and never closed" : nil
  }
}

/// What a line begins with.
private struct LineStart {
  private(set) var markers = 0
  private(set) var columns = 0
  private(set) var isBlank = false
  /// Where the marks end.
  private(set) var end: Int

  /// At most as many containers as can be open at this line: every one takes two columns at least.
  var depth: Int { markers + columns / 2 }

  init(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    end = start
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: " "): columns += 1
      case UInt8(ascii: "\t"): columns += 4
      case UInt8(ascii: ">"): markers += 1
      case lineFeed, carriageReturn:
        isBlank = markers == 0
        return
      case let byte:
        guard let length = LineStart.markerLength(text, at: end, byte) else { return }
        markers += 1
        end += length - 1
      }
      end += 1
    }
    isBlank = markers == 0
  }

  /// A bullet, or digits with a full stop or a bracket, before a blank.
  private static func markerLength(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, _ byte: UInt8
  ) -> Int? {
    var end = index
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): end += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while end < text.count, end - index < 10, (0x30...0x39).contains(text[end]) { end += 1 }
      guard end < text.count, text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")")
      else { return nil }
      end += 1
    default: return nil
    }
    return end >= text.count || text[end] <= 0x20 ? end - index : nil
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
