internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// Puts the pages of a site together: those of its menus, the page of the menus, the write-up, and
/// the page for addresses that lead nowhere.
struct PageAssembler {
  private let site: Site
  private let isAlone: Bool
  private let context: SiteContext
  private let menus: [MenuPlan]
  private let targets: LinkTargets
  private var dresser: PageDresser

  init(_ planner: SitePlanner, _ context: SiteContext, _ menus: [MenuPlan], _ store: AssetStore) {
    site = planner.site
    isAlone = planner.isAlone
    self.context = context
    self.menus = menus
    targets = LinkTargets(context)
    dresser = PageDresser(site, planner.theme, store, hosts: menus.flatMap(\.hosts))
  }

  /// - Parameter images: the pictures of each menu by name.
  consuming func assemble(
    _ images: [[String: PageImage]], _ diagnostics: [Diagnostic]
  ) -> SitePlan {
    let home = isAlone ? nil : homePlan(images)
    let writeUp = WriteUp(context, menus)
    var pages: [PagePlan] = []
    if let home { pages.append(page(home, "index.html", Array(home.menu.sections.indices))) }
    for menu in menus {
      for part in Self.parts(of: menu) { pages.append(page(menu, part.path, part.sections)) }
    }
    if let writeUp, let path = context.designPage {
      let plan = designPlan(writeUp, path)
      pages.append(page(plan, path, Array(plan.menu.sections.indices)))
    }
    let notFound = (home ?? menus.first).flatMap { notFoundPage($0) }
    return SitePlan(
      context: context, menus: menus, documents: menus + (home.map { [$0] } ?? []), pages: pages,
      notFound: notFound, writeUp: writeUp,
      assets: dresser.files, policy: dresser.sitePolicy, diagnostics: diagnostics)
  }

  // MARK: - Pages of menus

  /// The pages of a menu with the sections of each, in order. A menu without sections has a page.
  private static func parts(of menu: MenuPlan) -> [(path: String, sections: [Int])] {
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

  private mutating func page(_ menu: MenuPlan, _ path: String, _ sections: [Int]) -> PagePlan {
    var assets = dresser.assets(of: menu)
    assets.qr = dresser.code(of: context.wholeAddress(of: path))
    return PagePlan(
      menu, path: path, sections: sections, links: links(from: path, menu), assets: assets,
      memory: site.writtenParts.map { PageMemory($0, targets) })
  }

  /// The other menus, the write-up, and the data.
  private func links(from path: String, _ menu: MenuPlan) -> [PageLink] {
    var links: [PageLink] = []
    if menu.name != HomeMenu.name {
      links += context.menus.filter { $0.name != menu.name }.map { other in
        PageLink(title: other.title, address: SitePath.address(of: other.index, from: path))
      }
    }
    if let design = context.designPage, design != path {
      links.append(
        PageLink(
          title: menu.words.text(.writeUp), address: SitePath.address(of: design, from: path)))
    }
    if menu.hasData, !site.settings.isSingleFile {
      let data = menu.place.prefix + "menu.json"
      links.append(
        PageLink(title: menu.words.text(.data), address: SitePath.address(of: data, from: path)))
    }
    return links
  }

  // MARK: - Pages of the site

  private func homePlan(_ images: [[String: PageImage]]) -> MenuPlan {
    let words = Words(language: site.settings.language, overrides: site.settings.words)
    let menu = HomeMenu.menu(of: site, title: context.title, places: context.menus, words: words)
    var named: [String: PageImage] = [:]
    for (place, images) in zip(context.menus, images) {
      for (name, image) in images { named["\(place.name)/\(name)"] = image }
    }
    let settings = MenuSettings(layout: .cards, shape: .guide, extra: .hide, hasFilter: false)
    return plan(menu, settings, name: HomeMenu.name, page: "index.html", images: named)
  }

  private func designPlan(_ writeUp: WriteUp, _ path: String) -> MenuPlan {
    let settings = MenuSettings(shape: .reference, hasFilter: false, language: "en")
    return plan(writeUp.menu, settings, name: "design", page: path)
  }

  /// A menu that the build made up.
  private func plan(
    _ menu: LinkedMenu, _ settings: MenuSettings, name: String, page: String,
    images: [String: PageImage] = [:]
  ) -> MenuPlan {
    let place = MenuPlace(
      name: name, title: menu.title, folder: MenuPlace.nowhere, prefix: "",
      images: ImageCatalogue(), anchors: AnchorIndex(menu),
      sectionPages: menu.sections.map { _ in page })
    let input = MenuPlan.Input(
      menu: menu, settings: settings, name: name, source: "", hasData: false, images: images,
      hosts: [])
    return MenuPlan(input, place, context, jobs: 1)
  }

  /// It is served at any depth, so its style stands in it and its links start at the site's root.
  private mutating func notFoundPage(_ menu: MenuPlan) -> PagePlan? {
    guard !site.settings.isSingleFile else { return nil }
    let root = SitePath.rootPath(of: site.settings.baseURL)
    let links = menus.map {
      PageLink(title: $0.menu.title, address: root + SitePath.encoded($0.place.index))
    }
    return PagePlan(
      menu, path: "404.html", sections: [], links: isAlone ? [] : links,
      assets: dresser.assetsOfNotFound(), root: root)
  }
}
