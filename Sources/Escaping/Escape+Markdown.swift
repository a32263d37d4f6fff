extension Escape {
  /// Text in a line of Markdown: what could be taken for markup has a backslash before it, and a line
  /// break becomes a blank.
  ///
  /// Reading the result as CommonMark gives the text back, at the start of a line and within it, but
  /// for blanks at its ends and what no page may carry raw. Linear.
  package static func markdown(_ text: String, into output: inout [UInt8]) {
    text.withBytes { copy($0, into: &output, replacing: MarkdownSpecials.self) }
  }

  /// Markdown that stays as it is, but for what no page may carry raw. Linear.
  package static func verbatimMarkdown(
    _ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]
  ) {
    copy(bytes, into: &output, replacing: VerbatimSpecials.self)
  }

  /// Whether ``verbatimMarkdown(_:into:)`` would change nothing. Linear, and quick.
  package static func isVerbatimMarkdown(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !hasSpecial(bytes, VerbatimSpecials.self)
  }
}

/// Only what no output carries raw.
private enum VerbatimSpecials: Specials {
  static func marks(in bytes: SixteenBytes) -> SixteenBytes.Marks {
    bytes.less(than: 0x20) .| bytes.mayBeUnwanted
  }

  static func mayStart(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  static func special(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Special? {
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D: nil
    case 0..<0x20, 0x7F: Special(Special.unwanted)
    case 0x20..<0x7F: nil
    default: Special.multibyteUnwanted(in: bytes, at: index)
    }
  }
}
