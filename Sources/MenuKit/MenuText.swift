/// Text that says how it is to be read. Text is text until it is declared to be more.
public struct MenuText: Sendable {
  /// The text as written.
  public var string: String
  /// Where it was read, for messages; nil for text made in code.
  public var origin: TextOrigin? {
    get { origins.first }
    set { origins = newValue.map { [$0] } ?? [] }
  }

  /// One origin or none. A list costs a text without an origin one word, where the origin itself
  /// would cost three: most texts are cells of tables.
  private var origins: [TextOrigin]

  /// How it is to be read. The last in memory, so that what comes after it in a row needs no gap.
  public var format: Format

  /// How text is to be read.
  public enum Format: UInt8, Sendable, Hashable {
    /// Printed as written.
    case plain
    /// CommonMark with tables.
    case markdown
    /// HTML, kept as far as the allow-list goes.
    case html
  }

  /// Text, plain unless it says otherwise.
  public init(_ string: String, format: Format = .plain, origin: TextOrigin? = nil) {
    self.string = string
    self.format = format
    origins = origin.map { [$0] } ?? []
  }
}

extension MenuText: Hashable {
  /// Whether both read the same, wherever they came from.
  public static func == (left: Self, right: Self) -> Bool {
    left.string == right.string && left.format == right.format
  }

  /// Hashes what is read, not where it came from.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(format)
  }
}

extension MenuText: ExpressibleByStringInterpolation {
  /// Plain text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The place a text came from.
public struct TextOrigin: Sendable, Hashable {
  /// The file's name, as messages print it.
  public var file: String
  /// Bytes from the start of the file to the start of the text.
  public var offset: Int

  /// A place.
  public init(file: String, offset: Int) {
    self.file = file
    self.offset = offset
  }
}
