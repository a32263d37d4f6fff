package import MenuModel

/// What `site.yml` says.
package struct SiteConfiguration: Configuration {
  package var settings: SiteSettings
  /// `menus`: the folders of the menus in the order of the index; the others follow by name.
  package var menuOrder: [String]

  package var places = SettingPlaces()

  package init(settings: SiteSettings = SiteSettings(), menuOrder: [String] = []) {
    self.settings = settings
    self.menuOrder = menuOrder
  }
}
