/// A menu that asks a data source, each question when its answer is first needed, and keeps the answers.
///
/// ```swift
/// var menu = LazyMenu(asking: source)
/// menu.header(ofSection: 0)?.title  // asks for the title, and for no rows
/// menu.rows(inSection: 2)           // asks for the rows of section 2 alone
/// ```
///
/// It is a value: a copy keeps its own answers from then on.
public struct LazyMenu: Sendable {
  /// What the source knows the menu by when it serves several.
  public let name: String
  /// The number of sections, asked for at the start.
  public private(set) var sectionCount = 0

  private let source: any MenuDataSource
  private var headers: [Int: MenuSection] = [:]
  private var rows: [Int: [MenuRow]] = [:]

  /// A menu that has asked for nothing but the number of its sections.
  public init(asking source: some MenuDataSource, named name: String = "") {
    self.name = name
    self.source = source
    sectionCount = max(0, source.numberOfSections(in: self))
  }

  // MARK: - Answers

  /// A section without its rows, for the index; nil when there is no such section. Its members are
  /// asked for once.
  public mutating func header(ofSection section: Int) -> MenuSection? {
    guard section >= 0, section < sectionCount else { return nil }
    if let header = headers[section] { return header }
    var header = MenuSection(
      source.menu(self, titleForSection: section),
      id: source.menu(self, idForSection: section),
      icon: source.menu(self, iconForSection: section),
      selectedIcon: source.menu(self, selectedIconForSection: section),
      summary: source.menu(self, summaryForSection: section),
      note: source.menu(self, noteForSection: section),
      level: max(0, source.menu(self, levelForSection: section)),
      fields: source.menu(self, fieldsForSection: section))
    header.anchor = source.menu(self, anchorForSection: section)
    headers[section] = header
    return header
  }

  /// A section's rows, asked for once; empty when there is no such section.
  public mutating func rows(inSection section: Int) -> [MenuRow] {
    guard section >= 0, section < sectionCount else { return [] }
    if let rows = rows[section] { return rows }
    let answer = source.menu(self, rowsInSection: section)
    rows[section] = answer
    return answer
  }

  /// A row; nil when there is none. Its section's rows are asked for when they were not yet.
  public mutating func row(at index: LogicalIndex) -> MenuRow? {
    let rows = rows(inSection: index.section)
    return rows.indices.contains(index.row) ? rows[index.row] : nil
  }

  /// Whether a section's rows were asked for, or given by a delegate.
  public func hasRows(inSection section: Int) -> Bool { rows[section] != nil }

  // MARK: - Changes

  /// Tells a delegate that the reader chose a section, and takes the rows that it may answer with.
  ///
  /// - Returns: whether the section's rows were replaced.
  @discardableResult
  public mutating func select(section: Int, telling delegate: some MenuDelegate) -> Bool {
    guard section >= 0, section < sectionCount,
      let answer = delegate.menu(self, didSelectSection: section)
    else { return false }
    rows[section] = answer
    return true
  }

  /// Forgets all answers: the data changed. The number of sections is asked for at once.
  public mutating func reload() {
    headers = [:]
    rows = [:]
    sectionCount = max(0, source.numberOfSections(in: self))
  }

  /// Forgets the answers about one section.
  public mutating func reload(section: Int) {
    headers[section] = nil
    rows[section] = nil
  }

  // MARK: - The whole

  /// The whole menu: asks for all that was not asked yet. O(*n*) in its size.
  public mutating func whole() -> LinkedMenu {
    var menu = LinkedMenu(
      source.title(of: self), summary: source.summary(of: self), note: source.note(of: self))
    menu.sections.reserveCapacity(sectionCount)
    for section in 0..<sectionCount {
      guard var whole = header(ofSection: section) else { continue }
      whole.rows = rows(inSection: section)
      menu.sections.append(whole)
    }
    return menu
  }
}
