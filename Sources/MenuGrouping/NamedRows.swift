internal import Escaping
internal import MenuKit
internal import MenuModel

/// Finds a few rows of a section by any of their names, as ``NameIndex`` does: by going through the
/// rows once, without an index of all that they are called.
struct NamedRows {
  /// What has been found for a name.
  private struct Finding {
    var name: FoldedName
    /// The name's ASCII letters and digits alone.
    var reduced: FoldedName
    /// The first row with that anchor, and with that title or id.
    var anchor: Int?
    var other: Int?
    /// The row with those letters and digits; -1 where several have them.
    var alike: Int?

    var row: Int? { anchor ?? other ?? alike.flatMap { $0 < 0 ? nil : $0 } }
  }

  private var findings: [Finding]
  /// The findings by the hashes of their names and of their reduced names.
  private var byName: [UInt64: [Int]] = [:]
  private var byLetters: [UInt64: [Int]] = [:]
  /// Names are spelt in it.
  private var spelt: [UInt8] = []
  private var reduced: [UInt8] = []

  /// The rows, in the order of the names; nil where there is no such row. Linear in names and rows.
  static func rows(called names: [String], in section: MenuSection) -> [Int?] {
    var search = NamedRows(names)
    let rows = section.rows
    let skipped = section.anchor.utf8.count + 1
    for row in rows.indices { search.look(at: rows[row], row, skipping: skipped) }
    return search.findings.map(\.row)
  }

  private init(_ names: [String]) {
    findings = names.map {
      Finding(name: FoldedName($0), reduced: FoldedName($0, keepingOthers: false))
    }
    for (place, finding) in findings.enumerated() {
      byName[finding.name.hash, default: []].append(place)
      if !finding.reduced.bytes.isEmpty {
        byLetters[finding.reduced.hash, default: []].append(place)
      }
    }
  }

  private mutating func look(at row: MenuRow, _ place: Int, skipping skipped: Int) {
    // An anchor is spelt as names are.
    let anchor = row.anchor.withBytes { Array($0.dropFirst(skipped)) }
    note(anchor, in: byName) {
      $0.name
    } _: {
      $0.anchor = $0.anchor ?? place
    }
    noteLetters(of: anchor, place)
    for case .some(let name) in [row.title, row.id] {
      FoldedName.spell(name, into: &spelt)
      // Most anchors are made of the title, and then nothing more is found.
      if spelt == anchor { continue }
      note(spelt, in: byName) {
        $0.name
      } _: {
        $0.other = $0.other ?? place
      }
      noteLetters(of: spelt, place)
    }
  }

  private mutating func noteLetters(of name: [UInt8], _ place: Int) {
    guard !byLetters.isEmpty else { return }
    FoldedName.reduce(name, into: &reduced)
    note(reduced, in: byLetters) {
      $0.reduced
    } _: {
      $0.alike = ($0.alike ?? place) == place ? place : -1
    }
  }

  /// Notes what is found for each of the names that are spelt so.
  private mutating func note(
    _ bytes: [UInt8], in places: [UInt64: [Int]], _ name: (Finding) -> FoldedName,
    _ change: (inout Finding) -> Void
  ) {
    guard let same = places[ByteHash.hash(bytes)] else { return }
    for place in same {
      let isSpelt = bytes.withUnsafeBufferPointer { name(findings[place]).isSpelt($0) }
      if isSpelt { change(&findings[place]) }
    }
  }
}
