internal import Markdown
internal import MenuKit
internal import MenuModel
internal import Mustache

/// A row. Three words, so that handing it over costs one allocation.
struct RowObject: PageObject {
  let page: PagePlan
  let section: Int
  let row: Int

  private var menu: MenuPlan { page.menu }

  func value(of name: PageName) -> TemplateValue {
    // Each part is read where it lies; a copy of the whole row would cost more than all of them.
    switch name {
    case .anchor: .text(menu.menu.sections[section].rows[row].anchor)
    case .title: .text(menu.menu.sections[section].rows[row].title)
    case .titleLevel: .text(titleLevel)
    case .summary:
      menu.menu.sections[section].rows[row].summary.map { page.text.inline($0) } ?? .nothing
    case .price: .text(menu.menu.sections[section].rows[row].price.map { menu.currency.shown($0) })
    case .amount: .text(amount.map { $0.amount.description })
    case .currency: .text(amount.map { $0.currency })
    case .id: menu.selectionIDs.isEmpty ? .nothing : .text(menu.selectionIDs[section][row])
    case .pickLabel:
      .text(menu.words.text(.pick, title: menu.menu.sections[section].rows[row].title))
    case .image: image(menu.menu.sections[section].rows[row].image)
    case .icon: image(menu.menu.sections[section].rows[row].icon)
    case .hasTags: .flag(!menu.menu.sections[section].rows[row].tags.isEmpty)
    case .tags:
      .list(
        menu.menu.sections[section].rows[row].tags.map { TemplateValue.object(TagObject(name: $0)) }
      )
    case .badge: .text(menu.menu.sections[section].rows[row].badge)
    case .link: link.map { .escaped($0, .url) } ?? .nothing
    case .linkIsForeign: .flag(link.map { Address($0.utf8) == .elsewhere } ?? false)
    case .unavailable: .flag(menu.menu.sections[section].rows[row].isUnavailable)
    case .open: .flag(menu.startsOpen(section, row))
    case .detail: hasDetail ? .object(DetailObject(row: self)) : .nothing
    case .logical: .number(row + 1)
    case .rowindex: menu.rowIndexes.isEmpty ? .nothing : .number(menu.rowIndexes[section][row])
    case .cells: .list(CellList(row: self))
    default: .missing
    }
  }

  var hasDetail: Bool { menu.hasDetail(section, row) }

  /// The level of the section's heading.
  var sectionLevel: Int { SectionObject(page: page, section: section).headingLevel }

  /// A row that opens is a heading of its own; any other is text, and so is what stands in a table.
  private var titleLevel: String {
    hasDetail && menu.settings.layout != .table ? String(min(6, sectionLevel + 1)) : ""
  }

  var amount: MenuPrice? {
    menu.menu.sections[section].rows[row].price.flatMap { menu.currency.amount($0) }
  }

  func image(_ name: String?) -> TemplateValue {
    guard let name, let image = menu.images[name] else { return .nothing }
    let isLazy = !menu.isEager(section, row)
    return .object(ImageObject(image: image, root: page.root, isLazy: isLazy))
  }

  private var link: String? {
    guard let link = menu.menu.sections[section].rows[row].link else { return nil }
    if case .refused = Address(link.utf8) { return nil }
    return link
  }
}
