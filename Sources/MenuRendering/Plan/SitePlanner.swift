internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// Decides which pages a site has, what their addresses are, and what they share.
struct SitePlanner {
  private let site: Site
  private let theme: Theme
  private let isAlone: Bool

  /// A menu of more rows has a page for each section, unless one page is asked for.
  static let largestPage = 50_000

  init(_ site: Site, _ theme: Theme) {
    self.site = site
    self.theme = theme
    isAlone = site.menus.count == 1
  }

  func plan() -> SitePlan {
    let places = site.menus.map(place)
    let title = site.settings.title ?? (isAlone ? site.menus[0].menu.title : "")
    let words = Words(language: site.settings.language, overrides: site.settings.words)
    var images = ImagePlanner(AssetStore(isSingleFile: site.settings.isSingleFile))
    let found = zip(site.menus, places).map { menu, place in
      images.images(of: menu, at: place, menu.settings.parts.filled(from: site.settings.parts))
    }
    let home = isAlone ? nil : "index.html"
    addSiteImages(places, to: &images)
    let context = SiteContext(
      site, title: title, menus: places, home: home,
      pages: Set(places.flatMap(\.sectionPages) + places.map(\.index) + [home].compactMap(\.self)),
      images: images.images)
    let menus = site.menus.indices.map { number in
      MenuPlan(input(site.menus[number], found[number]), places[number], context)
    }
    var diagnostics = images.diagnostics
    diagnostics += WordMessages.messages(site.settings.words, path: nil)
    diagnostics += site.menus.flatMap { WordMessages.messages($0) }
    diagnostics += zip(site.menus, menus).flatMap {
      LinkMessages.messages($0) + ColumnMessages.messages($0, $1)
    }
    return assemble(context, menus, words, found.map(\.images), images.store, diagnostics)
  }

  // MARK: - Addresses

  private func place(_ menu: SiteMenu) -> MenuPlace {
    let prefix = isAlone ? "" : menu.name + "/"
    return MenuPlace(
      name: menu.name, title: menu.menu.title, folder: menu.folder, prefix: prefix,
      images: menu.images, anchors: AnchorIndex(menu.menu), sectionPages: pages(menu, prefix))
  }

  /// The page of each section: one for all, or one for each section with what stands below it, the
  /// first of them the menu's `index.html`.
  private func pages(_ menu: SiteMenu, _ prefix: String) -> [String] {
    let index = prefix + "index.html"
    let sections = menu.menu.sections
    let rows = sections.reduce(0) { $0 + $1.rows.count }
    let isSplit =
      switch menu.settings.pages {
      case .one: false
      case .section: true
      case .auto: rows > Self.largestPage
      }
    guard isSplit, !site.settings.isSingleFile else {
      return sections.map { _ in index }
    }
    var current = index
    var isFirst = true
    return IndexTree(sections).depths.enumerated().map { number, depth in
      if depth == 0 {
        current = isFirst ? index : prefix + sections[number].anchor + ".html"
        isFirst = false
      }
      return current
    }
  }

  // MARK: - Parts

  private func input(
    _ menu: SiteMenu, _ found: (images: [String: PageImage], hosts: [String])
  ) -> MenuPlan.Input {
    let files = menu.sources.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return MenuPlan.Input(
      menu: menu.menu, settings: menu.settings, name: menu.name,
      source: files.joined(separator: ", "), images: found.images, hosts: found.hosts)
  }

  /// Pictures that the site's own parts name, by the folder of a menu.
  private func addSiteImages(_ places: [MenuPlace], to images: inout ImagePlanner) {
    let parts = site.settings.parts
    let menus = Array(zip(site.menus, places))
    for text in [parts.logo, parts.header, parts.footer, parts.legend].compactMap(\.self) {
      images.addImages(of: text, in: menus)
    }
  }

