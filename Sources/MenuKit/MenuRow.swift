/// An item of a section: what a reader chooses, reads of, picks.
public struct MenuRow: Sendable, Hashable {
  /// What the row is called.
  public var title: String
  /// The id of its element in the page, unique in the menu: `section/row`. Empty until anchors are given.
  public var anchor: String
  /// The price as written: `9.90`, `¥ 18`, `from 4`.
  public var price: String?
  /// The picture's name or path.
  public var image: String?
  /// The parts that most rows of a long table have none of: one element, or none when there are
  /// none. A row without them pays a word for all nine, and a menu may have a million rows.
  @usableFromInline var rare: [RareParts] = []
  /// One or two lines that stand under the title.
  public var summary: MenuText?
  /// Whether it is shown though it can't be had now.
  public var isUnavailable: Bool
  /// Whether its detail is open at first; nil leaves that to the menu.
  public var startsExpanded: Bool?

  /// A row that says nothing yet, to be filled where it lies: a million of them cost little.
  package init() {
    title = ""
    anchor = ""
    price = nil
    image = nil
    summary = nil
    isUnavailable = false
    startsExpanded = nil
  }

  /// A row; its anchor is given later.
  public init(
    _ title: String, id: String? = nil, price: String? = nil, summary: MenuText? = nil,
    detail: MenuText? = nil, note: MenuText? = nil, items: [MenuItem] = [], icon: String? = nil,
    image: String? = nil, tags: [String] = [], badge: String? = nil, link: String? = nil,
    isUnavailable: Bool = false, startsExpanded: Bool? = nil, fields: [MenuField] = []
  ) {
    self.init()
    self.title = title
    self.price = price
    self.image = image
    self.summary = summary
    self.isUnavailable = isUnavailable
    self.startsExpanded = startsExpanded
    let parts = RareParts(
      id: id, detail: detail, note: note, items: items, icon: icon, tags: tags,
      badge: badge, link: link, fields: fields)
    if !parts.isEmpty { rare = [parts] }
  }
}

/// The parts that stand apart.
extension MenuRow {
  /// Whether the row has none of the parts that follow: a quick look for walks over all rows.
  @inlinable package var isBare: Bool { rare.isEmpty }

  /// Whether the row has a detail, a note or items.
  @inlinable package var saysMore: Bool {
    !rare.isEmpty && (rare[0].detail != nil || rare[0].note != nil || !rare[0].items.isEmpty)
  }

  /// The row's own id in the data, stable when its title or place changes; nil when it has none.
  public var id: String? {
    @inlinable get { rare.isEmpty ? nil : rare[0].id }
    set { change(toNothing: newValue == nil) { $0.id = newValue } }
  }

  /// What opens under the row.
  public var detail: MenuText? {
    @inlinable get { rare.isEmpty ? nil : rare[0].detail }
    set { change(toNothing: newValue == nil) { $0.detail = newValue } }
  }

  /// Markdown that was written for this row apart from the data; stands after the detail.
  public var note: MenuText? {
    @inlinable get { rare.isEmpty ? nil : rare[0].note }
    set { change(toNothing: newValue == nil) { $0.note = newValue } }
  }

  /// The third level: the names of what the row holds, shown in its detail.
  public var items: [MenuItem] {
    @inlinable get { rare.isEmpty ? [] : rare[0].items }
    // In place: to add an item must not copy those that are there.
    _modify {
      if rare.isEmpty { rare = [RareParts()] }
      yield &rare[0].items
      if rare[0].isEmpty { rare = [] }
    }
  }

  /// The icon's name or path.
  public var icon: String? {
    @inlinable get { rare.isEmpty ? nil : rare[0].icon }
    set { change(toNothing: newValue == nil) { $0.icon = newValue } }
  }

  /// Words that rows share, to find and leave out by: `vegan`, `nuts`.
  public var tags: [String] {
    @inlinable get { rare.isEmpty ? [] : rare[0].tags }
    set { change(toNothing: newValue.isEmpty) { $0.tags = newValue } }
  }

  /// A short mark beside the title: `new`, `error`.
  public var badge: String? {
    @inlinable get { rare.isEmpty ? nil : rare[0].badge }
    set { change(toNothing: newValue == nil) { $0.badge = newValue } }
  }

  /// An address the title links to.
  public var link: String? {
    @inlinable get { rare.isEmpty ? nil : rare[0].link }
    set { change(toNothing: newValue == nil) { $0.link = newValue } }
  }

  /// The columns that no part above took.
  public var fields: [MenuField] {
    @inlinable get { rare.isEmpty ? [] : rare[0].fields }
    _modify {
      if rare.isEmpty { rare = [RareParts()] }
      yield &rare[0].fields
      if rare[0].isEmpty { rare = [] }
    }
  }

  /// Changes a part, and keeps to the rule that rows without parts have no element for them.
  private mutating func change(toNothing: Bool, _ change: (inout RareParts) -> Void) {
    if rare.isEmpty {
      if toNothing { return }
      rare = [RareParts()]
    }
    change(&rare[0])
    if toNothing, rare[0].isEmpty { rare = [] }
  }

  @usableFromInline struct RareParts: Sendable, Hashable {
    @usableFromInline var id: String?
    @usableFromInline var detail: MenuText?
    @usableFromInline var note: MenuText?
    @usableFromInline var items: [MenuItem] = []
    @usableFromInline var icon: String?
    @usableFromInline var tags: [String] = []
    @usableFromInline var badge: String?
    @usableFromInline var link: String?
    @usableFromInline var fields: [MenuField] = []

    var isEmpty: Bool {
      id == nil && detail == nil && note == nil && items.isEmpty && icon == nil
        && tags.isEmpty && badge == nil && link == nil && fields.isEmpty
    }
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
