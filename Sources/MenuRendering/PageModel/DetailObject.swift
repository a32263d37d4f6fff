internal import MenuKit
internal import MenuModel
internal import Mustache

/// What opens under a row.
struct DetailObject: PageObject {
  let row: RowObject

  private var menu: MenuPlan { row.page.menu }

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .prose: prose
    case .hasFields: .flag(!fields.isEmpty)
    case .fields: .list(FieldList(words: menu.words, fields: fields))
    case .hasItems: .flag(!menu.menu.sections[row.section].rows[row.row].items.isEmpty)
    case .items:
      .list(
        ItemList(
          row: row, items: menu.menu.sections[row.section].rows[row.row].items))
    case .span: .number(menu.columns.count + (menu.settings.selection == nil ? 1 : 2))
    case .rowindex:
      menu.rowIndexes.isEmpty ? .nothing : .number(menu.rowIndexes[row.section][row.row] + 1)
    default: .missing
    }
  }

  private var fields: [MenuField] {
    menu.details.fields(menu.menu.sections[row.section].rows[row.row].fields)
  }

  /// The detail that the data gives, then the note.
  private var prose: TemplateValue {
    let anchor = menu.menu.sections[row.section].rows[row.row].anchor
    let texts = [
      (menu.menu.sections[row.section].rows[row.row].detail, HeadingPrefix.data(of: anchor)),
      (menu.menu.sections[row.section].rows[row.row].note, HeadingPrefix.note(of: anchor)),
    ]
    var output: [UInt8] = []
    // Markup makes a note a third longer, mostly: room at once, rather than by doubling.
    output.reserveCapacity(texts.reduce(64) { $0 + ($1.0?.string.utf8.count ?? 0) * 4 / 3 })
    for case (let text?, let ids) in texts {
      row.page.text.write(text, below: row.sectionLevel + 1, ids: ids, into: &output)
    }
    return .markup(Markup(safe: output))
  }
}

/// An entry of a row's third level.
struct ItemObject: PageObject {
  let row: RowObject
  let item: MenuItem

  private var menu: MenuPlan { row.page.menu }

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .title: .text(item.title)
    case .price: .text(item.price.map { menu.currency.shown($0) })
    case .hasFields: .flag(!fields.isEmpty)
    case .fields: .list(FieldList(words: menu.words, fields: fields))
    case .hasItems: .flag(!item.items.isEmpty)
    case .items: .list(ItemList(row: row, items: item.items))
    default: .missing
    }
  }

  private var fields: [MenuField] { menu.details.extraFields(item.fields) }
}

/// The entries of a row's third level, or below one of them.
struct ItemList: TemplateList {
  let row: RowObject
  let items: [MenuItem]

  var count: Int { items.count }

  func element(at index: Int) -> TemplateValue {
    .object(ItemObject(row: row, item: items[index]))
  }
}

/// A column of the data with its value.
struct FieldObject: PageObject {
  let words: Words
  let field: MenuField

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .name: .text(field.name)
    case .value: FieldText(words).value(field.value)
    default: .missing
    }
  }
}

/// Columns of the data that no part took.
struct FieldList: TemplateList {
  let words: Words
  let fields: [MenuField]

  var count: Int { fields.count }

  func element(at index: Int) -> TemplateValue {
    .object(FieldObject(words: words, field: fields[index]))
  }
}
