internal import Diagnostics
internal import MenuKit
internal import MenuModel
internal import Platform
internal import Synchronization

extension RecordDecoder {
  /// A flat list: each row says where it belongs, or a row before it does.
  mutating func decodeFlat(_ entries: Collection) {
    declareJoined()
    if let title = reading.loneTitle {
      heading = .section(set.sections.count)
      set.sections.append(MenuSection(title))
    }
    // The stretches go on one by one while others are decoded, so that no row is there twice for long.
    let (rules, rows, length) = (reading.flat, rows, FlatStretch.length)
    let gathered = Gathered(self)
    gathered.change { $0.set.records.reserveCapacity(entries.count) }
    Workers.inOrder((entries.count + length - 1) / length, jobs: jobs) { number in
      let start = number * length
      return Gathered(
        FlatStretch(entries, start..<min(start + length, entries.count), rules, rows))
    } _: { stretch in
      gathered.change { $0.add(stretch) }
    }
    if let decoder = gathered.take() { self = decoder }
  }

  /// Adds the entries of a stretch behind those before it.
  private mutating func add(_ stretch: Gathered<FlatStretch>) {
    stretch.change { stretch in
      rows.take(stretch.rows)
      while let entry = stretch.takeFirst() {
        if case .rows = entry { addRun(of: &stretch) } else { add(entry) }
      }
    }
  }

  /// Adds rows that say the same about their place.
  private mutating func addRun(of stretch: inout FlatStretch) {
    guard let run = stretch.takeRun() else { return }
    let placement = placement(at: run.place)
    for _ in 0..<run.count {
      stretch.takeRow(into: &set.records)
      putLast(in: placement, isUntitled: run.place.isUntitled)
    }
  }

  /// Adds an entry that is no row behind those before it.
  private mutating func add(_ entry: FlatStretch.Entry) {
    switch entry {
    case .heading(let name):
      heading = .section(set.sections.count)
      set.sections.append(MenuSection(name))
    case .variant(let map, let entry):
      guard let rule = reading.flat.variants, !addVariant(map, rule) else { return }
      if var result = rows.decode(entry) {
        let place = FlatPlace(result)
        set.records.append(Record(taking: &result, at: entry.value.range))
        putLast(in: placement(at: place), isUntitled: place.isUntitled)
      }
    case .rows: break
    case .bare(let range):
      problems.add(
        .warning, .rowWithoutTitle, "this row has nothing to show and is left out",
        at: range.offsets)
    }
  }

  /// Where the next row belongs.
  private mutating func placement(at place: FlatPlace) -> Record.Placement {
    var groups = place.groups
    if reading.flat.fillsDown {
      if groups.allSatisfy(\.isEmpty) { groups = lastGroups }
      lastGroups = groups
    }
    return reading.groupBy.isEmpty ? heading : placement(of: groups)
  }

  /// Gives the last row, which was added, its place.
  private mutating func putLast(in placement: Record.Placement, isUntitled: Bool) {
    let last = set.records.count - 1
    set.records[last].placement = placement
    if isUntitled { noteUntitled(at: set.records[last].range) }
  }

  /// The sections that a joined list names, in its order.
  private mutating func declareJoined() {
    guard reading.groupBy.count == 1, let path = reading.groupBy.first,
      let join = reading.joins.first(where: { $0.column == path })
    else { return }
    for (id, title) in join.order {
      set.sections.append(MenuSection(title, id: id == title ? nil : id))
    }
  }

  /// Where the names that a row gives put it.
  mutating func placement(of groups: [[String]]) -> Record.Placement {
    guard reading.groupBy.count > 1 else {
      let names = groups.first ?? []
      if names != lastNames { lastNames = names }
      return names.isEmpty ? .none : .keys(lastNames)
    }
    let names = groups.map { $0.first ?? "" }
    guard let first = names.first, !first.isEmpty else { return .none }
    let filled = Array(names.prefix { !$0.isEmpty })
    return .section(path(of: filled))
  }

  /// The place of the section that a way of names leads to; its sections are put in order at the
  /// end, as the sub-sections of one may come apart.
  private mutating func path(of names: [String]) -> Int {
    if let place = places[names] { return place }
    if names.count > 1 { _ = path(of: Array(names.dropLast())) }
    let place = set.sections.count
    places[names] = place
    set.sections.append(MenuSection(names.last, level: names.count - 1))
    return place
  }

  /// Adds a variant to the row before it. False when there is none, or nothing that names it.
  private mutating func addVariant(_ map: ValueMap, _ rule: VariantRule) -> Bool {
    guard let last = set.records.indices.last else { return false }
    if set.records[last].row.items.isEmpty, let own = lastVariant(rule, last) {
      set.records[last].row.items.append(own)
    }
    guard let item = Self.variant(map, rule) else { return true }
    set.records[last].row.items.append(item)
    return true
  }

  /// The row's own variant: its first size stands in its own row.
  private func lastVariant(_ rule: VariantRule, _ place: Int) -> MenuItem? {
    let row = set.records[place].row
    let names = rule.names.compactMap { path in
      row.fields.first { $0.name == path.column }.flatMap { field -> String? in
        if case .text(let text) = field.value { text } else { nil }
      }
    }
    let summary = row.summary.map { [$0.string] } ?? []
    let name = names.isEmpty ? summary : names
    return name.isEmpty ? nil : MenuItem(name.joined(separator: " / "), price: row.price)
  }

  private static func variant(_ map: ValueMap, _ rule: VariantRule) -> MenuItem? {
    let names = rule.names.compactMap { map[$0.column]?.scalarText }
    let price = rule.price.flatMap { map[$0.column]?.scalarText }
    guard !names.isEmpty else { return nil }
    return MenuItem(names.joined(separator: " / "), price: price)
  }

  /// Puts sections that came apart behind the one they are in.
  mutating func orderSubsections() {
    guard reading.groupBy.count > 1, !places.isEmpty else { return }
    let ways = Dictionary(uniqueKeysWithValues: places.map { ($1, $0) })
    var firsts: [String: Int] = [:]
    for place in set.sections.indices {
      guard let outer = ways[place]?.first, firsts[outer] == nil else { continue }
      firsts[outer] = place
    }
    let order = set.sections.indices.sorted { left, right in
      let outer = (
        firsts[ways[left]?.first ?? ""] ?? left, firsts[ways[right]?.first ?? ""] ?? right
      )
      return outer.0 == outer.1 ? left < right : outer.0 < outer.1
    }
    var moved = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { moved[old] = new }
    set.sections = order.map { set.sections[$0] }
    for index in set.records.indices {
      if case .section(let place) = set.records[index].placement {
        set.records[index].placement = .section(moved[place])
      }
    }
  }
}

/// What several threads have in turn, and one takes in the end: handed on, never copied.
private final class Gathered<Thing: Sendable>: Sendable {
  private let thing: Mutex<Thing?>

  init(_ thing: consuming Thing) { self.thing = Mutex(thing) }

  func change(_ change: (inout Thing) -> Void) {
    thing.withLock { thing in
      guard var changed = thing.take() else { return }
      change(&changed)
      thing = changed
    }
  }

  func take() -> Thing? { thing.withLock { $0.take() } }
}
