internal import Diagnostics
internal import Escaping

/// What the writers of Markdown and of HTML share: the options, the note's source, who resolves
/// links, and what was noticed.
struct NoteContext {
  let options: MarkdownOptions
  /// The note's source, for the places in messages.
  let text: UnsafeBufferPointer<UInt8>
  let resolve: (LinkReference) -> LinkTreatment
  private(set) var note = RenderedNote()
  private var lines: SourceLines?
  /// The last address that a message named, and where the search for it ended: a line may hold it twice.
  private var lastNamed: (address: String, end: Int)?
  /// More messages about one note would bury the others.
  private static let mostMessages = 100

  init(
    _ options: MarkdownOptions, text: UnsafeBufferPointer<UInt8>,
    resolve: @escaping (LinkReference) -> LinkTreatment
  ) {
    self.options = options
    self.text = text
    self.resolve = resolve
  }

  // MARK: Links

  /// What becomes of a link or an image: what can run is refused, links to elsewhere stay, and all
  /// else is asked about.
  func treatment(
    of kind: LinkReference.Kind, _ address: Address, destination: @autoclosure () -> String
  ) -> LinkTreatment {
    switch (address, kind) {
    case (.refused(let scheme), _):
      LinkTreatment(
        .leftOut,
        problem: Diagnostic(
          .warning, .noteAddress, "‘\(scheme):’ is not a scheme that a page may link to",
          expected: "a path, or an address that starts with https:, mailto: or tel:"))
    case (.elsewhere, .link), (.service, .link): .asWritten
    case (.within, _), (.elsewhere, .image), (.service, .image):
      resolve(LinkReference(kind, destination(), address: address))
    }
  }

  // MARK: Headings

  mutating func add(_ heading: NoteHeading) { note.headings.append(heading) }

  /// The level in the page of a level in the note.
  func shifted(_ level: Int) -> Int { min(6, max(1, level + options.headingShift)) }

  // MARK: Messages

  /// Adds a message at a line of the note, counted from 1.
  mutating func report(_ problem: Diagnostic?, atLine line: Int) {
    guard var problem, note.diagnostics.count < NoteContext.mostMessages else { return }
    let known = lines ?? SourceLines(text)
    lines = known
    if problem.span == nil { problem.span = options.locate(known.line(line)) }
    note.diagnostics.append(problem)
  }

  /// Adds a message at an address that the note names in a line or in one of those after it; at the
  /// whole line when it is written otherwise there, with escapes or by the name of a reference.
  mutating func report(_ problem: Diagnostic?, at address: @autoclosure () -> String, line: Int) {
    guard var problem, note.diagnostics.count < NoteContext.mostMessages else { return }
    let known = lines ?? SourceLines(text)
    lines = known
    let address = address()
    var start = known.line(line).lowerBound
    if let last = lastNamed, last.address == address { start = max(start, last.end) }
    if let place = firstPlace(of: address, from: start) {
      lastNamed = (address, place.upperBound)
      problem.span = options.locate(place)
    }
    report(problem, atLine: line)
  }

  /// Looks no further than a paragraph goes, or than one may be expected to.
  private func firstPlace(of address: String, from start: Int) -> Range<Int>? {
    let wanted = Array(address.utf8)
    guard let first = wanted.first else { return nil }
    var place = start
    let end = min(text.count, start + 1 << 14) - wanted.count
    while place <= end {
      if text[place] == first, text[place..<place + wanted.count].elementsEqual(wanted) {
        return place..<place + wanted.count
      }
      place += 1
    }
    return nil
  }

  /// Adds a message at the line of the note that a byte is on.
  mutating func report(_ problem: Diagnostic?, atOffset offset: Int) {
    guard problem != nil, note.diagnostics.count < NoteContext.mostMessages else { return }
    let known = lines ?? SourceLines(text)
    lines = known
    report(problem, atLine: known.number(ofLineAt: offset))
  }

  /// Writes a note that can't be parsed as it stands, and says why.
  mutating func writeAsText(_ problem: String, into output: inout [UInt8]) {
    output += (options.isInline ? "" : "<pre>").utf8
    Escape.markup(text, into: &output)
    output += (options.isInline ? "" : "</pre>\n").utf8
    report(
      Diagnostic(.warning, .noteLimit, "\(problem): the note is shown as text"), atLine: 1)
  }
}
