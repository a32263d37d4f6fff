public import Diagnostics
internal import MenuGrouping
public import MenuKit
internal import MenuModel
internal import MenuRendering

/// A menu as one HTML document, with its style and its script inside: what `menugen build
/// --single-file` writes, from any data.
///
/// ```swift
/// let menu = LinkedMenu("Tea house") { MenuSection("Tea") { MenuRow("Oolong", price: "4.50") } }
/// let html = MenuPage(menu).html()
/// ```
///
/// Pictures are not read: an icon or an image that the menu names is shown as a tile with a letter.
public struct MenuPage: Sendable {
  /// How the index and the sections go together.
  public enum Behaviour: String, Sendable {
    /// All sections stand on the page, and the index follows the reader.
    case linked
    /// Only the chosen section shows.
    case swap
  }

  /// How rows are laid out.
  public enum Layout: String, Sendable {
    /// One under the other.
    case list
    /// Cards, several in a line where there is room.
    case cards
    /// A table with the columns that some row has.
    case table
  }

  /// What the page shows.
  public var menu: LinkedMenu
  /// The menu's name in the page (`data-menu` of its root), for styles and scripts of your own.
  public var name = "menu"
  /// Where the data came from, as the page's foot says it; empty to say nothing.
  public var sources: [String] = []
  /// The language of the page's own words and of its order of letters, as a BCP 47 tag.
  public var language = "en"
  /// The currency of prices that name none, as a code of ISO 4217; nil when it is not known.
  public var currency: String?
  /// How the index and the sections go together.
  public var behaviour = Behaviour.linked
  /// How rows are laid out.
  public var layout = Layout.list
  /// Whether rows can be picked, with quantities and a total.
  public var allowsPicking = false
  /// Whether the page has a box that finds rows.
  public var hasFilter = true

  /// A page of a menu.
  public init(_ menu: LinkedMenu) {
    self.menu = menu
  }

  /// A page of what a data source answers.
  public init(asking source: some MenuDataSource, named name: String = "") {
    self.init(LinkedMenu(asking: source, named: name))
  }

  /// The document.
  ///
  /// - Complexity: O(*n*) in the size of the menu.
  public func html() -> String { rendered().html }

  /// The document, with the messages about what it shows: raw HTML that was left out of a note, a
  /// picture that is not there.
  public func rendered() -> (html: String, report: DiagnosticReport) {
    let rendered = PageRenderer().render(site)
    var diagnostics = rendered.diagnostics
    let page = rendered.files.first { $0.path == "index.html" }
    let bytes = page?.pieces(&diagnostics).flatMap(\.self) ?? []
    return (String(decoding: bytes, as: UTF8.self), DiagnosticReport(diagnostics))
  }

  private var site: Site {
    var settings = MenuSettings(hasFilter: hasFilter, currency: currency)
    settings.behaviour = MenuSettings.Behaviour(rawValue: behaviour.rawValue) ?? .linked
    settings.layout = MenuSettings.Layout(rawValue: layout.rawValue) ?? .list
    settings.selection = allowsPicking ? .init(hasQuantities: true) : nil
    settings.pages = .one
    var menu = menu
    Anchors.give(to: &menu.sections)
    return Site(
      SiteSettings(language: language, isSingleFile: true),
      menus: [SiteMenu(name: name, menu: menu, settings: settings, sources: sources)])
  }
}
