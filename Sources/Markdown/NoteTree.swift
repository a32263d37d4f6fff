/// The tree of a note, with its tables' cells spread over headings when it has tables.
enum NoteTree {
  /// Parses a note and hands its document node to `body`. A note without a bar is parsed once.
  static func with(
    _ text: UnsafeBufferPointer<UInt8>, hasTables: Bool,
    _ body: (CommonMarkNode, SpreadTables?) -> Void
  ) {
    CommonMarkNode.withDocument(of: text) { document in
      guard hasTables, CommonMarkNode.contains(UInt8(ascii: "|"), in: text),
        let spread = SpreadTables(of: document, in: text)
      else { return body(document, nil) }
      spread.text.withUnsafeBufferPointer { text in
        CommonMarkNode.withDocument(of: text) { body($0, spread) }
      }
    }
  }
}
