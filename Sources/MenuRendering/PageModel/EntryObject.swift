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
    case .letter: .text(menu.entries.letters[section])
    case .hasEntries: .flag(!menu.index.children[section].isEmpty)
    case .entries: .list(EntryList(page: page, sections: menu.index.children[section]))
    default: .missing
    }
  }

  private var href: TemplateValue {
    let target = menu.place.sectionPages[section]
    let fragment = menu.entries.fragments[section]
    guard target != page.path else { return .markup(Markup(safe: fragment)) }
    if page.isInMenuFolder {
      return .markup(Markup(safe: menu.entries.pages[section] + fragment))
    }
    var address: [UInt8] = []
    Escape.url(SitePath.address(of: target, from: page.path), into: &address)
    return .markup(Markup(safe: address + fragment))
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
  /// What other pages wrote of the same list.
  var parts: IndexParts?

  var count: Int { sections.count }

  var memory: (any TemplateMemory)? {
    guard let parts, page.isInMenuFolder, page.root == SitePath.root(from: page.path) else {
      return nil
    }
    return IndexMemory(parts: parts, page: page, entries: sections)
  }

  func element(at index: Int) -> TemplateValue {
    .object(EntryObject(page: page, section: sections[index]))
  }
}

/// How many rows a section has, where that makes sense.
struct SectionCount {
  let page: PagePlan
  let section: Int

  var number: TemplateValue { page.menu.entries.counts[section].map { .number($0) } ?? .nothing }

  var text: TemplateValue { .text(page.menu.entries.countTexts[section]) }
}
