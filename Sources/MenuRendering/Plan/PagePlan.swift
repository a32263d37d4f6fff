internal import Diagnostics
internal import MenuKit
internal import MenuModel
internal import Mustache

/// A page before it is written.
final class PagePlan: Sendable {
  let menu: MenuPlan
  /// Below the output folder.
  let path: String
  /// The way to the site's root: `../` for each folder it is in.
  let root: String
  /// Whether it lies where the menu's first page does, so that both name other pages alike.
  let isInMenuFolder: Bool
  /// The address of the page of menus; nil on that page and where there is none.
  let home: String?
  /// Whether it is the page of menus, whose rows are sections.
  let isHome: Bool
  /// The sections on it, in document order.
  let sections: [Int]
  /// The titles and addresses at its foot.
  let links: [PageLink]
  let assets: PageAssets
  let notices: Notices
  let text: TextRenderer
  /// Tags with the number of rows that have them, first seen first; empty without a filter.
  let tags: [(name: String, count: Int)]
  let hasDetails: Bool
  /// What former rounds of a preview wrote of it; nil outside one.
  let memory: PageMemory?

  init(
    _ menu: MenuPlan, path: String, sections: [Int], links: [PageLink], assets: PageAssets,
    root: String? = nil, memory: PageMemory? = nil
  ) {
    self.memory = memory
    self.menu = menu
    self.path = path
    self.sections = sections
    self.links = links
    self.assets = assets
    isInMenuFolder = SitePath.folder(of: path) == SitePath.folder(of: menu.place.index)
    self.root = root ?? SitePath.root(from: path)
    // Only a page that is served at any depth is told its root.
    isHome = menu.site.home == path
    home = root ?? (isHome ? nil : menu.site.home.map { SitePath.address(of: $0, from: path) })
    notices = Notices()
    text = TextRenderer(
      links: NoteLinks(
        site: menu.site, menu: menu.place, page: path,
        allowsRemoteImages: menu.settings.allowsRemoteImages),
      htmlInNotes: menu.settings.htmlInNotes, notices: notices)
    tags = menu.settings.hasFilter ? Self.tags(of: menu.menu, sections) : []
    hasDetails = sections.contains { menu.hasDetails($0) }
  }

  /// The same page, for one more thread to refer to.
  init(_ other: PagePlan) {
    menu = other.menu
    path = other.path
    root = other.root
    isInMenuFolder = other.isInMenuFolder
    home = other.home
    isHome = other.isHome
    sections = other.sections
    links = other.links
    assets = other.assets
    notices = other.notices
    text = other.text
    tags = other.tags
    hasDetails = other.hasDetails
    memory = other.memory
  }

  private static func tags(
    of menu: LinkedMenu, _ sections: [Int]
  ) -> [(name: String, count: Int)] {
    var places: [String: Int] = [:]
    var tags: [(name: String, count: Int)] = []
    for section in sections {
      let rows = menu.sections[section].rows
      for index in rows.indices where !rows[index].isBare {
        for tag in rows[index].tags {
          if let place = places[tag] {
            tags[place].count += 1
          } else {
            places[tag] = tags.count
            tags.append((tag, 1))
          }
        }
      }
    }
    return tags
  }

  /// Whether the page holds one section of several: `pages: section`.
  var isPart: Bool { menu.place.sectionPages.contains { $0 != path } }

  /// Whether the menu stands beside the page as Markdown. The write-up has a document of its own.
  var hasDocument: Bool {
    assets.stylePath != nil && (menu.hasData || menu.name == HomeMenu.name)
  }

  var rowCount: Int { sections.reduce(0) { $0 + menu.menu.sections[$1].rows.count } }
}

/// A link at the foot of a page.
struct PageLink: Sendable, Equatable {
  var title: String
  /// Relative to the page, not yet encoded.
  var address: String
}

/// Style, script and policy of a page.
struct PageAssets: Sendable {
  /// Below the site's root; nil when it stands in the page.
  var stylePath: String?
  var scriptPath: String?
  /// What stands in the page.
  var style: Markup
  var script: Markup
  var policy: String
  var favicon: String
  /// The address as a QR code, for paper.
  var qr: PageImage?
  /// Whether `menu.json` stands beside the page.
  var hasData: Bool
}
