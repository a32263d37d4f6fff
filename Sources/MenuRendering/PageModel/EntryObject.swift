internal import Escaping
internal import MenuKit
internal import Mustache

/// An entry of the index.
struct EntryObject: PageObject {
  let page: PagePlan
  let section: Int

  private var menu: MenuPlan { page.menu }

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .href: href
    case .here: .flag(page.isPart && menu.place.sectionPages[section] == page.path)
    case .title: .text(menu.title(ofSection: section))
    case .count: SectionCount(page: page, section: section).number
    case .countText: SectionCount(page: page, section: section).text
    case .icon: icon(menu.menu.sections[section].icon)
    case .selectedIcon: icon(menu.menu.sections[section].selectedIcon)
    case .letter: .text(letter)
    case .hasEntries: .flag(!menu.index.children[section].isEmpty)
    case .entries: .list(EntryList(page: page, sections: menu.index.children[section]))
    default: .missing
    }
  }

  private var href: TemplateValue {
    var address: [UInt8] = []
    let target = menu.place.sectionPages[section]
    if target != page.path {
      Escape.url(SitePath.address(of: target, from: page.path), into: &address)
    }
    address.append(UInt8(ascii: "#"))
    Escape.urlFragment(menu.menu.sections[section].anchor, into: &address)
    return .markup(Markup(safe: address))
  }

  private func icon(_ name: String?) -> TemplateValue {
    guard let name, let image = menu.images[name] else { return .nothing }
    return .object(ImageObject(image: image, root: page.root, isLazy: section >= 12))
  }

  /// The title's first letter, which stands in for an icon.
  private var letter: String {
    let title = menu.title(ofSection: section)
    let first = title.first { $0.isLetter || $0.isNumber } ?? title.first
    return first.map { $0.uppercased() } ?? "·"
  }
}

/// Entries of the index: the sections of one level.
struct EntryList: TemplateList {
  let page: PagePlan
  let sections: [Int]

  var count: Int { sections.count }

  func element(at index: Int) -> TemplateValue {
    .object(EntryObject(page: page, section: sections[index]))
  }
}

/// How many rows a section has, where that makes sense: a chapter of prose has no number.
struct SectionCount {
  let page: PagePlan
  let section: Int

  private var rows: Int? {
    let count = page.menu.index.rowCounts[section]
    let isProse = page.menu.menu.sections[section].note != nil
    return count == 0 && isProse ? nil : count
  }

  var number: TemplateValue { rows.map { .number($0) } ?? .nothing }

  var text: TemplateValue {
    rows.map { .text(page.menu.words.text(page.isHome ? .sections : .rows, $0)) } ?? .nothing
  }
}
