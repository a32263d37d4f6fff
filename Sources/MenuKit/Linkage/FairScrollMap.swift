/// Says which section is current at each position of the scroll, fairly: at the top the first one,
/// at the end the last one, and each section of some height somewhere in between.
///
/// A section is current while it lies on the *reading line*. Were the line always at the top of the
/// window, short sections at the end could never reach it, for the scroll stops before. So over the
/// last stretch of scroll the line sweeps from the top of the window down into the last section.
///
/// With `H` the window's height, `M` the scroll range, `t` and `h` the last section's top and height,
/// `a = max(0, t − M)`: when `a` is 0 the line stays at the top of the window. Otherwise
/// `s = min(H, a + h / 2)`, and over the last `k = min(M, s)` of scroll the line sweeps linearly
/// from the top of the window to `s` below it.
///
/// All lengths are in one unit of the caller's choice (points, pixels, lines of a terminal). Heights and
/// tops are measured in the document, with what covers the window's top (a bar) taken off. A
/// length that is negative or not finite counts as 0. The map has no memory: make a new one when the layout changes.
public struct FairScrollMap: Sendable, Hashable {
  /// How far the document can scroll: its height less the window's, at least 0.
  public let range: Double
  /// How far below the window's top the line stands at the end of the scroll (`s`; 0 when it stays).
  public let reach: Double
  /// The length of scroll over which the line sweeps (`k`), at the end of the range.
  public let sweep: Double

  /// A map for one layout.
  ///
  /// - Parameters:
  ///   - window: the height of the window below what covers its top.
  ///   - range: how far the document can scroll.
  ///   - lastTop: the last section's top in the document.
  ///   - lastHeight: the last section's height.
  public init(window: Double, range: Double, lastTop: Double, lastHeight: Double) {
    self.range = Self.length(range)
    let hidden = max(0, Self.length(lastTop) - self.range)
    reach = hidden == 0 ? 0 : min(Self.length(window), hidden + Self.length(lastHeight) / 2)
    sweep = min(self.range, reach)
  }

  /// Where the reading line stands in the document when the scroll is at a position.
  ///
  /// Grows strictly with the position, which is brought into `0...range` first: a bounce at either
  /// end changes nothing. Constant time.
  public func readingLine(at position: Double) -> Double {
    let y = clamped(position)
    let start = range - sweep
    guard sweep > 0, y > start else { return y }
    return y == range ? range + reach : y + reach * (y - start) / sweep
  }

  /// The position at which the reading line reaches a height of the document: the inverse of
  /// ``readingLine(at:)``, brought into `0...range`. Constant time.
  public func position(ofLine line: Double) -> Double {
    let start = range - sweep
    guard sweep > 0, line > start else { return clamped(line) }
    return clamped(start + (line - start) * sweep / (sweep + reach))
  }

  /// The current section: the last one whose top is at or above the reading line.
  ///
  /// Before the first section it is the first. When nothing can scroll it is the chosen one, else
  /// the first.
  ///
  /// - Parameters:
  ///   - position: the position of the scroll.
  ///   - tops: the tops of all sections in the document, in order.
  ///   - chosen: the section that the reader chose, if any.
  /// - Returns: the section's index, or nil when there are no sections.
  /// - Complexity: O(log *n*) in the number of sections.
  public func current(at position: Double, tops: [Double], chosen: Int? = nil) -> Int? {
    guard !tops.isEmpty else { return nil }
    if range == 0 { return chosen.map { min(max(0, $0), tops.count - 1) } ?? 0 }
    if clamped(position) == range { return tops.count - 1 }
    let line = readingLine(at: position)
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// A position brought into the range.
  func clamped(_ position: Double) -> Double {
    min(Self.length(position), range)
  }

  /// A length with what no layout can mean taken as 0.
  static func length(_ value: Double) -> Double {
    value.isFinite && value > 0 ? value : 0
  }
}
