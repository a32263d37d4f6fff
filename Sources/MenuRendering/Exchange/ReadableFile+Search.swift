internal import Escaping
internal import Platform

/// Finds bytes in a file. Memory for a piece of it.
extension ReadableFile {
  private static let pieceSize = 1 << 18

  /// The first place, from a start on, where these bytes stand one after the other. Linear.
  func firstPlace(of words: [UInt8], from start: Int = 0) -> Range<Int>? {
    var index = start
    while index + words.count <= size {
      let piece = read(index..<min(size, index + Self.pieceSize + words.count - 1))
      guard piece.count >= words.count else { return nil }
      if let place = piece.firstPlace(of: words) {
        return index + place..<index + place + words.count
      }
      index += piece.count - words.count + 1
    }
    return nil
  }

  /// The place where these bytes stand; nil unless there is one and no other. Linear.
  func onlyPlace(of words: [UInt8]) -> Range<Int>? {
    guard let first = firstPlace(of: words),
      firstPlace(of: words, from: first.lowerBound + 1) == nil
    else { return nil }
    return first
  }
}
