internal import MenuKit
internal import Mustache

/// What a page's template is given.
struct RootObject: PageObject {
  let page: PagePlan

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .page: .object(PageInformation(page: page))
    case .site: .object(SiteInformation(page: page))
    case .words: .object(WordsObject(menu: page.menu))
    case .links: .list(page.links.map { TemplateValue.object(LinkObject(link: $0)) })
    case .tags:
      .list(page.tags.map { TemplateValue.object(TagObject(name: $0.name, count: $0.count)) })
    case .index:
      .list(EntryList(page: page, sections: page.menu.index.roots, parts: page.menu.indexParts))
    case .sections: .list(SectionList(page: page))
    default: .missing
    }
  }
}

/// The words of the interface.
struct WordsObject: TemplateObject {
  let menu: MenuPlan

  func value(of name: TemplateName) -> TemplateValue {
    guard name.number < menu.wordTexts.count, let text = menu.wordTexts[name.number] else {
      return .missing
    }
    return .text(text)
  }
}

/// The site that a page belongs to.
struct SiteInformation: PageObject {
  let page: PagePlan

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .title: .text(page.menu.site.title)
    case .home: page.home.map { .escaped($0, .url) } ?? .nothing
    default: .missing
    }
  }
}

/// A link at the foot of a page.
struct LinkObject: PageObject {
  let link: PageLink

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .href: .escaped(link.address, .url)
    case .title: .text(link.title)
    default: .missing
    }
  }
}

/// A tag of a row, or of the page with the number of rows that have it.
struct TagObject: PageObject {
  let name: String
  var count: Int?

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .name: .text(self.name)
    case .count: count.map { .number($0) } ?? .nothing
    default: .missing
    }
  }
}

/// A picture.
struct ImageObject: PageObject {
  let image: PageImage
  let root: String
  var isLazy: Bool

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .src: .escaped(image.address(from: root), .url)
    case .width: .number(image.size.width)
    case .height: .number(image.size.height)
    case .srcset: .text(image.sources(from: root))
    case .lazy: .flag(isLazy)
    default: .missing
    }
  }
}
