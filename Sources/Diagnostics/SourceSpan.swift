/// A place in a file: a byte range.
public struct SourceSpan: Sendable {
  public var file: SourceFile
  /// Offsets in bytes from the start of the file; may be empty.
  public var range: Range<Int>

  public init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }
}
