package import Diagnostics
package import MenuKit

/// Everything that rendering needs: what loading and grouping give together.
package struct Site: Sendable {
  package var settings: SiteSettings
  /// In the order of the index.
  package var menus: [SiteMenu]
  /// A file that a text came from, by the name in its origin: read again, for a message's excerpt.
  package var file: @Sendable (String) -> SourceFile?
  /// Notes that former builds rendered; nil when all are rendered anew.
  package var renderedNotes: RenderedNotes?
  /// What the last round of a preview wrote; nil outside one.
  package var writtenParts: WrittenParts?
  /// The digests of pictures, styles and scripts that the last round made; nil outside a preview.
  package var digests: KeptByHash<[UInt8]>?
  /// Where its settings were written.
  package var places = SettingPlaces()

  package init(
    _ settings: SiteSettings, menus: [SiteMenu],
    file: @escaping @Sendable (String) -> SourceFile? = { _ in nil }
  ) {
    self.settings = settings
    self.menus = menus
    self.file = file
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
  /// Its folder as messages print it, without a slash at the end: `content/noodle-bar`; empty for
  /// data from the current folder. Links in notes are relative to their file in it.
  package var folder: String
  /// The data files it was read from, as messages print them.
  package var sources: [String]
  /// Whether what its rows have as notes are files of their own, and no part of the data.
  package var hasNotes = false
  /// The column whose repeated values became the sections; nil when the data had sections of its own.
  package var groupColumn: String?
  /// Where its settings were written.
  package var places = SettingPlaces()
  /// Finds where texts of its rows stand in its data, for messages: the data is read again.
  package var findInData: @Sendable (Set<String>) -> [String: SourceSpan] = { _ in [:] }

  package init(
    name: String, menu: LinkedMenu, settings: MenuSettings = MenuSettings(),
    images: ImageCatalogue = ImageCatalogue(), folder: String = "", sources: [String] = [],
    groupColumn: String? = nil
  ) {
    self.name = name
    self.menu = menu
    self.settings = settings
    self.images = images
    self.folder = folder
    self.sources = sources
    self.groupColumn = groupColumn
  }
}
