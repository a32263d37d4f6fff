/// Text that says how it is to be read. Text is text until it is declared to be more.
public struct MenuText: Sendable, Hashable {
  public var string: String
  public var format: Format
  /// Where it was read, for messages; nil for text made in code.
  public var origin: TextOrigin?

  public enum Format: UInt8, Sendable, Hashable {
    /// Printed as written.
    case plain
    /// CommonMark with tables.
    case markdown
    /// HTML, kept as far as the allow-list goes.
    case html
  }

  public init(_ string: String, format: Format = .plain, origin: TextOrigin? = nil) {
    self.string = string
    self.format = format
    self.origin = origin
  }
}

/// The place a text came from.
public struct TextOrigin: Sendable, Hashable {
  /// The file's name, as messages print it.
  public var file: String
  /// Bytes from the start of the file to the start of the text.
  public var offset: Int

  public init(file: String, offset: Int) {
    self.file = file
    self.offset = offset
  }
}
