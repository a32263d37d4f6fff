package import Diagnostics
package import MenuModel

/// What loading gives: the site as its files say it, before anything is grouped.
package struct LoadedSite: Sendable {
  package var configuration: SiteConfiguration
  /// In the order of the index.
  package var menus: [LoadedMenu]
  /// Files of the site's `Templates/`, each in place of the built-in one of its name.
  package var templates: [SourceFile]
  package var diagnostics: [Diagnostic]

  package init(
    configuration: SiteConfiguration = SiteConfiguration(), menus: [LoadedMenu] = [],
    templates: [SourceFile] = [], diagnostics: [Diagnostic] = []
  ) {
    self.configuration = configuration
    self.menus = menus
    self.templates = templates
    self.diagnostics = diagnostics
  }
}

/// One menu as its files say it.
package struct LoadedMenu: Sendable {
  /// The folder's name, or the data file's without the ending.
  package var name: String
  package var configuration: MenuConfiguration
  package var records: RecordSet
  package var notes: [Note]
  package var images: ImageCatalogue
  /// The folder of its data and notes, as messages print it; `.` for the current folder.
  package var folder: String
  /// The data files, as messages print them.
  package var sources: [String]
  /// The column whose repeated values became the sections, when one did.
  package var groupColumn: String?
  /// Where the texts of its rows stand.
  package var dataPlaces: DataPlaces?
  /// The sections of its records, as the last round of a preview grouped them; there are no records
  /// then.
  package var grouped: KeptData.Grouped?
  /// Keeps them for the next round.
  package var keep: @Sendable (KeptData.Grouped) -> Void = { _ in }

  package init(
    name: String, configuration: MenuConfiguration, records: RecordSet, notes: [Note] = [],
    images: ImageCatalogue = ImageCatalogue(), folder: String = ".", sources: [String] = [],
    groupColumn: String? = nil
  ) {
    self.name = name
    self.configuration = configuration
    self.records = records
    self.notes = notes
    self.images = images
    self.folder = folder
    self.sources = sources
    self.groupColumn = groupColumn
  }
}
