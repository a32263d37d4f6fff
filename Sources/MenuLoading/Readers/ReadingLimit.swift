/// How far readers follow a file that was made to exhaust them.
enum ReadingLimit {
  /// Lists and maps inside each other beyond this are refused.
  static let depth = 512
  /// How many values repeated references (YAML's aliases, shared objects of a binary property
  /// list) may add to a file; long text counts as one value per 64 bytes.
  static let sharedValues = 1_000_000

  /// What a scalar's text counts for against ``sharedValues``.
  static func weight(ofTextLength bytes: Int) -> Int { 1 + bytes / 64 }
}
