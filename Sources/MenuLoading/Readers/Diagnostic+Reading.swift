internal import Diagnostics
internal import MenuModel

/// Messages that several readers share.
extension Diagnostic {
  /// A key that its map has already; the last value counts.
  static func duplicateKey(
    _ key: ValueMap.Key, first: ValueMap.Key, in file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      .warning, .duplicateKey, "the key ‘\(key.name)’ stands twice in one map; the last one counts",
      at: SourceSpan(file, key.range.offsets),
      notes: [Note("it stands here first", at: SourceSpan(file, first.range.offsets))])
  }

  /// Lists and maps deeper than any menu needs.
  static func tooDeep(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, .nestingTooDeep, "lists and maps stand inside each other more than \(limit) deep",
      at: span)
  }

  /// Bytes in a property list, which stay base64 text; said once a file.
  static func propertyListData(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notice, .propertyListData, "a <data> value is read as its base64 text", at: span)
  }
}
