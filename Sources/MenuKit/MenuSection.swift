/// A group of rows: one entry of the index, one part of the page.
public struct MenuSection: Sendable, Hashable {
  /// Nil when the data gives the group no name; the page shows a stand-in.
  public var title: String?
  /// The section's own id in the data; nil when it has none.
  public var id: String?
  /// The id of its element in the page, unique in the menu. Empty until anchors are given.
  public var anchor: String
  /// The icon's name or path.
  public var icon: String?
  /// The name or path of the icon that replaces it while the section is current.
  public var selectedIcon: String?
  /// What the section holds, in a line or two.
  public var summary: MenuText?
  /// A note that stands above the rows.
  public var note: MenuText?
  /// 0 for a section, 1 for a sub-section of the last section of level 0 before it, and so on.
  public var level: Int
  /// The rows, in order.
  public var rows: [MenuRow]
  /// The group's own columns that no part above took.
  public var fields: [MenuField]

  /// A section of rows that are at hand.
  public init(
    _ title: String?, id: String? = nil, icon: String? = nil, selectedIcon: String? = nil,
    summary: MenuText? = nil, note: MenuText? = nil, level: Int = 0, rows: [MenuRow] = [],
    fields: [MenuField] = []
  ) {
    self.title = title
    self.id = id
    anchor = ""
    self.icon = icon
    self.selectedIcon = selectedIcon
    self.summary = summary
    self.note = note
    self.level = level
    self.rows = rows
    self.fields = fields
  }
}
