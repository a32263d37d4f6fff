/// A note taken apart into its title and the rest: what a file in a folder of Markdown gives.
package struct MarkdownOutline: Sendable, Equatable {
  /// The words of the first heading, without markup; nil when there is no heading or it is empty.
  package var title: String?
  /// The note without that heading. When text stands before the heading, blanks take its place.
  package var body: String
  /// How many bytes of the note come before `body`: adds up with places in it to places in the note.
  package var bodyOffset: Int

  /// Finds the first heading that is not inside a quotation or a list. Linear in the note's length.
  package init(of markdown: String) {
    var markdown = markdown
    self = markdown.withUTF8 { text in
      var outline: MarkdownOutline?
      NoteTree.with(text, hasTables: false) { document, _ in
        outline = MarkdownOutline(text, heading: MarkdownOutline.firstHeading(of: document))
      }
      return outline ?? MarkdownOutline(text, heading: nil)
    }
  }

  private static func firstHeading(of document: CommonMarkNode) -> CommonMarkNode? {
    var block = document.firstChild
    while let node = block, node.kind != .heading { block = node.next }
    return block
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, heading: CommonMarkNode?) {
    bodyOffset = 0
    body = String(decoding: text, as: UTF8.self)
    guard let heading else { return }
    let words = heading.plainText
    title = words.utf8.contains { $0 > 0x20 } ? words : nil
    guard title != nil else { return }
    let lines = SourceLines(text)
    let start = lines.wholeLine(heading.firstLine).lowerBound
    let end = lines.wholeLine(MarkdownOutline.lastLine(of: heading, lines, text)).upperBound
    if text[..<start].allSatisfy({ $0 <= 0x20 }) {
      bodyOffset = end
      body = String(decoding: text[end...], as: UTF8.self)
    } else {
      let blank = text.indices.map { start..<end ~= $0 && text[$0] > 0x20 ? 0x20 : text[$0] }
      body = String(decoding: blank, as: UTF8.self)
    }
  }

  /// libcmark counts the line after an underlined heading as part of it, so the underline is looked
  /// for.
  private static func lastLine(
    of heading: CommonMarkNode, _ lines: SourceLines, _ text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard heading.lastLine > heading.firstLine else { return heading.firstLine }
    for line in heading.firstLine + 1...heading.lastLine {
      let marks = Set(text[lines.line(line)].filter { $0 > 0x20 })
      if marks == [UInt8(ascii: "=")] || marks == [UInt8(ascii: "-")] { return line }
    }
    return heading.lastLine
  }
}
