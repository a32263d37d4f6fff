/// An item of a section: what a reader chooses, reads of, picks.
public struct MenuRow: Sendable, Hashable {
  /// What the row is called.
  public var title: String
  /// The row's own id in the data, stable when its title or place changes; nil when it has none.
  public var id: String?
  /// The id of its element in the page, unique in the menu: `section/row`. Empty until anchors are given.
  public var anchor: String
  /// The price as written: `9.90`, `¥ 18`, `from 4`.
  public var price: String?
  /// One or two lines that stand under the title.
  public var summary: MenuText?
  /// What opens under the row.
  public var detail: MenuText?
  /// Markdown that was written for this row apart from the data; stands after the detail.
  public var note: MenuText?
  /// The third level: the names of what the row holds, shown in its detail.
  public var items: [MenuItem]
  /// The icon's name or path.
  public var icon: String?
  /// The picture's name or path.
  public var image: String?
  /// Words that rows share, to find and leave out by: `vegan`, `nuts`.
  public var tags: [String]
  /// A short mark beside the title: `new`, `error`.
  public var badge: String?
  /// An address the title links to.
  public var link: String?
  /// Whether it is shown though it can't be had now.
  public var isUnavailable: Bool
  /// Whether its detail is open at first; nil leaves that to the menu.
  public var startsExpanded: Bool?
  /// The columns that no part above took.
  public var fields: [MenuField]

  /// A row; its anchor is given later.
  public init(
    _ title: String, id: String? = nil, price: String? = nil, summary: MenuText? = nil,
    detail: MenuText? = nil, note: MenuText? = nil, items: [MenuItem] = [], icon: String? = nil,
    image: String? = nil, tags: [String] = [], badge: String? = nil, link: String? = nil,
    isUnavailable: Bool = false, startsExpanded: Bool? = nil, fields: [MenuField] = []
  ) {
    self.title = title
    self.id = id
    anchor = ""
    self.price = price
    self.summary = summary
    self.detail = detail
    self.note = note
    self.items = items
    self.icon = icon
    self.image = image
    self.tags = tags
    self.badge = badge
    self.link = link
    self.isUnavailable = isUnavailable
    self.startsExpanded = startsExpanded
    self.fields = fields
  }
}

/// One entry of a row's third level, which may hold entries of its own.
public struct MenuItem: Sendable, Hashable {
  /// What the entry is called.
  public var title: String
  /// The price as written.
  public var price: String?
  /// The entries that it holds in turn.
  public var items: [MenuItem]
  /// The columns that no part above took.
  public var fields: [MenuField]

  /// An entry.
  public init(
    _ title: String, price: String? = nil, items: [MenuItem] = [], fields: [MenuField] = []
  ) {
    self.title = title
    self.price = price
    self.items = items
    self.fields = fields
  }
}
