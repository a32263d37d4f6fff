/// One menu: the sections, in order, with their rows.
public struct LinkedMenu: Sendable, Hashable {
  public var title: String
  public var summary: MenuText?
  /// A note that stands above the sections.
  public var note: MenuText?
  public var sections: [MenuSection]

  public init(
    _ title: String, summary: MenuText? = nil, note: MenuText? = nil, sections: [MenuSection] = []
  ) {
    self.title = title
    self.summary = summary
    self.note = note
    self.sections = sections
  }
}
