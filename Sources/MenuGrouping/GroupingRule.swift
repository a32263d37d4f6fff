internal import MenuKit
internal import MenuModel

/// Which section a record belongs to.
struct GroupingRule {
  enum Key: Hashable {
    /// A section that the data declares, by its place.
    case declared(Int)
    /// A section that rows name.
    case named(String)
    /// The section of the rows that name none.
    case unnamed
  }

  private let declaredCount: Int
  /// The first declared section of each title.
  private var places: [String: Int] = [:]

  init(declared sections: [MenuSection]) {
    declaredCount = sections.count
    for (place, section) in sections.enumerated() {
      if let title = section.title, places[title] == nil { places[title] = place }
    }
  }

  /// The places of the records, by section: declared ones first, each though it be empty, then the
  /// others as they are first seen. Records that follow each other and belong together are given as
  /// one. Says too whether no record is in several sections. Linear.
  func grouping(_ records: [Record]) -> (
    sections: Grouping<Key, Range<Int>>, areEachInOne: Bool
  ) {
    let declared = (0..<declaredCount).map(Key.declared)
    let runs = Self.runs(of: records)
    let areEachInOne = runs.allSatisfy { run in
      if case .keys(let names) = records[run.lowerBound].placement { names.count < 2 } else { true }
    }
    let sections =
      areEachInOne
      ? Grouping(
        runs, startingWith: declared, by: { key(of: records[$0.lowerBound].placement) })
      : Grouping(
        runs, startingWith: declared, byEach: { keys(of: records[$0.lowerBound].placement) })
    return (sections, areEachInOne)
  }

  private static func runs(of records: [Record]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for end in records.indices.dropFirst()
    where records[end].placement != records[end - 1].placement {
      runs.append(start..<end)
      start = end
    }
    if start < records.count { runs.append(start..<records.count) }
    return runs
  }

  private func key(of placement: Record.Placement) -> Key {
    switch placement {
    case .section(let place): 0..<declaredCount ~= place ? .declared(place) : .unnamed
    case .keys(let names): names.first.map(key(named:)) ?? .unnamed
    case .none: .unnamed
    }
  }

  private func keys(of placement: Record.Placement) -> [Key] {
    if case .keys(let names) = placement, names.count > 1 {
      names.map(key(named:))
    } else {
      [key(of: placement)]
    }
  }

  private func key(named name: String) -> Key {
    if let place = places[name] { return .declared(place) }
    return name.utf8.allSatisfy { $0 <= 0x20 } ? .unnamed : .named(name)
  }
}
