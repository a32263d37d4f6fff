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
  private let jobs: Int

  /// - Parameters:
  ///   - language: the tag of the language that titles are sorted by.
  ///   - places: where the order was written, for messages.
  ///   - jobs: how many threads may work; what comes of it is the same for any number.
  package init(
    order: SectionOrder = .source, language: String = "en", places: SettingPlaces = SettingPlaces(),
    jobs: Int = 1
  ) {
    self.jobs = jobs
    self.places = places
    self.order = order
    self.language = language
  }

  package func group(_ set: consuming RecordSet) -> GroupedSections {
    // A million records are not kept beside their rows while these get their names.
    var grouped = sections(of: consume set)
    Anchors.give(to: &grouped.sections, jobs: jobs)
    return grouped
  }

  /// The sections in order, without anchors.
  private func sections(of set: consuming RecordSet) -> GroupedSections {
    let (grouping, areEachInOne) = GroupingRule(declared: set.sections).grouping(set.records)
    var diagnostics = LookAlikes.notices(of: grouping, in: set)
    // Nothing more is said of the rows: a large table is not kept while they get their sections.
    set.files = []
    let hasHints = set.records.indices.contains { set.records[$0].hint != nil }
    var orderKeys: [String?] = []
    var sections: [MenuSection] = []
    for group in grouping {
      var section = Grouper.section(of: group.key, in: set)
      section.rows = Self.rows(group.elements, of: &set.records, handingOn: areEachInOne)
      let hints = hasHints ? group.elements.joined().compactMap { set.records[$0].hint } : []
      section.fill(from: hints)
      orderKeys.append(hints.lazy.compactMap(\.order).first)
      sections.append(section)
    }
    let sorting = SortOrder(order, language: language, places: places)
      .order(of: sections, keys: orderKeys)
    diagnostics += sorting.diagnostics
    sections = sorting.places.map { sections[$0] }
    return GroupedSections(sections: sections, diagnostics: diagnostics)
  }

  /// The rows of the records in some places.
  ///
  /// - Parameter handingOn: whether no other section has them, so that they need not be copied.
  private static func rows(
    _ places: [Range<Int>], of records: inout [Record], handingOn: Bool
  ) -> [MenuRow] {
    var rows: [MenuRow] = []
    rows.reserveCapacity(places.reduce(0) { $0 + $1.count })
    for place in places.joined() {
      rows.append(handingOn ? records[place].takeRow() : records[place].row)
    }
    return rows
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
