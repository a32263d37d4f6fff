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
    case .letter: .text(menu.entries[section].letter)
    case .hasEntries: .flag(!menu.index.children[section].isEmpty)
    case .entries: .list(EntryList(page: page, sections: menu.index.children[section]))
    default: .missing
    }
  }

  private var href: TemplateValue {
    let target = menu.place.sectionPages[section]
    let entry = menu.entries[section]
    guard target != page.path else { return .markup(Markup(safe: entry.fragment)) }
    guard !page.isInMenuFolder else { return .markup(Markup(safe: entry.page + entry.fragment)) }
    var address: [UInt8] = []
    Escape.url(SitePath.address(of: target, from: page.path), into: &address)
    return .markup(Markup(safe: address + entry.fragment))
  }

  private func icon(_ name: String?) -> TemplateValue {
    guard let name, let image = menu.images[name] else { return .nothing }
    return .object(ImageObject(image: image, root: page.root, isLazy: section >= 12))
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

/// How many rows a section has, where that makes sense.
struct SectionCount {
  let page: PagePlan
  let section: Int

  var number: TemplateValue {
    let menu = page.menu
    return menu.index.shownCount(section, of: menu.menu.sections[section]).map { .number($0) }
      ?? .nothing
  }

  var text: TemplateValue { .text(page.menu.entries[section].countText) }
}
