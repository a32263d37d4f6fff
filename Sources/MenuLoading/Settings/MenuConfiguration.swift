package import MenuModel

/// What `menugen.yml` says, with the command line's words put over it: what the data is, how it is
/// read and ordered, and how the menu is shown.
package struct MenuConfiguration: Configuration {
  package var title: String?
  package var summary: String?
  /// The data files, relative to the menu's folder; empty to find them.
  package var data: [String]
  package var reading: ReadingOptions
  package var order: SectionOrder
  /// `extra`, when the configuration says it; else the data's shape decides.
  package var extra: MenuSettings.ExtraColumns?
  package var display: MenuSettings

  /// Where the settings were written.
  package var places: SettingPlaces {
    get { reading.places }
    set { reading.places = newValue }
  }

  package init(
    title: String? = nil, summary: String? = nil, data: [String] = [],
    reading: ReadingOptions = ReadingOptions(), order: SectionOrder = .source,
    extra: MenuSettings.ExtraColumns? = nil, display: MenuSettings = MenuSettings()
  ) {
    self.title = title
    self.summary = summary
    self.data = data
    self.reading = reading
    self.order = order
    self.extra = extra
    self.display = display
  }
}