  private func homePlan(
    _ context: SiteContext, _ words: Words, _ images: [[String: PageImage]]
  ) -> MenuPlan {
    let menu = HomeMenu.menu(
      of: site, title: context.title, places: context.menus, words: words)
    var named: [String: PageImage] = [:]
    for (place, images) in zip(context.menus, images) {
      for (name, image) in images { named["\(place.name)/\(name)"] = image }
    }
    var settings = MenuSettings(layout: .cards, shape: .guide, hasFilter: false)
    settings.extra = .hide
    let place = MenuPlace(
      name: HomeMenu.name, title: context.title, folder: "\u{0}", prefix: "",
      images: ImageCatalogue(), anchors: AnchorIndex(menu),
      sectionPages: menu.sections.map { _ in "index.html" })
    return MenuPlan(
      MenuPlan.Input(
        menu: menu, settings: settings, name: HomeMenu.name, source: "", images: named, hosts: []),
      place, context)
  }

  // MARK: - Assembly

  private func assemble(
    _ context: SiteContext, _ menus: [MenuPlan], _ words: Words, _ images: [[String: PageImage]],
    _ store: AssetStore, _ diagnostics: [Diagnostic]
  ) -> SitePlan {
    let home = isAlone ? nil : homePlan(context, words, images)
    var dresser = PageDresser(site, theme, store, hosts: menus.flatMap(\.hosts))
    var pages: [PagePlan] = []
    if let home {
      pages.append(page(home, "index.html", Array(home.menu.sections.indices), &dresser))
    }
    for menu in menus {
      pages += parts(of: menu).map { page(menu, $0.path, $0.sections, &dresser) }
    }
    let notFound =
      site.settings.isSingleFile ? nil : notFoundPage(home ?? menus[0], menus, &dresser)
    return SitePlan(
      context: context, menus: menus, pages: pages, notFound: notFound,
      assets: dresser.files, policy: dresser.sitePolicy, diagnostics: diagnostics)
  }

  /// The pages of a menu with the sections of each, in order. A menu without sections has a page.
  private func parts(of menu: MenuPlan) -> [(path: String, sections: [Int])] {
    var parts: [(path: String, sections: [Int])] = [(menu.place.index, [])]
    for (section, path) in menu.place.sectionPages.enumerated() {
      if parts[parts.count - 1].path == path {
        parts[parts.count - 1].sections.append(section)
      } else {
        parts.append((path, [section]))
      }
    }
    return parts
  }

  private func page(
    _ menu: MenuPlan, _ path: String, _ sections: [Int], _ dresser: inout PageDresser
  ) -> PagePlan {
    PagePlan(
      menu, path: path, sections: sections, links: links(from: path, menu),
      assets: dresser.assets(of: menu))
  }

  /// The other menus, and the write-up.
  private func links(from path: String, _ menu: MenuPlan) -> [PageLink] {
    guard !site.settings.isSingleFile else { return [] }
    var links: [PageLink] = []
    if menu.name != HomeMenu.name {
      links += menu.site.menus.filter { $0.name != menu.place.name }.map { other in
        PageLink(title: other.title, address: SitePath.address(of: other.index, from: path))
      }
      links.append(
        PageLink(
          title: menu.words.text(.data),
          address: SitePath.address(of: menu.place.prefix + "menu.json", from: path)))
    }
    return links
  }

  /// It is served at any depth, so its style stands in it and its links start at the site's root.
  private func notFoundPage(
    _ menu: MenuPlan, _ menus: [MenuPlan], _ dresser: inout PageDresser
  ) -> PagePlan {
    let root = SitePath.rootPath(of: site.settings.baseURL)
    let links = menus.map {
      PageLink(title: $0.menu.title, address: root + SitePath.encoded($0.place.index))
    }
    return PagePlan(
      menu, path: "404.html", sections: [], links: isAlone ? [] : links,
      assets: dresser.assetsOfNotFound(), root: root)
  }
}
