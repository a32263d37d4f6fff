/// A file as it was read: the name the reader knows it by, and its bytes.
///
/// One object per file of a run; places in it are byte ranges, turned into lines and columns only
/// when a message is printed.
public final class SourceFile: Sendable {
  /// The path as typed or as found below the site folder, with `/` between the parts.
  public let name: String
  /// The bytes, as UTF-8 (a file in another encoding is converted before this object is made).
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The text in a byte range, with ill-formed UTF-8 repaired. Linear in the range's length.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.startIndex..<bytes.endIndex)], as: UTF8.self)
  }
}
