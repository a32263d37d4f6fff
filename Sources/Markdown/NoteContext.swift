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
