/// One menu: the sections, in order, with their rows.
///
/// A value: made whole by a data source (``init(asking:named:)``), by statements
/// (``MenuListBuilder``) or from lists, and changed in place.
public struct LinkedMenu: Sendable, Hashable {
  /// What the menu is called.
  public var title: String
  /// What it is, in a line or two.
  public var summary: MenuText?
  /// A note that stands above the sections.
  public var note: MenuText?
  /// The sections, in order, sub-sections after the section that they belong to.
  public var sections: [MenuSection]

  /// A menu of sections that are at hand.
  public init(
    _ title: String, summary: MenuText? = nil, note: MenuText? = nil, sections: [MenuSection] = []
  ) {
    self.title = title
    self.summary = summary
    self.note = note
    self.sections = sections
  }
}
