internal import Diagnostics
internal import Localization
internal import MenuKit
internal import MenuModel

/// Puts sections in order; sub-sections stay below their section and are ordered among themselves.
struct SortOrder {
  private let order: SectionOrder
  private let language: String
  private let places: SettingPlaces
  /// Deeper sub-sections keep the data's order: nobody reads an index of so many levels.
  private static let deepestLevel = 16

  init(_ order: SectionOrder, language: String, places: SettingPlaces) {
    self.places = places
    self.order = order
    self.language = language
  }

  /// The places of the sections in their new order.
  ///
  /// - Parameter keys: what an order column says about each section; it decides when the order is
  ///   the data's.
  func order(
    of sections: [MenuSection], keys: [String?]
  ) -> (places: [Int], diagnostics: [Diagnostic]) {
    if order == .source, keys.allSatisfy({ $0 == nil }) {
      return (Array(sections.indices), [])
    }
    let tree = Tree(sections: sections, keys: keys)
    var places: [Int] = []
    arrange(tree, sections.indices, level: 0, into: &places)
    return (places, unknownTitles(in: sections))
  }

  private struct Tree {
    var sections: [MenuSection]
    var keys: [String?]
  }

  private func arrange(_ tree: Tree, _ range: Range<Int>, level: Int, into places: inout [Int]) {
    guard !range.isEmpty, level < SortOrder.deepestLevel else { return places += range }
    let families = SortOrder.families(of: tree.sections, in: range)
    for family in sorted(families, tree) {
      places.append(family.lowerBound)
      arrange(tree, family.lowerBound + 1..<family.upperBound, level: level + 1, into: &places)
    }
  }

  /// Cuts a range into siblings, each with the sub-sections below it.
  private static func families(of sections: [MenuSection], in range: Range<Int>) -> [Range<Int>] {
    let level = sections[range.lowerBound].level
    var starts = range.filter { $0 == range.lowerBound || sections[$0].level <= level }
    starts.append(range.upperBound)
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  private func sorted(_ families: [Range<Int>], _ tree: Tree) -> [Range<Int>] {
    guard families.count > 1 else { return families }
    return switch order {
    case .source: stablySorted(families) { OrderKey(tree.keys[$0.lowerBound]) }
    case .title: sortedByTitle(families, tree)
    case .count:
      stablySorted(families) { family in -family.reduce(0) { $0 + tree.sections[$1].rows.count } }
    case .listed(let titles): sorted(families, tree, listed: titles)
    }
  }

  /// Sections without a title come last: their stand-in is no title to sort by.
  private func sortedByTitle(_ families: [Range<Int>], _ tree: Tree) -> [Range<Int>] {
    let titled = families.filter { tree.sections[$0.lowerBound].title != nil }
    let others = families.filter { tree.sections[$0.lowerBound].title == nil }
    let titles = titled.map { tree.sections[$0.lowerBound].title ?? "" }
    return Collation(language: language).order(of: titles).map { titled[$0] } + others
  }

  private func sorted(
    _ families: [Range<Int>], _ tree: Tree, listed titles: [String]
  ) -> [Range<Int>] {
    let ranks = SortOrder.ranks(of: titles)
    return stablySorted(families) { family in
      tree.sections[family.lowerBound].title.flatMap { ranks[$0] } ?? titles.count
    }
  }

  private static func ranks(of titles: [String]) -> [String: Int] {
    Dictionary(zip(titles, titles.indices)) { first, _ in first }
  }

  private func stablySorted<Key: Comparable>(
    _ families: [Range<Int>], by key: (Range<Int>) -> Key
  ) -> [Range<Int>] {
    let keyed = families.map { (key: key($0), family: $0) }
    return keyed.sorted { ($0.key, $0.family.lowerBound) < ($1.key, $1.family.lowerBound) }
      .map(\.family)
  }

  private func unknownTitles(in sections: [MenuSection]) -> [Diagnostic] {
    guard case .listed(let titles) = order else { return [] }
    let known = sections.compactMap(\.title)
    let names = Set(known)
    return titles.filter { !names.contains($0) }.map { title in
      Diagnostic(
        .warning, .orderUnknown, "‘order’ lists ‘\(title)’, which is no section of this menu",
        at: places.value("order", title),
        suggestion: Nearest.suggestion(for: title, among: known))
    }
  }
}
