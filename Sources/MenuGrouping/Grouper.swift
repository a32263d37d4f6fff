internal import Diagnostics
internal import Localization
internal import MenuKit
package import MenuModel

/// Makes sections of rows, puts them in order and gives them their anchors.
///
/// Sections stand in the order in which they are declared or first named. Rows in no section come
/// together in one without a title, which stands where the first of them was seen. A row that names
/// several sections is in each of them, in the data's order. Linear in rows and sections, but for
/// the sorting of sections by title.
package struct Grouper: Sendable {
  private let order: SectionOrder
  private let language: String
  private let places: SettingPlaces

  /// - Parameters:
  ///   - language: the tag of the language that titles are sorted by.
  ///   - places: where the order was written, for messages.
  package init(
    order: SectionOrder = .source, language: String = "en", places: SettingPlaces = SettingPlaces()
  ) {
    self.places = places
    self.order = order
    self.language = language
  }

  package func group(_ set: consuming RecordSet) -> GroupedSections {
    var grouped = sections(of: set)
    // A million records are not kept beside their rows while these get their names.
    _ = consume set
    Anchors.give(to: &grouped.sections)
    return grouped
  }

  /// The sections in order, without anchors.
  private func sections(of set: RecordSet) -> GroupedSections {
    let grouping = GroupingRule(declared: set.sections).grouping(set.records)
    let hasHints = set.records.contains { $0.hint != nil }
    var orderKeys: [String?] = []
    var sections = grouping.map { group in
      var section = Grouper.section(of: group.key, in: set)
      section.rows = group.elements.map { set.records[$0].row }
      let hints = hasHints ? group.elements.compactMap { set.records[$0].hint } : []
      section.fill(from: hints)
      orderKeys.append(hints.lazy.compactMap(\.order).first)
      return section
    }
    var diagnostics = LookAlikes.notices(of: grouping, sections, in: set)
    let sorting = SortOrder(order, language: language, places: places)
      .order(of: sections, keys: orderKeys)
    diagnostics += sorting.diagnostics
    sections = sorting.places.map { sections[$0] }
    return GroupedSections(sections: sections, diagnostics: diagnostics)
  }

  private static func section(of key: GroupingRule.Key, in set: RecordSet) -> MenuSection {
    switch key {
    case .declared(let place): set.sections[place]
    case .named(let name): MenuSection(name)
    case .unnamed: MenuSection(nil)
    }
  }
}

extension MenuSection {
  /// Takes what the section itself doesn't say from the first row that says it.
  fileprivate mutating func fill(from hints: [SectionHint]) {
    icon = icon ?? hints.lazy.compactMap(\.icon).first
    selectedIcon = selectedIcon ?? hints.lazy.compactMap(\.selectedIcon).first
    summary = summary ?? hints.lazy.compactMap(\.summary).first
  }
}
