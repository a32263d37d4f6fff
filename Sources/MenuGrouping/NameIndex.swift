internal import MenuKit

/// Finds a thing by any of its names, however they are spelt: as written, in other case, with
/// hyphens for blanks and signs, or by its ASCII letters and digits alone.
///
/// A name that several things share finds the one whose anchor it is, else the first; their ASCII letters alone find only one thing.
struct NameIndex: Sendable {
  /// What a thing goes by.
  struct Names: Sendable {
    /// Its anchor, of which some bytes before its own name are left out. It is spelt as folded names are.
    var anchor: String
    var skipped = 0
    var id: String?
    var title: String?

    var ownAnchor: Substring.UTF8View { anchor.utf8.dropFirst(skipped) }
  }

  private let names: [Names]
  private var plain: [FoldedName: Int] = [:]
  /// By ASCII letters and digits alone; -1 marks what two things share. Made when a name is not found
  /// otherwise, which is seldom.
  private var reduced: [FoldedName: Int]?

  /// Linear in the length of the names.
  init(_ names: [Names]) {
    self.names = names
    plain.reserveCapacity(names.count)
    // All anchors go before any title or id: they are what the page itself calls its things.
    for (index, names) in names.enumerated() {
      add(FoldedName(alreadyFolded: names.ownAnchor), index)
    }
    for (index, names) in names.enumerated() {
      // The anchor is made of the title: that is mostly the same.
      if let title = names.title {
        let name = FoldedName(title)
        if !name.bytes.elementsEqual(names.ownAnchor) { add(name, index) }
      }
      if let id = names.id { add(FoldedName(id), index) }
    }
  }

  private mutating func add(_ name: FoldedName, _ index: Int) {
    if plain[name] == nil { plain[name] = index }
  }

  mutating func find(_ name: String) -> Int? {
    if let index = plain[FoldedName(name)] { return index }
    let reduced = reduced ?? makeReduced()
    self.reduced = reduced
    guard let index = reduced[FoldedName(name, keepingOthers: false)], index >= 0 else {
      return nil
    }
    return index
  }

  private func makeReduced() -> [FoldedName: Int] {
    var reduced: [FoldedName: Int] = [:]
    for (index, names) in names.enumerated() {
      for case .some(let name) in [String(names.ownAnchor), names.id, names.title] {
        let ascii = FoldedName(name, keepingOthers: false)
        if !ascii.bytes.isEmpty { reduced[ascii] = (reduced[ascii] ?? index) == index ? index : -1 }
      }
    }
    return reduced
  }
}

extension NameIndex {
  init(_ sections: [MenuSection]) {
    self.init(sections.map { Names(anchor: $0.anchor, id: $0.id, title: $0.title) })
  }

  init(rowsOf section: MenuSection) {
    let rows = section.rows
    let skipped = section.anchor.utf8.count + 1
    self.init(
      rows.indices.map { row in
        Names(
          anchor: rows[row].anchor, skipped: skipped, id: rows[row].id, title: rows[row].title)
      })
  }
}
