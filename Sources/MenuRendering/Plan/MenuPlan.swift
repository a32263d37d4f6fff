internal import Diagnostics
internal import MenuKit
internal import MenuModel
internal import Mustache
internal import Platform

/// A menu with everything that its pages need to know before they are written.
final class MenuPlan: Sendable {
  let menu: LinkedMenu
  let settings: MenuSettings
  let parts: PageParts
  let place: MenuPlace
  let site: SiteContext
  let words: Words
  /// What `words` gives in templates, by a name's number.
  let wordTexts: [String?]
  let currency: Currency
  /// Pictures by the name that the data uses.
  let images: [String: PageImage]
  /// Hosts of pictures at web addresses that are loaded.
  let hosts: [String]
  let index: IndexTree
  let entries: IndexEntries
  /// What the menu's pages write of the index; nil where there is one page, and with templates of a
  /// site's own, which may ask for anything in any place.
  let indexParts: IndexParts?
  /// The name of the data file, for the foot of the page.
  let source: String
  /// The column whose values became the sections; nil when the data has sections.
  let groupColumn: String?
  /// The name in the page's `data-menu`.
  let name: String
  /// Whether it is a menu of the data, with `menu.json` beside its page.
  let hasData: Bool
  /// The stable id of each row for the selection; empty when rows can't be picked.
  let selectionIDs: [[String]]
  /// The columns of the table layout; empty in others.
  let columns: [TableColumn]
  /// What opens under rows.
  let details: DetailRule
  /// Whether each row has a detail, by section. Asked several times for each row that is written,
  /// so it is found once.
  private let detailFlags: [[Bool]]
  /// The place of each row among its table's rows, details counted, the header being 1; empty in
  /// other layouts.
  let rowIndexes: [[Int]]
  /// The first row with a detail of each section; only when that one starts open.
  private let firstDetails: [Int?]
  /// The size class of each section; empty on small pages.
  let sizes: [Int]
  /// The first rows' pictures, up to this one, are loaded at once.
  private let lastEagerPicture: (section: Int, row: Int)

  struct Input {
    var menu: LinkedMenu
    var settings: MenuSettings
    var name: String
    var source: String
    var groupColumn: String?
    var hasData = true
    var images: [String: PageImage]
    var hosts: [String]
    var hasOwnTemplates = false
  }

  /// Linear in the rows.
  ///
  /// - Parameter jobs: how many threads may look through them.
  init(_ input: Input, _ place: MenuPlace, _ site: SiteContext, jobs: Int) {
    menu = input.menu
    settings = input.settings
    parts = input.settings.parts.filled(from: site.settings.parts)
    name = input.name
    source = input.source
    groupColumn = input.groupColumn
    hasData = input.hasData
    images = input.images
    hosts = input.hosts
    self.place = place
    self.site = site
    let language = settings.language ?? site.settings.language
    words = Words(
      language: language,
      overrides: site.settings.words.merging(settings.words) { _, own in own })
    wordTexts = words.textsByNumber()
    currency = Currency(code: settings.currency, language: language)
    index = IndexTree(menu.sections)
    entries = IndexEntries(menu, place, index, words)
    let isSplit = place.sectionPages.contains { $0 != place.index }
    indexParts = isSplit && !input.hasOwnTemplates ? IndexParts() : nil
    selectionIDs = settings.selection == nil ? [] : menu.selectionIDs()
    let isTable = settings.layout == .table
    columns = isTable ? TableColumn.columns(of: menu, settings, words).columns : []
    let details = DetailRule(settings.extra, columns)
    self.details = details
    let looks = Self.looks(at: menu, settings, details, jobs: jobs)
    detailFlags = looks.map(\.detailFlags)
    rowIndexes = isTable ? looks.map(\.rowIndexes) : []
    firstDetails =
      settings.open == .first
      ? detailFlags.map { $0.firstIndex(of: true) } : []
    lastEagerPicture = Self.lastEagerPicture(in: menu)
    let rows = menu.sections.reduce(0) { $0 + $1.rows.count }
    sizes = rows > SizeClasses.smallestPage ? looks.map(\.size) : []
  }

