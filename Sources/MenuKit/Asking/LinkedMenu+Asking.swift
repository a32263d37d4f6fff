extension LinkedMenu {
  /// Pulls a whole menu from a data source: each question about each section, once.
  ///
  /// - Parameters:
  ///   - source: what answers.
  ///   - name: what the source knows the menu by; also its title, when the source gives none.
  /// - Complexity: O(*n*) in the size of the menu.
  public init(asking source: some MenuDataSource, named name: String = "") {
    var menu = LazyMenu(asking: source, named: name)
    self = menu.whole()
  }
}

/// A menu answers for itself, so that what takes a data source takes a menu too. A section that is
/// not there traps, as an index of an array does; a ``LazyMenu`` asks for none.
extension LinkedMenu: MenuDataSource {
  public func numberOfSections(in menu: LazyMenu) -> Int { sections.count }
  public func title(of menu: LazyMenu) -> String { title }
  public func summary(of menu: LazyMenu) -> MenuText? { summary }
  public func note(of menu: LazyMenu) -> MenuText? { note }

  public func menu(_ menu: LazyMenu, titleForSection section: Int) -> String? {
    sections[section].title
  }

  public func menu(_ menu: LazyMenu, rowsInSection section: Int) -> [MenuRow] {
    sections[section].rows
  }

  public func menu(_ menu: LazyMenu, idForSection section: Int) -> String? {
    sections[section].id
  }

  public func menu(_ menu: LazyMenu, anchorForSection section: Int) -> String {
    sections[section].anchor
  }

  public func menu(_ menu: LazyMenu, iconForSection section: Int) -> String? {
    sections[section].icon
  }

  public func menu(_ menu: LazyMenu, selectedIconForSection section: Int) -> String? {
    sections[section].selectedIcon
  }

  public func menu(_ menu: LazyMenu, summaryForSection section: Int) -> MenuText? {
    sections[section].summary
  }

  public func menu(_ menu: LazyMenu, noteForSection section: Int) -> MenuText? {
    sections[section].note
  }

  public func menu(_ menu: LazyMenu, levelForSection section: Int) -> Int {
    sections[section].level
  }

  public func menu(_ menu: LazyMenu, fieldsForSection section: Int) -> [MenuField] {
    sections[section].fields
  }
}
