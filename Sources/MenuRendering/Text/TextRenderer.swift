internal import Diagnostics
internal import Escaping
internal import Markdown
internal import MenuKit
internal import MenuModel
internal import Mustache

/// Turns the texts of a menu into markup for one page.
struct TextRenderer: Sendable {
  let links: NoteLinks
  let htmlInNotes: MenuSettings.HTMLInNotes
  let notices: Notices

  /// A text as paragraphs and other blocks.
  ///
  /// - Parameters:
  ///   - level: of the heading that the text stands below; its own are deeper.
  ///   - ids: what the ids of its headings start with; nil for headings without ids.
  func block(_ text: MenuText, below level: Int, ids: String?) -> Markup {
    var output: [UInt8] = []
    write(text, below: level, ids: ids, into: &output)
    return Markup(safe: output)
  }

  func write(_ text: MenuText, below level: Int, ids: String?, into output: inout [UInt8]) {
    switch text.format {
    case .plain: writePlain(text.string, into: &output)
    case .markdown, .html:
      writeBlock(
        text, MarkdownOptions(headingShift: level, anchorPrefix: ids), into: &output)
    }
  }

  /// Writes a note, as a former build did if that one's answer can only be the same: at the start of
  /// a line, without a message, and without a link that leads within the site.
  private func writeBlock(
    _ text: MenuText, _ options: MarkdownOptions, into output: inout [UInt8]
  ) {
    guard let notes = links.site.renderedNotes, output.last ?? 0x0A == 0x0A else {
      writeNote(text, options, into: &output)
      return
    }
    let key = RenderedNotes.Key(
      text.string,
      "\(text.format.rawValue) \(options.headingShift) \(htmlInNotes.rawValue) "
        + (options.anchorPrefix ?? "-"))
    if let html = notes.html(for: key) { return output += html }
    let start = output.count
    let dependsOnNoteAlone = writeNote(text, options, into: &output)
    if dependsOnNoteAlone { notes.add(Array(output[start...]), for: key) }
  }

  /// A text in a line: without its block elements.
  func inline(_ text: MenuText) -> TemplateValue {
    guard text.format != .plain else { return .text(text.string) }
    var output: [UInt8] = []
    writeNote(text, MarkdownOptions(isInline: true), into: &output)
    return .markup(Markup(safe: output))
  }

  /// Paragraphs at empty lines, breaks at line ends.
  private func writePlain(_ text: String, into output: inout [UInt8]) {
    var isOpen = false
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let words = String(decoding: line, as: UTF8.self).trimmingBlanks()
      if words.isEmpty {
        if isOpen { output += "</p>\n".utf8 }
        isOpen = false
      } else {
        output += (isOpen ? "<br>\n" : "<p>").utf8
        Escape.html(words, into: &output)
        isOpen = true
      }
    }
    if isOpen { output += "</p>\n".utf8 }
  }

  /// Writes a note; true when nothing but the note and the options had a part in it.
  @discardableResult
  private func writeNote(
    _ text: MenuText, _ options: MarkdownOptions, into output: inout [UInt8]
  ) -> Bool {
    let site = links.site
    let origin = text.origin
    var options = options
    options.rawHTML = htmlInNotes == .sanitise ? .sanitised : .leftOut
    options.locate = { range in
      guard let origin, let file = site.file(origin.file) else { return nil }
      // Only a note's bytes stand in their file as they are: data may have been quoted.
      let isNote = origin.file.hasSuffix(".md") || origin.file.hasSuffix(".markdown")
      let start = origin.offset + (isNote ? range.lowerBound : 0)
      return SourceSpan(file, start..<start + (isNote ? range.count : 0))
    }
    var hasLinksWithin = false
    let resolve = { (reference: LinkReference) in
      hasLinksWithin = true
      notices.add(link: reference.destination)
      return links.treat(reference, from: origin)
    }
    let note =
      text.format == .html
      ? Sanitiser(options).sanitise(text.string, into: &output, resolvingLinks: resolve)
      : MarkdownRenderer(options).render(text.string, into: &output, resolvingLinks: resolve)
    notices.add(note.diagnostics)
    return !hasLinksWithin && note.diagnostics.isEmpty
  }
}
