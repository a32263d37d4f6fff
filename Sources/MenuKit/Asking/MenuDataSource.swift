/// Answers what a menu's sections and rows are.
///
/// Three members are required; the others have defaults that answer "none". The menu that asks comes
/// first, so that one source can serve several, told apart by their ``LazyMenu/name``. A section's
/// rows are asked for only when that section is first needed, and each question about a section is
/// asked once.
///
/// A source answers at once: what it has to load, it loads before. It is `Sendable`, for a menu may be
/// asked on any thread.
///
/// ```swift
/// struct Drinks: MenuDataSource {
///   let kinds: Grouping<String, Drink>
///
///   func numberOfSections(in menu: LazyMenu) -> Int { kinds.count }
///   func menu(_ menu: LazyMenu, titleForSection section: Int) -> String? { kinds[section].key }
///   func menu(_ menu: LazyMenu, rowsInSection section: Int) -> [MenuRow] {
///     kinds[section].elements.map { MenuRow($0.name, price: $0.price) }
///   }
/// }
/// ```
public protocol MenuDataSource: Sendable {
  /// How many sections there are. A negative number counts as 0.
  func numberOfSections(in menu: LazyMenu) -> Int
  /// A section's title; nil when it has none.
  func menu(_ menu: LazyMenu, titleForSection section: Int) -> String?
  /// A section's rows, in order.
  func menu(_ menu: LazyMenu, rowsInSection section: Int) -> [MenuRow]

  /// The menu's title. By default its name.
  func title(of menu: LazyMenu) -> String
  /// What the menu is, in a line or two. By default none.
  func summary(of menu: LazyMenu) -> MenuText?
  /// A note that stands above the sections. By default none.
  func note(of menu: LazyMenu) -> MenuText?

  /// The section's own id in the data, stable when its title or place changes. By default none.
  func menu(_ menu: LazyMenu, idForSection section: Int) -> String?
  /// The id of the section's element in the page. By default empty: it is given when the page is made.
  func menu(_ menu: LazyMenu, anchorForSection section: Int) -> String
  /// The name or path of a section's icon. By default none.
  func menu(_ menu: LazyMenu, iconForSection section: Int) -> String?
  /// The name or path of the icon that replaces it while the section is current. By default none.
  func menu(_ menu: LazyMenu, selectedIconForSection section: Int) -> String?
  /// What the section holds, in a line or two. By default none.
  func menu(_ menu: LazyMenu, summaryForSection section: Int) -> MenuText?
  /// A note that stands above the section's rows. By default none.
  func menu(_ menu: LazyMenu, noteForSection section: Int) -> MenuText?
  /// 0 for a section, 1 for a sub-section of the last section of level 0 before it, and so on. By
  /// default 0.
  func menu(_ menu: LazyMenu, levelForSection section: Int) -> Int
  /// The section's columns that no other member answers for. By default none.
  func menu(_ menu: LazyMenu, fieldsForSection section: Int) -> [MenuField]
}

extension MenuDataSource {
  public func title(of menu: LazyMenu) -> String { menu.name }
  public func summary(of menu: LazyMenu) -> MenuText? { nil }
  public func note(of menu: LazyMenu) -> MenuText? { nil }
  public func menu(_ menu: LazyMenu, idForSection section: Int) -> String? { nil }
  public func menu(_ menu: LazyMenu, anchorForSection section: Int) -> String { "" }
  public func menu(_ menu: LazyMenu, iconForSection section: Int) -> String? { nil }
  public func menu(_ menu: LazyMenu, selectedIconForSection section: Int) -> String? { nil }
  public func menu(_ menu: LazyMenu, summaryForSection section: Int) -> MenuText? { nil }
  public func menu(_ menu: LazyMenu, noteForSection section: Int) -> MenuText? { nil }
  public func menu(_ menu: LazyMenu, levelForSection section: Int) -> Int { 0 }
  public func menu(_ menu: LazyMenu, fieldsForSection section: Int) -> [MenuField] { [] }
}
