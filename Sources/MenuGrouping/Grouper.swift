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

  /// - Parameter language: the tag of the language that titles are sorted by.
  package init(order: SectionOrder = .source, language: String = "en") {
    self.order = order
    self.language = language
  }

  package func group(_ set: RecordSet) -> GroupedSections {
    let grouping = GroupingRule(declared: set.sections).grouping(set.records)
    var sections = grouping.map { Grouper.section(of: $0, in: set) }
    var diagnostics = LookAlikes.notices(of: grouping, sections, in: set)
    let keys = grouping.map { group in group.first { set.records[$0].hint?.order } }
    let sorting = SortOrder(order, language: language).order(of: sections, keys: keys)
    diagnostics += sorting.diagnostics
    sections = sorting.places.map { sections[$0] }
    Anchors.give(to: &sections)
    return GroupedSections(sections: sections, diagnostics: diagnostics)
  }

  /// The section of a group, with its rows, and with what the first row to say it says about it.
  private static func section(
    of group: Grouping<GroupingRule.Key, Int>.Group, in set: RecordSet
  ) -> MenuSection {
    var section =
      switch group.key {
      case .declared(let place): set.sections[place]
      case .named(let name): MenuSection(name)
      case .unnamed: MenuSection(nil)
      }
    section.rows = group.elements.map { set.records[$0].row }
    func first<Part>(_ part: (SectionHint) -> Part?) -> Part? {
      group.first { set.records[$0].hint.flatMap(part) }
    }
    section.icon = section.icon ?? first(\.icon)
    section.selectedIcon = section.selectedIcon ?? first(\.selectedIcon)
    section.summary = section.summary ?? first(\.summary)
    return section
  }
}
