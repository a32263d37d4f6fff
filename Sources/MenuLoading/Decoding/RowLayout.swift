internal import MenuModel

/// Where the parts of a row stand in the values of its map: found once for all rows that share
/// their keys, and looked at where it lies.
final class RowLayout: Sendable {
  /// A way to a value: the place in the map, then keys.
  struct Way: Sendable {
    var place: Int
    /// Most have none, and none costs no count: those of a slice of the path's keys, all threads would
    /// change for each cell.
    var rest: [String]
  }

  let titles: [FieldTitle]
  let parts: [(field: FieldName, ways: [Way])]
  let groups: [[Way]]
  /// What a size is called, and where its price stands.
  let sizes: [(name: String, way: Way)]
  /// Members that no part took.
  let extras: [Int]
  /// Members that a part took something from, with what it took.
  let partial: [Int: [[String]]]

  enum FieldTitle: Sendable {
    case key
    case way([Way])
  }

  init(_ keys: [ValueMap.Key], for plan: RowPlan) {
    var places: [String: Int] = [:]
    for (place, key) in keys.enumerated() { places[key.name] = place }
    var titles: [FieldTitle] = []
    var parts: [(field: FieldName, ways: [Way])] = []
    var groups: [[Way]] = []
    var sizes: [(name: String, way: Way)] = []
    var partial: [Int: [[String]]] = [:]
    var taken: Set<Int> = []
    func ways(_ path: ColumnPath) -> [Way] {
      var ways: [Way] = []
      if let place = places[path.column] {
        ways.append(Way(place: place, rest: Array(path.keys.dropFirst())))
      }
      for name in plan.languageColumns[path.column] ?? [] where name != path.column {
        if let place = places[name] { ways.append(Way(place: place, rest: [])) }
      }
      return ways
    }
    func take(_ ways: [Way]) {
      for way in ways {
        if way.rest.isEmpty {
          taken.insert(way.place)
        } else {
          partial[way.place, default: []].append(way.rest)
        }
      }
    }
    for (place, title) in plan.map.titles.enumerated() {
      switch title {
      case .key: titles.append(.key)
      case .path(let path):
        let ways = ways(path)
        titles.append(.way(ways))
        // The titles after the first stand in only where it is missing.
        if place == 0 { take(ways) }
      }
    }
    for field in FieldName.allCases {
      guard let paths = plan.map.paths[field] else { continue }
      let ways = paths.flatMap(ways)
      guard !ways.isEmpty else { continue }
      parts.append((field, ways))
      // What a section takes of its first row, the other rows may have differently.
      let isOfSections = FieldName.ofSections.contains { $0.section == field }
      if !isOfSections || ways.contains(where: { !$0.rest.isEmpty }) { take(ways) }
    }
    for path in plan.map.sizes {
      let ways = ways(path)
      sizes += ways.prefix(1).map { (path.keys.last ?? "", $0) }
      take(ways)
    }
    for path in plan.groupBy {
      let ways = ways(path)
      groups.append(ways)
      take(ways)
    }
    for column in plan.hidden { if let place = places[column] { taken.insert(place) } }
    if let items = plan.items {
      // Where the row's own members are its items, nothing is left over.
      if items.path.isEmpty { taken.formUnion(keys.indices) } else { take(ways(items.path)) }
    }
    // A column that the table is asked to show is kept, whatever part it fills.
    extras = keys.indices.filter { !taken.contains($0) || plan.kept.contains(keys[$0].name) }
    self.titles = titles
    self.parts = parts
    self.groups = groups
    self.sizes = sizes
    self.partial = partial
  }
}

/// What is to be found in rows.
struct RowPlan {
  var map: FieldMap
  /// The columns that name the row's section.
  var groupBy: [ColumnPath] = []
  /// The collection inside a row whose entries are its items.
  var items: Shape.Level?
  /// For columns taken as one because they differ in language: their names, the wanted one first.
  var languageColumns: [String: [String]] = [:]
  /// Columns that say how rows belong together and are not shown: flags of headings, anchors.
  var hidden: Set<String> = []
  /// Columns that stay among the fields though a part takes them.
  var kept: Set<String> = []
}
