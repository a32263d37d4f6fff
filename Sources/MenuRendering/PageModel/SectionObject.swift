internal import MenuKit
internal import Mustache

/// A section of the page.
struct SectionObject: PageObject {
  let page: PagePlan
  let section: Int

  private var menu: MenuPlan { page.menu }

  /// The level of its heading: 2 for sections, deeper for what stands below them.
  var headingLevel: Int { min(6, 2 + menu.index.depths[section]) }

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .anchor: .text(menu.menu.sections[section].anchor)
    case .title: .text(menu.title(ofSection: section))
    case .heading: .number(headingLevel)
    case .level: depth > 0 ? .number(depth) : .nothing
    case .size: menu.sizes.isEmpty ? .nothing : .number(menu.sizes[section])
    case .short: .flag(isShort)
    case .count: SectionCount(page: page, section: section).number
    case .countText: SectionCount(page: page, section: section).text
    case .summary: block(menu.menu.sections[section].summary, HeadingPrefix.data)
    case .note: block(menu.menu.sections[section].note, HeadingPrefix.note)
    case .hasFields: .flag(!fields.isEmpty)
    case .fields: .list(FieldList(words: menu.words, fields: fields))
    case .hasRows: .flag(!menu.menu.sections[section].rows.isEmpty)
    case .rows: .list(RowList(page: page, section: section))
    case .empty: .flag(isEmpty)
    case .columns: .list(menu.columns.map { TemplateValue.object(ColumnObject(column: $0)) })
    case .rowcount: .number(tableRows)
    default: .missing
    }
  }

  private var depth: Int { menu.index.depths[section] }

  private var fields: [MenuField] { menu.details.extraFields(menu.menu.sections[section].fields) }

  private func block(_ text: MenuText?, _ prefix: (String) -> String) -> TemplateValue {
    guard let text else { return .nothing }
    let ids = prefix(menu.menu.sections[section].anchor)
    return .markup(page.text.block(text, below: headingLevel, ids: ids))
  }

  /// Whether no row says more than a line.
  private var isShort: Bool {
    let rows = menu.menu.sections[section].rows
    return !rows.isEmpty && !menu.hasDetails(section)
      && rows.indices.allSatisfy { rows[$0].image == nil && rows[$0].summary == nil }
  }

  private var isEmpty: Bool {
    menu.menu.sections[section].rows.isEmpty && menu.menu.sections[section].note == nil
      && menu.index.children[section].isEmpty
  }

  /// Header, rows and details.
  private var tableRows: Int {
    guard !menu.rowIndexes.isEmpty, let place = menu.rowIndexes[section].last else { return 1 }
    let last = menu.rowIndexes[section].count - 1
    return menu.hasDetail(section, last) ? place + 1 : place
  }
}

/// The sections of a page.
struct SectionList: TemplateList {
  let page: PagePlan

  var count: Int { page.sections.count }

  func element(at index: Int) -> TemplateValue {
    .object(SectionObject(page: page, section: page.sections[index]))
  }

  func weight(at index: Int) -> Int {
    1 + page.menu.menu.sections[page.sections[index]].rows.count
  }

  var memory: (any TemplateMemory)? {
    page.memory.map { PartMemory(memory: $0, page: page, section: nil) }
  }

  var apart: any TemplateList { SectionList(page: PagePlan(page)) }
}

/// The rows of a section.
struct RowList: TemplateList {
  let page: PagePlan
  let section: Int

  var count: Int { page.menu.menu.sections[section].rows.count }

  func element(at index: Int) -> TemplateValue {
    .object(RowObject(page: page, section: section, row: index))
  }

  var memory: (any TemplateMemory)? {
    page.memory.map { PartMemory(memory: $0, page: page, section: section) }
  }

  var apart: any TemplateList { RowList(page: PagePlan(page), section: section) }
}

/// A column of the table layout.
struct ColumnObject: PageObject {
  let column: TableColumn

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .label: .text(column.label)
    case .kind: .text(column.kind)
    default: .missing
    }
  }
}
