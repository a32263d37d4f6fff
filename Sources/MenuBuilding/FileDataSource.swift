public import Diagnostics
public import MenuKit
internal import MenuModel

/// Answers from files: what `menugen build` reads, as a data source. The tool's own pages are made
/// of its answers.
///
/// A site has several menus; a menu is asked for by its name, and without one the first answers.
///
/// ```swift
/// let source = try FileDataSource(BuildOptions(input: "menu.csv"))
/// let menu = LinkedMenu(asking: source)
/// ```
public struct FileDataSource: MenuDataSource {
  /// The names of the menus, in the order of the site's index.
  public let names: [String]
  /// Every message about the files. With an error among them the answers are what could be read all
  /// the same.
  public let report: DiagnosticReport
  private let menus: [String: LinkedMenu]

  /// Reads the input that a build would.
  ///
  /// - Throws: when the input can't be read at all.
  /// - Complexity: O(*n*) in the size of the files.
  public init(_ options: BuildOptions) throws(BuildFailure) {
    let made = try Build(options).make()
    self.init(
      made.site.menus.map { ($0.name, $0.menu) }, report: DiagnosticReport(made.diagnostics))
  }

  /// A source of menus that were read.
  init(_ menus: [(name: String, menu: LinkedMenu)], report: DiagnosticReport = DiagnosticReport()) {
    names = menus.map(\.name)
    self.report = report
    self.menus = Dictionary(menus, uniquingKeysWith: { first, _ in first })
  }

  /// The menu that answers; an empty one when there is none of that name.
  private func answering(_ menu: LazyMenu) -> LinkedMenu {
    menus[menu.name] ?? (menu.name.isEmpty ? names.first.flatMap { menus[$0] } : nil)
      ?? LinkedMenu(menu.name)
  }

  // MARK: - The data source

  public func numberOfSections(in menu: LazyMenu) -> Int { answering(menu).sections.count }
  public func title(of menu: LazyMenu) -> String { answering(menu).title }
  public func summary(of menu: LazyMenu) -> MenuText? { answering(menu).summary }
  public func note(of menu: LazyMenu) -> MenuText? { answering(menu).note }

  public func menu(_ menu: LazyMenu, titleForSection section: Int) -> String? {
    answering(menu).sections[section].title
  }

  public func menu(_ menu: LazyMenu, rowsInSection section: Int) -> [MenuRow] {
    answering(menu).sections[section].rows
  }

  public func menu(_ menu: LazyMenu, idForSection section: Int) -> String? {
    answering(menu).sections[section].id
  }

  public func menu(_ menu: LazyMenu, anchorForSection section: Int) -> String {
    answering(menu).sections[section].anchor
  }

  public func menu(_ menu: LazyMenu, iconForSection section: Int) -> String? {
    answering(menu).sections[section].icon
  }

  public func menu(_ menu: LazyMenu, selectedIconForSection section: Int) -> String? {
    answering(menu).sections[section].selectedIcon
  }

  public func menu(_ menu: LazyMenu, summaryForSection section: Int) -> MenuText? {
    answering(menu).sections[section].summary
  }

  public func menu(_ menu: LazyMenu, noteForSection section: Int) -> MenuText? {
    answering(menu).sections[section].note
  }

  public func menu(_ menu: LazyMenu, levelForSection section: Int) -> Int {
    answering(menu).sections[section].level
  }

  public func menu(_ menu: LazyMenu, fieldsForSection section: Int) -> [MenuField] {
    answering(menu).sections[section].fields
  }
}
