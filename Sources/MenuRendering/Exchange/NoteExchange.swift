internal import Markdown
internal import MenuModel
package import Platform

/// Puts the words of a changed note in the place of its former ones, in the three files that have them.
///
/// Done where nothing but the words can change: neither the former note nor the new one has a picture, a
/// link within the site or anything to complain about, and their headings have the same names. All else is
/// left to a whole build.
package struct NoteExchange {
  private let note: WordPlace
  private var section: WordPlace.Section { note.section }

  private let jobs: Int

  /// - Parameter jobs: how many threads may look through the files.
  package init(_ note: WordPlace, jobs: Int) { (self.note, self.jobs) = (note, jobs) }

  /// A place in a file, and what comes into it.
  package struct Change: Sendable {
    package var file: String
    package var range: Range<Int>
    package var bytes: [UInt8]
  }

  /// The changes that put a new text in place, none when it is the former one; nil when they can't be told
  /// from the files, or when more than these words may change. Linear in the files.
  ///
  /// - Parameter file: opens a file of the site.
  package func changes(to text: String, _ file: (String) -> ReadableFile?) -> [Change]? {
    guard let data = file(section.data), let former = WrittenNote(ofRow: note.anchor, in: data)
    else { return nil }
    // Byte for byte: two that Swift calls equal may be written otherwise.
    if former.text.utf8.elementsEqual(text.utf8) { return [] }
    guard let json = WrittenNote.bytes(of: text), let old = words(former.text),
      let new = words(text), old.headings == new.headings, let page = file(section.page),
      let document = file(section.document)
    else { return nil }
    let places = Workers.map(2, jobs: jobs) { number in
      number == 0
        ? [former.isAlone ? former.range : nil, page.onlyPlace(of: old.html)]
        : [document.onlyPlace(of: old.markdown)]
    }.flatMap(\.self)
    guard let dataPlace = places[0], let pagePlace = places[1], let documentPlace = places[2]
    else { return nil }
    return [
      Change(file: section.page, range: pagePlace, bytes: new.html),
      Change(file: section.data, range: dataPlace, bytes: json),
      Change(file: section.document, range: documentPlace, bytes: new.markdown),
    ]
  }

  /// A note as a page and a document have it.
  private struct Words {
    var html: [UInt8] = []
    var markdown: [UInt8] = []
    var headings: [String?] = []
  }

  /// Nil when more than the words may have a part in the site.
  private func words(_ text: String) -> Words? {
    var isAlone = true
    let resolve = { (_: LinkReference) in
      isAlone = false
      return LinkTreatment.asWritten
    }
    var options = MarkdownOptions(
      headingShift: section.level + 1, anchorPrefix: HeadingPrefix.note(of: note.anchor),
      rawHTML: section.html == .sanitise ? .sanitised : .leftOut)
    var words = Words()
    let rendered = MarkdownRenderer(options).render(
      text, into: &words.html, resolvingLinks: resolve)
    words.headings = rendered.headings.map(\.anchor)
    options.headingShift = min(6, section.level + 1)
    MarkdownRewriter(options, resolvingLinks: resolve).rewrite(text, into: &words.markdown)
    guard isAlone, rendered.diagnostics.isEmpty, !words.html.isEmpty, !words.markdown.isEmpty
    else { return nil }
    return words
  }
}
