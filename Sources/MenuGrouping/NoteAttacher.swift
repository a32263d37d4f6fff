package import Diagnostics
package import MenuKit
package import MenuModel
internal import Platform

/// Gives each note to the menu, section or row that it names.
///
/// A note names its place by its path (`tea.md`, `tea/oolong.md`) or by `for:` in its front matter;
/// each part may be an anchor, an id or a title, and `index.md` is the note of what holds it. A row's
/// anchor goes before an id or a title of another that reads the same. The menu's anchors must have been
/// given. Linear in the rows of the sections that have notes.
package struct NoteAttacher {
  private var menu: LinkedMenu
  /// The rows of each section; nil where nothing has looked for one by its name alone.
  private var rows: [NameIndex?]
  private var diagnostics: [Diagnostic] = []

  private init(_ menu: LinkedMenu) {
    self.menu = menu
    rows = Array(repeating: nil, count: menu.sections.count)
  }

  /// Gives the menu its notes; gives back a warning for each note that belongs to nothing or comes
  /// second.
  ///
  /// - Parameter jobs: how many threads may work; what comes of it is the same for any number.
  package static func attach(
    _ notes: [Note], to menu: inout LinkedMenu, jobs: Int = 1
  ) -> [Diagnostic] {
    guard !notes.isEmpty else { return [] }
    let places = NotePlaces(of: notes, in: menu.sections, jobs: jobs).places
    var attacher = NoteAttacher(menu)
    // One owner at a time, so that rows are changed in place.
    menu = LinkedMenu("")
    for number in notes.indices { attacher.attach(notes[number], at: places[number]) }
    menu = attacher.menu
    return attacher.diagnostics
  }

  private mutating func attach(_ note: Note, at place: NotePlaces.Place) {
    switch place {
    case .menu: report(note, after: Self.put(note, in: &menu.note))
    case .section(let section):
      report(note, after: Self.put(note, in: &menu.sections[section].note))
    case .row(let row, let section): give(note, toRow: row, of: section)
    case .noRow(let name, let section):
      let title = menu.sections[section].title ?? menu.sections[section].anchor
      belongsToNothing(
        note, "row ‘\(name)’ in ‘\(title)’", near: name,
        among: menu.sections[section].rows.map(\.title))
    case .noSection(let path): attachToRowAlone(note, path)
    }
  }

  /// A name that is no section's may be the row's own, when only one row of the menu has it.
  private mutating func attachToRowAlone(_ note: Note, _ path: [String]) {
    if path.count == 1 {
      let places = menu.sections.indices.compactMap { section in
        findRow(path[0], in: section).map { (section, $0) }
      }
      if places.count == 1 {
        return give(note, toRow: places[0].1, of: places[0].0)
      }
    }
    belongsToNothing(
      note, "section ‘\(path[0])’", near: path[0], among: menu.sections.compactMap(\.title))
  }

  private mutating func findRow(_ name: String, in section: Int) -> Int? {
    if rows[section] == nil { rows[section] = NameIndex(rowsOf: menu.sections[section]) }
    return rows[section]?.find(name)
  }

  private mutating func give(_ note: Note, toRow row: Int, of section: Int) {
    report(note, after: Self.put(note, in: &menu.sections[section].rows[row].note))
  }

  /// Puts a note in its place; gives the one that was there before, and stays.
  private static func put(_ note: Note, in place: inout MenuText?) -> MenuText? {
    if let former = place { return former }
    place = note.content
    return nil
  }

  private mutating func report(_ note: Note, after former: MenuText?) {
    guard let former else { return }
    diagnostics.append(
      message(
        .noteRepeated, "a second note for the same place is left out", about: note,
        suggestion: "join it with \(former.origin?.file ?? "the first"), or give it another ‘for:’")
    )
  }

  private mutating func belongsToNothing(
    _ note: Note, _ what: String, near name: String, among titles: [String]
  ) {
    let some = titles.prefix(8).map { "‘\($0)’" }.joined(separator: ", ")
    diagnostics.append(
      message(
        .noteAstray, "this note belongs to nothing: there is no \(what)", about: note,
        at: note.mistyped?.range, expected: titles.isEmpty ? nil : "a name such as \(some)",
        suggestion: note.mistyped.map { "‘\($0.name)’ is no key of a note: did you mean ‘for’?" }
          ?? Nearest.suggestion(for: name, among: titles)))
  }

  /// A warning that points at what says where the note belongs, or at its start.
  private func message(
    _ code: DiagnosticCode, _ summary: String, about note: Note, at range: ByteRange? = nil,
    expected: String? = nil, suggestion: String?
  ) -> Diagnostic {
    let place = (range ?? note.targetPlace)?.offsets ?? note.offset..<note.offset
    let span = note.source().map { SourceSpan($0, place) }
    return Diagnostic(
      .warning, code, summary, at: span, path: span == nil ? note.file : nil, expected: expected,
      suggestion: suggestion)
  }
}
