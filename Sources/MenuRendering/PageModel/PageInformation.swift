internal import MenuKit
internal import MenuModel
internal import Mustache

/// What templates call `page`.
struct PageInformation: PageObject {
  let page: PagePlan

  /// The names that are no objects.
  static let values: [PageName] = [
    .language, .direction, .name, .behaviour, .swap, .layout, .table, .shape, .density,
    .followAddress, .selection, .quantities, .max, .filter, .hasDetails, .hasTags, .hasLinks,
    .sized, .logo, .title, .headTitle, .description, .summary, .header, .note, .legend, .footer,
    .sectionCountText, .rowCountText, .canonical, .ogImage, .favicon, .dataHref,
    .markdownHref, .policy,
    .styleHref, .style, .scriptHref, .script, .structuredData, .source,
  ]

  private var menu: MenuPlan { page.menu }

  func value(of name: PageName) -> TemplateValue {
    switch name {
    case .language: .text(menu.words.language)
    case .direction: .text(menu.words.direction)
    case .name: .text(menu.name)
    case .behaviour: .text(menu.settings.behaviour.rawValue)
    case .swap: .flag(menu.settings.behaviour == .swap)
    case .layout: .text(menu.settings.layout.rawValue)
    case .table: .flag(menu.settings.layout == .table)
    case .shape: .text(menu.settings.shape.rawValue)
    case .density: .text(menu.settings.density.rawValue)
    case .followAddress: .flag(menu.settings.followsAddress)
    case .selection: .flag(menu.settings.selection != nil)
    case .quantities: .flag(menu.settings.selection?.hasQuantities ?? false)
    case .max: menu.settings.selection?.maximum.map { .number($0) } ?? .nothing
    case .filter: .flag(menu.settings.hasFilter)
    case .sized: .flag(!menu.sizes.isEmpty)
    case .hasDetails: .flag(page.hasDetails)
    case .hasTags: .flag(!page.tags.isEmpty)
    case .hasLinks: .flag(!page.links.isEmpty)
    case .sectionCountText:
      count(.sections, page.isHome ? page.rowCount : page.sections.count)
    case .rowCountText: page.isHome ? .nothing : count(.rows, page.rowCount)
    default: textOrAddress(name)
    }
  }

  private func count(_ word: WordKey, _ number: Int) -> TemplateValue {
    page.rowCount == 0 ? .nothing : .text(menu.words.text(word, number))
  }

  private func textOrAddress(_ name: PageName) -> TemplateValue {
    switch name {
    case .title: .text(menu.menu.title)
    case .headTitle: .text(headTitle)
    case .description: .text(description)
    case .summary: menu.menu.summary.map { block($0) } ?? .nothing
    case .note: menu.menu.note.map { block($0, ids: HeadingPrefix.note(of: "")) } ?? .nothing
    case .header: menu.parts.header.map { block($0) } ?? .nothing
    case .legend: menu.parts.legend.map { block($0) } ?? .nothing
    case .footer: menu.parts.footer.map { block($0) } ?? .nothing
    case .logo: menu.parts.logo.map { page.text.inline($0) } ?? .nothing
    case .qr:
      page.assets.qr.map {
        .object(ImageObject(image: $0, root: page.root, isLazy: false))
      } ?? .nothing
    case .canonical: menu.site.wholeAddress(of: page.path).map { .escaped($0, .url) } ?? .nothing
    case .ogImage: previewImage.map { .escaped($0, .url) } ?? .nothing
    case .favicon: .escaped(favicon, .url)
    case .dataHref:
      page.assets.hasData
        ? .escaped(SitePath.address(of: menu.place.prefix + "menu.json", from: page.path), .url)
        : .nothing
    case .markdownHref:
      page.hasDocument
        ? .escaped(SitePath.address(of: MenuMarkdown.path(of: menu), from: page.path), .url)
        : .nothing
    case .policy: .text(page.assets.policy)
    case .styleHref: page.assets.stylePath.map { .escaped(page.root + $0, .url) } ?? .nothing
    case .scriptHref: page.assets.scriptPath.map { .escaped(page.root + $0, .url) } ?? .nothing
    case .style: .markup(page.assets.style)
    case .script: .markup(page.assets.script)
    case .structuredData: .markup(StructuredData(page).markup)
    case .source: .text(menu.source)
    default: .missing
    }
  }

  private func block(_ text: MenuText, ids: String? = nil) -> TemplateValue {
    .markup(page.text.block(text, below: 1, ids: ids))
  }

  private var headTitle: String {
    let (title, site) = (menu.menu.title, menu.site.title)
    var parts = title == site ? [title] : [title, site]
    if page.isPart, let section = page.sections.first {
      parts.insert(menu.title(ofSection: section), at: 0)
    }
    return parts.joined(separator: " · ")
  }

  /// The words of the summary in one line; of the note when there is none.
  private var description: String {
    let text = menu.menu.summary ?? menu.menu.note ?? MenuText("")
    return PlainText.line(of: text, atMost: 300)
  }

  private var favicon: String {
    page.assets.favicon.hasPrefix("data:")
      ? page.assets.favicon : page.root + page.assets.favicon
  }

  /// The picture that is shown where someone shares the page; whole addresses only.
  private var previewImage: String? {
    guard let base = menu.site.base else { return nil }
    let rows = page.sections.lazy.flatMap { menu.menu.sections[$0].rows }
    let first = rows.compactMap { $0.image.flatMap { menu.images[$0] } }.first
    guard let image = first ?? LogoImage.image(of: page), !image.path.hasPrefix("data:") else {
      return nil
    }
    return image.address(from: base)
  }
}