  /// What is found of a section by looking through its rows.
  private struct Look: Sendable {
    var detailFlags: [Bool]
    var rowIndexes: [Int]
    var size: Int
  }

  private static func looks(
    at menu: LinkedMenu, _ settings: MenuSettings, _ details: DetailRule, jobs: Int
  ) -> [Look] {
    let measure = SizeClasses(settings)
    return Workers.map(sizes: menu.sections.map { $0.rows.count }, atLeast: 2048, jobs: jobs) {
      let section = menu.sections[$0]
      let flags = details.flags(of: section)
      return Look(
        detailFlags: flags, rowIndexes: settings.layout == .table ? details.rowIndexes(flags) : [],
        size: SizeClasses.size(forHeight: measure.height(of: section, flags)))
    }
  }

  private static func lastEagerPicture(in menu: LinkedMenu) -> (section: Int, row: Int) {
    var count = 0
    for (number, section) in menu.sections.enumerated() {
      for rowNumber in section.rows.indices where section.rows[rowNumber].image != nil {
        count += 1
        if count == 6 { return (number, rowNumber) }
      }
    }
    return (menu.sections.count, 0)
  }

  func isEager(_ section: Int, _ row: Int) -> Bool { (section, row) <= lastEagerPicture }

  func hasDetail(_ section: Int, _ row: Int) -> Bool { detailFlags[section][row] }

  /// Whether some row of a section has a detail.
  func hasDetails(_ section: Int) -> Bool { detailFlags[section].contains(true) }

  /// Whether a row with a detail is open at first.
  func startsOpen(_ section: Int, _ row: Int) -> Bool {
    if let own = menu.sections[section].rows[row].startsExpanded { return own }
    switch settings.open {
    case .none: return false
    case .all: return true
    case .first: return firstDetails[section] == row
    }
  }

  /// The title of a section, or what stands in for it.
  func title(ofSection section: Int) -> String { entries.titles[section] }
}

/// What opens under a row.
struct DetailRule: Sendable {
  private let extra: MenuSettings.ExtraColumns
  /// Columns that the table shows need not be shown again.
  private let shownElsewhere: Set<String>

  init(_ extra: MenuSettings.ExtraColumns, _ columns: [TableColumn]) {
    self.extra = extra
    shownElsewhere = Set(
      columns.compactMap { column in
        if case .field(let name) = column.source { name } else { nil }
      })
  }

  /// Whether each row of a section has a detail.
  func flags(of section: MenuSection) -> [Bool] {
    let rows = section.rows
    return rows.indices.map { hasDetail(rows[$0]) }
  }

  func hasDetail(_ row: MenuRow) -> Bool {
    row.saysMore || !row.isBare && !fields(row.fields).isEmpty
  }

  /// The columns of a row that the page prints as label and value.
  func fields(_ fields: [MenuField]) -> [MenuField] {
    let extra = extraFields(fields)
    return shownElsewhere.isEmpty ? extra : extra.filter { !shownElsewhere.contains($0.name) }
  }

  /// What is shown of columns that no part took, as the menu says: of a section or an item, which
  /// are no rows of a table.
  func extraFields(_ fields: [MenuField]) -> [MenuField] {
    switch extra {
    case .hide: return []
    case .show where !fields.contains { $0.value == .nothing }: return fields
    case .show: return fields.filter { $0.value != .nothing }
    case .only(let names):
      return names.compactMap { name in
        fields.first { $0.name == name && $0.value != .nothing }
      }
    }
  }

  /// All columns of a row that are shown anywhere: in the table, or as label and value.
  func allFields(_ fields: [MenuField]) -> [MenuField] {
    let extra = extraFields(fields)
    guard !shownElsewhere.isEmpty else { return extra }
    let names = Set(extra.map(\.name)).union(shownElsewhere)
    return fields.filter { $0.value != .nothing && names.contains($0.name) }
  }

  /// The place of each row in its table.
  func rowIndexes(_ hasDetail: [Bool]) -> [Int] {
    var next = 2
    return hasDetail.map { hasDetail in
      defer { next += hasDetail ? 2 : 1 }
      return next
    }
  }
}
