/// What `menugen.yml` and the command line say about how one menu is shown. How its data is read
/// is not here. The defaults are what holds when nothing is said.
package struct MenuSettings: Sendable {
  /// `behaviour`
  package var behaviour: Behaviour
  /// `layout`
  package var layout: Layout
  /// `shape`
  package var shape: Shape
  /// `density`
  package var density: Density
  /// `columns`: what the table layout shows after the title, by the name of a field (`price`,
  /// `summary`, …) or of a column of the data; empty for all that some row has.
  package var columns: [String]
  /// `open`: which rows start expanded.
  package var open: OpenRows
  /// `extra`: which columns that no field took are printed in the detail.
  package var extra: ExtraColumns
  /// `selection`: nil when rows can't be picked.
  package var selection: SelectionSettings?
  /// `filter`: whether the page has a filter box.
  package var hasFilter: Bool
  /// `follow_address`: whether the address follows the current section.
  package var followsAddress: Bool
  /// `currency`: an ISO 4217 code, `EUR`; nil when unknown.
  package var currency: String?
  /// `remote_images`: whether pictures at web addresses are loaded.
  package var allowsRemoteImages: Bool
  /// `html_in_notes`
  package var htmlInNotes: HTMLInNotes
  /// `pages`
  package var pages: Pages
  /// `language`, `accent`, `logo` and so on, where this menu differs from the site.
  package var language: String?
  package var accent: AccentColour?
  package var parts: PageParts
  package var words: [String: String]

  package init(
    behaviour: Behaviour = .linked, layout: Layout = .list, shape: Shape = .plain,
    density: Density = .comfortable,
    columns: [String] = [], open: OpenRows = .none, extra: ExtraColumns = .show,
    selection: SelectionSettings? = nil, hasFilter: Bool = true, followsAddress: Bool = true,
    currency: String? = nil, allowsRemoteImages: Bool = false, htmlInNotes: HTMLInNotes = .leaveOut,
    pages: Pages = .auto, language: String? = nil, accent: AccentColour? = nil,
    parts: PageParts = PageParts(), words: [String: String] = [:]
  ) {
    self.behaviour = behaviour
    self.layout = layout
    self.shape = shape
    self.density = density
    self.columns = columns
    self.open = open
    self.extra = extra
    self.selection = selection
    self.hasFilter = hasFilter
    self.followsAddress = followsAddress
    self.currency = currency
    self.allowsRemoteImages = allowsRemoteImages
    self.htmlInNotes = htmlInNotes
    self.pages = pages
    self.language = language
    self.accent = accent
    self.parts = parts
    self.words = words
  }
}
