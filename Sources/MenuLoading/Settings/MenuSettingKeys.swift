internal import MenuModel

/// The keys of `menugen.yml`.
package enum MenuSettingKeys {
  /// Every key with its description, in the order of the reference.
  package static var descriptions: [SettingDescription] { all.map(SettingDescription.init) }

  static var all: [SettingKey<MenuConfiguration>] { content + reading + display + parts }

  private static let content: [SettingKey<MenuConfiguration>] = [
    SettingKey("title", "text", standard: "the file's name", "The menu's title.") {
      $1.title = $0.text()
    },
    SettingKey(
      "description", "text", standard: "none",
      "One or two sentences under the title and for search engines."
    ) { $1.summary = $0.text() },
    SettingKey(
      "data", "a file name, or a list of them", standard: "the data file of the folder",
      "The file that holds the rows; several are read one after another."
    ) { if let names = $0.texts() { $1.data = names } },
  ]

  private static let reading: [SettingKey<MenuConfiguration>] = [
    SettingKey(
      "group_by", "a column, or a list of two", standard: "found by the data",
      "The column whose repeated values become the sections; a second makes sub-sections."
    ) { if let columns = $0.texts() { $1.reading.groupBy = columns } },
    SettingKey(
      "fields", "a map from our words to columns", standard: "found by the data",
      "Which column fills which part: title, price, summary, detail, image, tags and so on."
    ) { if let sources = $0.fieldSources() { $1.reading.fields = sources } },
    SettingKey(
      "rows", "the path of a list", standard: "the largest list of alike objects",
      "The list to read where a file holds several: data.items."
    ) { $1.reading.rows = $0.text() },
    SettingKey(
      "header_line", "first or none", standard: "found by the data",
      "Whether the first line of a table names its columns; without names they are 1, 2, 3."
    ) {
      if let choice = $0.choice(of: HeaderWord.self) { $1.reading.hasHeader = choice == .first }
    },
    SettingKey(
      "encoding", "a name such as windows-1252 or gb18030",
      standard: "UTF-8, or UTF-16 by its mark",
      "How the bytes of the data are to be read."
    ) { $1.reading.encoding = $0.text() },
    SettingKey(
      "levels", "detail or subsections", standard: "detail",
      "What a third level becomes: part of its row's detail, or rows under sub-sections."
    ) { if let choice = $0.choice(of: ReadingOptions.Levels.self) { $1.reading.levels = choice } },
    SettingKey(
      "price_unit", "whole or cents", standard: "whole",
      "Whether prices in the data are whole numbers of the hundredth part."
    ) {
      if let unit = $0.choice(of: PriceUnitWord.self) { $1.reading.pricesAreCents = unit == .cents }
    },
    SettingKey(
      "join", "a map from a column to {data, id, title}", standard: "none",
      "Columns that hold an id whose name stands in another list or file."
    ) { if let joins = $0.joins() { $1.reading.joins = joins } },
    SettingKey(
      "parent", "a column", standard: "none",
      "The column of a flat list that names a row's parent by its id."
    ) { $1.reading.parent = $0.text() },
    SettingKey(
      "order", "source, title, count, or a list of titles", standard: "source",
      "How the sections follow each other."
    ) { if let order = $0.sectionOrder() { $1.order = order } },
  ]

  private static let display: [SettingKey<MenuConfiguration>] = [
    SettingKey(
      "behaviour", "linked or swap", standard: "linked",
      "Whether all sections stand on the page, or only the chosen one shows."
    ) { if let word = $0.choice(of: MenuSettings.Behaviour.self) { $1.display.behaviour = word } },
    SettingKey(
      "layout", "list, cards or table", standard: "list", "How the rows of a section are laid out."
    ) { if let word = $0.choice(of: MenuSettings.Layout.self) { $1.display.layout = word } },
    SettingKey(
      "shape", "plain, menu, directory, reference, help, report or guide", standard: "plain",
      "What the page looks made for: a bill of fare, a directory, a manual and so on."
    ) { if let word = $0.choice(of: MenuSettings.Shape.self) { $1.display.shape = word } },
    SettingKey(
      "density", "comfortable, compact or spacious", standard: "comfortable",
      "How much room a row takes."
    ) { if let word = $0.choice(of: MenuSettings.Density.self) { $1.display.density = word } },
    SettingKey(
      "columns", "a list of parts or columns", standard: "all that some row has",
      "What the table layout shows after the title."
    ) { if let names = $0.texts() { $1.display.columns = names } },
    SettingKey(
      "open", "none, first or all", standard: "none", "Which rows are open at first."
    ) { if let word = $0.choice(of: MenuSettings.OpenRows.self) { $1.display.open = word } },
    SettingKey(
      "extra", "show, hide, or a list of columns",
      standard: "show for flat tables, hide for nested objects",
      "Which columns that no part took are printed in the detail; menu.json always has them."
    ) { if let columns = $0.extraColumns() { $1.extra = columns } },
    SettingKey(
      "selection", "true, false, or a map of max and quantities", standard: "false",
      "Whether rows can be picked, counted and shared."
    ) { if let selection = $0.selection() { $1.display.selection = selection } },
    SettingKey(
      "filter", "true or false", standard: "true", "Whether the page has a filter box."
    ) { if let flag = $0.flag() { $1.display.hasFilter = flag } },
    SettingKey(
      "follow_address", "true or false", standard: "true",
      "Whether the address follows the current section while the reader scrolls."
    ) { if let flag = $0.flag() { $1.display.followsAddress = flag } },
    SettingKey(
      "currency", "a code such as EUR", standard: "none",
      "The currency of prices that name none; with it the page tells search engines the prices."
    ) { $1.display.currency = $0.currencyCode() },
    SettingKey(
      "remote_images", "true or false", standard: "false",
      "Whether pictures at web addresses are loaded."
    ) { if let flag = $0.flag() { $1.display.allowsRemoteImages = flag } },
    SettingKey(
      "html_in_notes", "leave_out or sanitise", standard: "leave_out",
      "What becomes of HTML in notes: left out with a warning, or kept as far as the allow-list goes."
    ) {
      if let word = $0.choice(of: MenuSettings.HTMLInNotes.self) { $1.display.htmlInNotes = word }
    },
    SettingKey(
      "pages", "auto, one or section", standard: "auto",
      "One page, or a page a section when the menu is too large for a browser."
    ) { if let word = $0.choice(of: MenuSettings.Pages.self) { $1.display.pages = word } },
  ]

  private static let parts: [SettingKey<MenuConfiguration>] = [
    SettingKey(
      "language", "a language tag", standard: "the site's", "The language of this menu."
    ) { $1.display.language = $0.languageTag() },
    SettingKey("accent", "a colour as #rrggbb or #rgb", standard: "the site's", "Its colour.") {
      if let colour = $0.colour() { $1.display.accent = colour }
    },
    SettingKey(
      "logo", "a picture's path, or Markdown", standard: "the site's",
      "A picture or a text at its head."
    ) {
      $1.display.parts.logo = $0.picture()
    },
    SettingKey("header", "Markdown", standard: "the site's", "Stands above the two columns.") {
      $1.display.parts.header = $0.markdown()
    },
    SettingKey("footer", "Markdown", standard: "the site's", "Stands below the two columns.") {
      $1.display.parts.footer = $0.markdown()
    },
    SettingKey("legend", "Markdown", standard: "the site's", "Says what marks and tags mean.") {
      $1.display.parts.legend = $0.markdown()
    },
    SettingKey(
      "words", "a map from a word's key to a text", standard: "the site's",
      "Words of the interface that are said otherwise on this menu."
    ) { if let words = $0.textMap() { $1.display.words = dictionary(words) } },
  ]
}

/// How `header` is spelt.
enum HeaderWord: String, CaseIterable { case first, none }

/// How `price_unit` is spelt.
enum PriceUnitWord: String, CaseIterable { case whole, cents }
