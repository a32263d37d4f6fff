internal import MenuKit
internal import MenuModel

/// The page of the menus, itself a menu of two columns: a section for each menu, a row for each of
/// its sections.
enum HomeMenu {
  static let name = "home"

  /// With anchors given: a section's is its menu's name.
  static func menu(
    of site: Site, title: String, places: [MenuPlace], words: Words
  ) -> LinkedMenu {
    var home = LinkedMenu(title, summary: site.settings.summary.map { MenuText($0) })
    home.sections = zip(site.menus, places).map { section(of: $0, at: $1, words) }
    return home
  }

  private static func section(
    of menu: SiteMenu, at place: MenuPlace, _ words: Words
  ) -> MenuSection {
    let tree = IndexTree(menu.menu.sections)
    var section = MenuSection(
      menu.menu.title, id: menu.name, icon: icon(of: menu).map { "\(menu.name)/\($0)" },
      selectedIcon: selectedIcon(of: menu).map { "\(menu.name)/\($0)" },
      summary: menu.menu.summary)
    section.anchor = menu.name
    let address = SitePath.encoded(place.index)
    section.note = MenuText(
      "[\(words.text(.openLink)) \(MarkdownEscape.text(menu.menu.title))](\(address))",
      format: .markdown)
    section.rows = tree.roots.map { root in
      let source = menu.menu.sections[root]
      var row = MenuRow(
        source.title ?? words.text(.untitled),
        summary: MenuText(words.text(.rows, tree.rowCounts[root])),
        icon: source.icon.map { "\(menu.name)/\($0)" },
        link: SitePath.encoded(place.sectionPages[root]) + "#" + source.anchor)
      row.anchor = "\(menu.name)/\(source.anchor)"
      return row
    }
    return section
  }

  /// A menu goes by the icon of its first section that has one.
  private static func icon(of menu: SiteMenu) -> String? {
    menu.menu.sections.lazy.compactMap(\.icon).first
  }

  private static func selectedIcon(of menu: SiteMenu) -> String? {
    menu.menu.sections.first { $0.icon != nil }?.selectedIcon
  }
}
