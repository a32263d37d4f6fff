internal import CExpat
internal import Diagnostics

/// Feeds an XML property list through expat to a ``PropertyListBuilder``.
///
/// Entities that the file declares are never expanded, and nothing outside the file is read.
final class PropertyListParser {
  private let file: SourceFile
  private(set) var builder: PropertyListBuilder
  /// Set while `parse` runs.
  private var parser: XML_Parser?

  init(_ file: SourceFile) {
    self.file = file
    builder = PropertyListBuilder(file)
  }

  /// Reads the file to its end; false when the XML is broken or too deep. Linear in its size.
  func parse() -> Bool {
    // The text is UTF-8 whatever its declaration says: it was converted before it came here.
    guard let parser = XML_ParserCreate("UTF-8") else { return false }
    self.parser = parser
    defer {
      self.parser = nil
      XML_ParserFree(parser)
    }
    setHandlers(of: parser)
    let isParsed = feed(parser)
    if !isParsed, !builder.isStopped {
      let (problem, place) = failure(XML_GetErrorCode(parser), at: place(in: parser).lowerBound)
      builder.stop(with: problem, at: place)
    }
    return isParsed && !builder.isStopped
  }

  /// Expat counts in `Int32`, so a large file goes in pieces.
  private func feed(_ parser: XML_Parser) -> Bool {
    let piece = 1 << 24
    return file.bytes.withUnsafeBytes { bytes in
      var start = 0
      while true {
        let count = min(piece, bytes.count - start)
        let isLast = start + count == bytes.count
        let text = bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
        guard XML_Parse(parser, text, Int32(count), isLast ? 1 : 0) == XML_STATUS_OK else {
          return false
        }
        start += count
        if isLast { return true }
      }
    }
  }

  private func setHandlers(of parser: XML_Parser) {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, _ in
        guard let name else { return }
        PropertyListParser.from(context)?.tell { $0.start(String(cString: name), at: $1) }
      },
      { context, _ in PropertyListParser.from(context)?.tell { $0.end(at: $1) } })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      guard let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      PropertyListParser.from(context)?.tell { $0.add(text: bytes, at: $1) }
    }
    // A default handler is what makes expat hand over the file's own entities unexpanded.
    XML_SetDefaultHandler(parser) { _, _, _ in }
    XML_SetSkippedEntityHandler(parser) { context, name, isParameter in
      guard let name, isParameter == 0 else { return }
      PropertyListParser.from(context)?.tell { $0.skip(entity: String(cString: name), at: $1) }
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> PropertyListParser? {
    context.map { Unmanaged<PropertyListParser>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Hands one event and its place to the builder, and ends the parsing when the builder has had
  /// enough.
  private func tell(_ event: (inout PropertyListBuilder, Range<Int>) -> Void) {
    guard let parser, !builder.isStopped else { return }
    event(&builder, place(in: parser))
    if builder.isStopped { XML_StopParser(parser, 0) }
  }

  /// What is wrong there, in the reader's words, and the text that shows it.
  private func failure(_ error: XML_Error, at offset: Int) -> (String, Range<Int>) {
    let rest = file.bytes[offset...]
    let character = offset..<offset + (rest.isEmpty ? 0 : 1)
    switch (error, builder.openName) {
    case (XML_ERROR_TAG_MISMATCH, let open?):
      let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      let range = name.startIndex..<name.endIndex
      return ("</\(file.text(in: range))> can't close <\(open)>", range)
    case (XML_ERROR_NO_ELEMENTS, let open?):
      return ("the file ends, and <\(open)> is still open", character)
    default: return (error.problem, character)
    }
  }

  private func place(in parser: XML_Parser) -> Range<Int> {
    let start = min(max(0, Int(XML_GetCurrentByteIndex(parser))), file.bytes.count)
    let end = start + max(0, Int(XML_GetCurrentByteCount(parser)))
    return start..<min(end, file.bytes.count)
  }
}

extension XML_Error {
  /// What is wrong, in the reader's words.
  fileprivate var problem: String {
    switch self {
    case XML_ERROR_NO_ELEMENTS: "the file holds no element"
    case XML_ERROR_TAG_MISMATCH: "this end tag does not match the element that is open"
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX:
      "this character can't stand here; in text, ‘&’ is written ‘&amp;’ and ‘<’ is ‘&lt;’"
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: "the file ends inside a tag"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: "this CDATA section has no end ‘]]>’"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "something stands after the end of the property list"
    case XML_ERROR_UNDEFINED_ENTITY:
      "the entity is not known; XML has ‘&amp; &lt; &gt; &quot; &apos;’"
    case XML_ERROR_BAD_CHAR_REF: "this number is not the number of a character that XML allows"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "the tag has the same attribute twice"
    case XML_ERROR_MISPLACED_XML_PI: "the XML declaration must be the first thing in the file"
    default: "the XML is broken" + (XML_ErrorString(self).map { ": \(String(cString: $0))" } ?? "")
    }
  }
}
