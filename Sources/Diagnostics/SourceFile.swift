/// A file as it was read: the name the reader knows it by, and its bytes.
///
/// One object per file of a run; places in it are byte ranges, turned into lines and columns only
/// when a message is printed.
public final class SourceFile: Sendable {
  /// The path as typed or as found below the site folder, with `/` between the parts.
  public let name: String
  /// The bytes, as UTF-8 (a file in another encoding is converted before this object is made).
  public let bytes: [UInt8]
  /// Whether somebody has looked through the bytes and found well-formed UTF-8.
  private let isWellFormed: Bool

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    isWellFormed = false
  }

  /// A file of bytes that are known to be well-formed UTF-8: its texts need not be checked again.
  package init(name: String, wellFormed bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    isWellFormed = true
  }

  /// The text in a byte range, with ill-formed UTF-8 repaired. Linear in the range's length.
  public func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: bytes.startIndex..<bytes.endIndex)
    // A range that cuts no character apart is as well formed as the whole.
    if isWellFormed, !isInside(range.lowerBound), !isInside(range.upperBound),
      #available(macOS 26, *)
    {
      let part = bytes[range]
      let span = part.span
      let text = unsafe UTF8Span(unchecked: span)
      let copy = String(copying: text)
      return copy
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a place is in the middle of a character.
  private func isInside(_ place: Int) -> Bool {
    place < bytes.count && bytes[place] & 0xC0 == 0x80
  }
}
