extension LinkedMenu {
  /// The stable id of each row for a ``Selection``, by section and row.
  ///
  /// Rows are the same thing when they have the same id of their own, title and price; without an id,
  /// when they are equal in all but their anchor. A thing goes by its own id, else by the last part
  /// of its anchor, else by its title. Where several things would go by one name each goes by the
  /// whole anchor at which it first stands. Ids are never empty, and two things never share one.
  ///
  /// - Complexity: O(*n*) in the size of the menu.
  public func selectionIDs() -> [[String]] {
    let things = Grouping(sections.lazy.flatMap(\.rows).map(SelectionThing.init), by: \.name)
    let ambiguous = Set(things.lazy.filter { Set($0.elements).count > 1 }.map(\.key))
    var ids: [SelectionThing: String] = [:]
    var taken = SelectionNames()
    return sections.map { section in
      section.rows.map { row in
        let thing = SelectionThing(row)
        if let id = ids[thing] { return id }
        let isClear = !ambiguous.contains(thing.name) || row.anchor.isEmpty
        let id = taken.take(isClear ? thing.name : row.anchor)
        ids[thing] = id
        return id
      }
    }
  }
}

/// What makes rows the same to a selection.
private struct SelectionThing: Hashable {
  /// What it goes by, when that is clear.
  let name: String
  /// The row without what tells only its place.
  private let row: MenuRow

  init(_ row: MenuRow) {
    if let id = row.id, !id.isEmpty {
      name = id
      self.row = MenuRow(row.title, id: id, price: row.price)
    } else {
      let part = row.anchor.utf8.split(separator: UInt8(ascii: "/")).last
      let name = part.map { String(decoding: $0, as: UTF8.self) } ?? row.title
      self.name = name.isEmpty ? "row" : name
      var row = row
      row.anchor = ""
      self.row = row
    }
  }
}

/// Names given out, each once: one that is taken gets a number.
private struct SelectionNames {
  private var taken: Set<String> = []
  /// The last number that was tried for a name.
  private var numbers: [String: Int] = [:]

  mutating func take(_ name: String) -> String {
    var number = numbers[name] ?? 1
    var candidate = name
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    numbers[name] = number
    return candidate
  }
}
