package import MenuKit

/// Everything that rendering needs: what loading and grouping give together.
package struct Site: Sendable {
  package var settings: SiteSettings
  /// In the order of the index.
  package var menus: [SiteMenu]

  package init(_ settings: SiteSettings, menus: [SiteMenu]) {
    self.settings = settings
    self.menus = menus
  }
}

/// One menu of a site: its content, how it is shown, and the pictures beside it.
package struct SiteMenu: Sendable {
  /// The name of its folder, which its addresses start with: lower case, no slash. A site of one
  /// menu stands at the root whatever the name is.
  package var name: String
  /// With anchors given.
  package var menu: LinkedMenu
  package var settings: MenuSettings
  /// The pictures it may use.
  package var images: ImageCatalogue
  /// The data files it was read from, as messages print them.
  package var sources: [String]
  /// The column whose repeated values became the sections; nil when the data had sections of its own.
  package var groupColumn: String?

  package init(
    name: String, menu: LinkedMenu, settings: MenuSettings = MenuSettings(),
    images: ImageCatalogue = ImageCatalogue(), sources: [String] = [], groupColumn: String? = nil
  ) {
    self.name = name
    self.menu = menu
    self.settings = settings
    self.images = images
    self.sources = sources
    self.groupColumn = groupColumn
  }
}
