internal import MenuKit
internal import Mustache

/// A cell of a table's row.
struct CellObject: PageObject {
  let row: RowObject
  let column: TableColumn

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .label: .text(column.label)
    case .kind: .text(column.kind)
    case .isTitle: .flag(column.source == .title)
    case .isTags: .flag(column.source == .tags)
    case .isPicture: .flag(column.source == .image)
    case .markup: markup
    case .sort: .text(sortKey)
    default: .missing
    }
  }

  private var markup: TemplateValue {
    if case .text(let text) = content { PathBreaks.value(text) } else { content }
  }

  private var content: TemplateValue {
    switch column.source {
    case .title, .tags, .image: .nothing
    case .price: row.value(of: PageName.price)
    case .summary: row.value(of: PageName.summary)
    case .badge: row.value(of: PageName.badge)
    case .field(let name): field(name).map { FieldText(row.page.menu.words).value($0) } ?? .nothing
    }
  }

  /// The exact number, where the cell shows one.
  private var sortKey: String? {
    switch column.source {
    case .price: row.amount.map { $0.amount.description }
    case .field(let name):
      if case .number(let digits)? = field(name) { digits } else { nil }
    default: nil
    }
  }

  private func field(_ name: String) -> FieldValue? {
    row.page.menu.menu.sections[row.section].rows[row.row].fields.first { $0.name == name }?.value
  }
}

/// The cells of a row.
struct CellList: TemplateList {
  let row: RowObject

  var count: Int { row.page.menu.columns.count }

  func element(at index: Int) -> TemplateValue {
    .object(CellObject(row: row, column: row.page.menu.columns[index]))
  }
}
