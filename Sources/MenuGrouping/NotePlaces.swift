internal import MenuKit
internal import MenuModel
internal import Platform

/// What each note names, by its path or by its `for:`.
struct NotePlaces {
  enum Place: Sendable {
    case menu
    case section(Int)
    case row(Int, of: Int)
    /// A section that is there has no such row.
    case noRow(String, of: Int)
    /// The first part names no section.
    case noSection([String])
  }

  /// In the notes' order.
  private(set) var places: [Place] = []
  /// The notes that name rows of a section, with the names.
  private var wanted: [Int: [(note: Int, name: String)]] = [:]

  /// Linear in the notes and in the rows of the sections that they name.
  init(of notes: [Note], in sections: [MenuSection], jobs: Int) {
    var names = NameIndex(sections)
    // Notes of one folder follow each other.
    var last: (name: String, section: Int?) = ("", nil)
    for note in notes {
      var path = note.target ?? note.path
      if path.last == "index" { path.removeLast() }
      if let first = path.first, first != last.name { last = (first, names.find(first)) }
      add(path, last.section)
    }
    findRows(in: sections, jobs: jobs)
  }

  private mutating func add(_ path: [String], _ section: Int?) {
    guard !path.isEmpty else { return places.append(.menu) }
    guard let section else { return places.append(.noSection(path)) }
    guard path.count > 1 else { return places.append(.section(section)) }
    let name = path.count == 2 ? path[1] : path.dropFirst().joined(separator: "/")
    wanted[section, default: []].append((places.count, name))
    places.append(.noRow(name, of: section))
  }

  private mutating func findRows(in sections: [MenuSection], jobs: Int) {
    let asked = wanted.sorted { $0.key < $1.key }
    let found = Workers.map(
      sizes: asked.map { sections[$0.key].rows.count + $0.value.count }, atLeast: 1024, jobs: jobs
    ) { place in
      Self.rows(called: asked[place].value.map(\.name), in: sections[asked[place].key])
    }
    for ((section, notes), rows) in zip(asked, found) {
      for case (let (note, _), let row?) in zip(notes, rows) {
        places[note] = .row(row, of: section)
      }
    }
  }

  /// By their anchors, and where there is no such anchor by any other of their names.
  private static func rows(called names: [String], in section: MenuSection) -> [Int?] {
    var rows = AnchoredRows(called: names, in: section).rows
    let missing = rows.indices.filter { rows[$0] == nil }
    guard !missing.isEmpty else { return rows }
    let found = NamedRows.rows(called: missing.map { names[$0] }, in: section)
    for (place, row) in zip(missing, found) { rows[place] = row }
    return rows
  }
}
