internal import Diagnostics
internal import MenuKit
internal import MenuModel

extension RecordDecoder {
  /// A flat list whose rows name the row they lie under: roots are sections, what lies under them
  /// rows, what lies deeper their items (or, as sub-sections, one level in).
  mutating func decodeTree(_ entries: Collection) {
    guard let rule = reading.flat.parent else { return }
    let entries = entries.opened
    let tree = RowTree(entries, rule)
    for place in tree.orphans { reportOrphan(entries[place], rule) }
    for place in tree.loops {
      problems.add(
        .warning, .parentUnknown, "this row lies under itself: it stands in no section",
        at: entries[place].value.range.offsets)
    }
    for root in tree.roots {
      let section = set.sections.count
      guard let result = rows.decode(entries[root]) else { continue }
      set.sections.append(Self.section(result.row, level: 0))
      for child in tree.children(of: root) {
        guard let result = rows.decode(entries[child]) else { continue }
        let deeper = tree.children(of: child)
        if options.levels == .subsections, !deeper.isEmpty {
          let inner = set.sections.count
          set.sections.append(Self.section(result.row, level: 1))
          for row in deeper { add(row, entries, tree, to: inner) }
        } else {
          add(child, entries, tree, to: section)
        }
      }
    }
    for place in tree.orphans + tree.loops {
      guard let result = rows.decode(entries[place]) else { continue }
      append(result, .none, entries[place].value.range)
    }
  }

  private mutating func add(
    _ place: Int, _ entries: Collection, _ tree: RowTree, to section: Int
  ) {
    guard var result = rows.decode(entries[place]) else { return }
    result.row.items += items(under: place, entries, tree, depth: 0)
    append(result, .section(section), entries[place].value.range)
  }

  private mutating func items(
    under place: Int, _ entries: Collection, _ tree: RowTree, depth: Int
  ) -> [MenuItem] {
    guard depth < RowTree.deepest else { return [] }
    return tree.children(of: place).compactMap { child in
      guard let row = rows.decode(entries[child])?.row else { return nil }
      return MenuItem(
        row.title, price: row.price, items: items(under: child, entries, tree, depth: depth + 1),
        fields: row.fields)
    }
  }

  private mutating func reportOrphan(_ entry: Collection.Entry, _ rule: ParentRule) {
    let parent = entry.value.value(at: rule.parent.keys)
    problems.add(
      .warning, .parentUnknown,
      "no row's ‘\(rule.id)’ is ‘\(parent?.scalarText ?? "")’, which this row names as its parent",
      at: (parent ?? entry.value).range.offsets)
  }

  private static func section(_ row: MenuRow, level: Int) -> MenuSection {
    MenuSection(
      row.title.isEmpty ? nil : row.title, id: row.id, icon: row.icon ?? row.image,
      summary: row.summary ?? row.detail, level: level, fields: row.fields)
  }
}

/// Which rows of a flat list lie under which.
struct RowTree {
  private(set) var roots: [Int] = []
  /// Rows that name a parent which isn't there.
  private(set) var orphans: [Int] = []
  /// Rows whose parents lead back to themselves, and those under them.
  private(set) var loops: [Int] = []
  private var children: [[Int]]

  /// Rows deeper than this are left out of the items.
  static let deepest = 64

  init(_ entries: Collection, _ rule: ParentRule) {
    children = Array(repeating: [], count: entries.count)
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      if let id = entry.value.value(at: rule.id.keys)?.scalarText, places[id] == nil {
        places[id] = place
      }
    }
    for (place, entry) in entries.enumerated() where entry.value.map != nil {
      let text = entry.value.value(at: rule.parent.keys)?.scalarText
      if let text, let parent = places[text] {
        children[parent].append(place)
      } else if ParentRule.isRoot(text) {
        roots.append(place)
      } else {
        orphans.append(place)
      }
    }
    findLoops(entries)
  }

  func children(of place: Int) -> [Int] { children[place] }

  /// Whatever no root or orphan leads to lies in a circle.
  private mutating func findLoops(_ entries: Collection) {
    var isReached = [Bool](repeating: false, count: children.count)
    var waiting = roots + orphans
    while let place = waiting.popLast() {
      guard !isReached[place] else { continue }
      isReached[place] = true
      waiting += children[place]
    }
    loops = isReached.indices.filter { !isReached[$0] && entries[$0].value.map != nil }
  }
}
