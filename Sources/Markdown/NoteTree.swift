/// The tree of a note, with its tables' cells spread over headings when it has tables.
enum NoteTree {
  /// Parses a note and hands its document node to `body`. A note without a bar is parsed once.
  ///
  /// - Parameter isEditable: whether `body` changes the tree.
  /// - Returns: why the note was not parsed, if it was not.
  @discardableResult
  static func with(
    _ text: UnsafeBufferPointer<UInt8>, hasTables: Bool, isEditable: Bool = false,
    _ body: (CommonMarkNode, SpreadTables?) -> Void
  ) -> String? {
    if let problem = NoteLimits.problem(in: text) { return problem }
    let isParsed: Void? = parse(text, isEditable) { document in
      guard hasTables, CommonMarkNode.contains(UInt8(ascii: "|"), in: text),
        let spread = SpreadTables(of: document, in: text)
      else { return body(document, nil) }
      spread.text.withUnsafeBufferPointer { text in
        _ = parse(text, isEditable) { body($0, spread) }
      }
    }
    return isParsed == nil ? "there is no memory to parse a note" : nil
  }

  private static func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ isEditable: Bool, _ body: (CommonMarkNode) -> Void
  ) -> Void? {
    isEditable
      ? CommonMarkNode.withEditableDocument(of: text, body)
      : CommonMarkNode.withDocument(of: text, body)
  }
}
