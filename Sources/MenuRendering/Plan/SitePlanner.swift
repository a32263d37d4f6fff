internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// Decides which pages a site has, what their addresses are, and what they share.
struct SitePlanner {
  let site: Site
  let theme: Theme
  /// Whether the site has one menu, which then stands at the root.
  let isAlone: Bool
  /// How many threads may look through the rows.
  let jobs: Int

  /// A menu of more rows has a page for each section, unless one page is asked for.
  static let largestPage = 50_000

  init(_ site: Site, _ theme: Theme, jobs: Int) {
    self.jobs = jobs
    self.site = site
    self.theme = theme
    isAlone = site.menus.count == 1
  }

  func plan() -> SitePlan {
    let places = site.menus.map { MenuPlace($0, self) }
    var images = ImagePlanner(
      AssetStore(isSingleFile: site.settings.isSingleFile, digests: site.digests), jobs: jobs)
    let found = zip(site.menus, places).map { menu, place in
      images.images(of: menu, at: place, menu.settings.parts.filled(from: site.settings.parts))
    }
    addSiteImages(places, to: &images)
    let context = context(places, images.images)
    let menus = site.menus.indices.map { number in
      MenuPlan(input(site.menus[number], found[number]), places[number], context, jobs: jobs)
    }
    var diagnostics = images.diagnostics
    diagnostics += WordMessages.messages(site.settings.words, site.places, path: nil)
    diagnostics += CodeMessages.messages(site)
    diagnostics += site.menus.flatMap { WordMessages.messages($0) + LinkMessages.messages($0) }
    diagnostics += zip(site.menus, menus).flatMap { ColumnMessages.messages($0, $1) }
    return PageAssembler(self, context, menus, images.store)
      .assemble(found.map(\.images), diagnostics)
  }

  private func context(
    _ places: [MenuPlace], _ images: [SiteContext.ImageKey: PageImage]
  ) -> SiteContext {
    let home = isAlone ? nil : "index.html"
    let extra = [home, designPage].compactMap(\.self)
    return SiteContext(
      site, title: site.settings.title ?? (isAlone ? site.menus[0].menu.title : "menugen"),
      menus: places, home: home, designPage: designPage,
      pages: Set(places.flatMap(\.sectionPages) + places.map(\.index) + extra), images: images)
  }

  /// The page of the write-up, when there is one; a menu of that name has the right of way.
  private var designPage: String? {
    guard site.settings.hasDesignPage, !site.settings.isSingleFile else { return nil }
    let isTaken = !isAlone && site.menus.contains { $0.name == "design" }
    return isTaken ? "write-up/index.html" : "design/index.html"
  }

  private func input(
    _ menu: SiteMenu, _ found: (images: [String: PageImage], hosts: [String])
  ) -> MenuPlan.Input {
    let files = menu.sources.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return MenuPlan.Input(
      menu: menu.menu, settings: menu.settings, name: menu.name,
      source: files.joined(separator: ", "), groupColumn: menu.groupColumn, images: found.images,
      hosts: found.hosts, hasOwnTemplates: theme.hasOwnTemplates)
  }

  /// Pictures that the site's own parts name, by the folder of a menu.
  private func addSiteImages(_ places: [MenuPlace], to images: inout ImagePlanner) {
    let parts = site.settings.parts
    let menus = Array(zip(site.menus, places))
    for text in [parts.logo, parts.header, parts.footer, parts.legend].compactMap(\.self) {
      images.addImages(of: text, in: menus)
    }
  }
}

extension MenuPlace {
  fileprivate init(_ menu: SiteMenu, _ planner: SitePlanner) {
    let prefix = planner.isAlone ? "" : menu.name + "/"
    self.init(
      name: menu.name, title: menu.menu.title, folder: menu.folder, prefix: prefix,
      images: menu.images, anchors: AnchorIndex(menu.menu),
      sectionPages: Self.pages(menu, prefix, isSingleFile: planner.site.settings.isSingleFile))
  }

  /// The page of each section: one for all, or one for each section with what stands below it, the
  /// first of them the menu's `index.html`.
  private static func pages(
    _ menu: SiteMenu, _ prefix: String, isSingleFile: Bool
  ) -> [String] {
    let index = prefix + "index.html"
    let sections = menu.menu.sections
    let rows = sections.reduce(0) { $0 + $1.rows.count }
    let isSplit =
      switch menu.settings.pages {
      case .one: false
      case .section: true
      case .auto: rows > SitePlanner.largestPage
      }
    guard isSplit, !isSingleFile else { return sections.map { _ in index } }
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
}
