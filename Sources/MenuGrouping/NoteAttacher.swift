package import Diagnostics
package import MenuKit
package import MenuModel

/// Gives each note to the menu, section or row that it names.
///
/// A note names its place by its path (`tea.md`, `tea/oolong.md`) or by `for:` in its front matter;
/// each part may be an anchor, an id or a title, and `index.md` is the note of what holds it. The
/// menu's anchors must have been given. Linear in the rows of the sections that have notes.
package struct NoteAttacher {
  private var menu: LinkedMenu
  private let sections: NameIndex
  private var rows: [Int: NameIndex] = [:]
  private var diagnostics: [Diagnostic] = []

  private init(_ menu: LinkedMenu) {
    self.menu = menu
    sections = NameIndex(menu.sections.map { [$0.anchor, $0.id, $0.title] })
  }

  /// The menu with its notes, and a warning for each note that belongs to nothing or comes second.
  package static func attach(
    _ notes: [Note], to menu: LinkedMenu
  ) -> (menu: LinkedMenu, diagnostics: [Diagnostic]) {
    guard !notes.isEmpty else { return (menu, []) }
    var attacher = NoteAttacher(menu)
    for note in notes { attacher.attach(note) }
    return (attacher.menu, attacher.diagnostics)
  }

  private mutating func attach(_ note: Note) {
    var path = note.target ?? note.path
    if path.last == "index" { path.removeLast() }
    guard let first = path.first else { return give(note, to: \.note) }
    guard let section = sections.find(first) else {
      return attachToRowAlone(note, path)
    }
    if path.count == 1 { return give(note, to: \.sections[section].note) }
    let name = path.dropFirst().joined(separator: "/")
    guard let row = rowIndex(of: section).find(name) else {
      let title = menu.sections[section].title ?? first
      return belongsToNothing(
        note, "row ‘\(name)’ in ‘\(title)’", near: name,
        among: menu.sections[section].rows.map(\.title))
    }
    give(note, to: \.sections[section].rows[row].note)
  }

  /// A name that is no section's may be the row's own, when only one row of the menu has it.
  private mutating func attachToRowAlone(_ note: Note, _ path: [String]) {
    if path.count == 1 {
      let places = menu.sections.indices.compactMap { section in
        rowIndex(of: section).find(path[0]).map { (section, $0) }
      }
      if places.count == 1 {
        return give(note, to: \.sections[places[0].0].rows[places[0].1].note)
      }
    }
    belongsToNothing(
      note, "section ‘\(path[0])’", near: path[0], among: menu.sections.compactMap(\.title))
  }

  /// Made when the first note of the section asks for it.
  private mutating func rowIndex(of section: Int) -> NameIndex {
    if let index = rows[section] { return index }
    let prefix = menu.sections[section].anchor.utf8.count + 1
    let index = NameIndex(
      menu.sections[section].rows.map { row in
        [String(row.anchor.utf8.dropFirst(prefix)), row.id, row.title]
      })
    rows[section] = index
    return index
  }

  private mutating func give(_ note: Note, to place: WritableKeyPath<LinkedMenu, MenuText?>) {
    let text = MenuText(
      note.file.text(in: note.body.offsets), format: .markdown,
      origin: TextOrigin(file: note.file.name, offset: Int(note.body.start)))
    guard let former = menu[keyPath: place] else { return menu[keyPath: place] = text }
    diagnostics.append(
      Diagnostic(
        .warning, .noteRepeated, "a second note for the same place is left out",
        at: start(of: note),
        suggestion: "join it with \(former.origin?.file ?? "the first"), or give it another ‘for:’")
    )
  }

  private mutating func belongsToNothing(
    _ note: Note, _ what: String, near name: String, among titles: [String]
  ) {
    let mistyped =
      note.target == nil
      ? note.frontMatter?.keys.first { Nearest.name(to: $0.name, among: ["for"]) != nil } : nil
    let some = titles.prefix(8).map { "‘\($0)’" }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .warning, .noteAstray, "this note belongs to nothing: there is no \(what)",
        at: mistyped.map { SourceSpan(note.file, $0.range.offsets) } ?? start(of: note),
        expected: titles.isEmpty ? nil : "a name such as \(some)",
        suggestion: mistyped.map { "‘\($0.name)’ is no key of a note: did you mean ‘for’?" }
          ?? Nearest.suggestion(for: name, among: titles)))
  }

  private func start(of note: Note) -> SourceSpan {
    let target = note.frontMatter?["for"]?.range.offsets
    return SourceSpan(
      note.file, target ?? note.body.offsets.lowerBound..<note.body.offsets.lowerBound)
  }
}
