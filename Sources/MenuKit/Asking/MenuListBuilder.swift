/// Builds a list of sections or of rows from statements: elements, lists, `if`, `switch` and `for`.
@resultBuilder public enum MenuListBuilder<Element> {
  /// One element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// A list of elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// One statement after the other.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  /// An `if` without an `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// The other branch of a choice.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// A loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  /// A part for some platforms only.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension LinkedMenu {
  /// Builds a menu of sections.
  ///
  /// ```swift
  /// let menu = LinkedMenu("Tea house") {
  ///   MenuSection("Tea") {
  ///     MenuRow("Oolong", price: "4.50")
  ///     for tea in greens { MenuRow(tea, price: "4.00") }
  ///   }
  /// }
  /// ```
  public init(
    _ title: String, summary: MenuText? = nil, note: MenuText? = nil,
    @MenuListBuilder<MenuSection> sections: () throws -> [MenuSection]
  ) rethrows {
    self.init(title, summary: summary, note: note, sections: try sections())
  }
}

extension MenuSection {
  /// Builds a section of rows, from statements, as a ``LinkedMenu`` is built of sections.
  public init(
    _ title: String?, id: String? = nil, icon: String? = nil, selectedIcon: String? = nil,
    summary: MenuText? = nil, note: MenuText? = nil, level: Int = 0,
    @MenuListBuilder<MenuRow> rows: () throws -> [MenuRow]
  ) rethrows {
    self.init(
      title, id: id, icon: icon, selectedIcon: selectedIcon, summary: summary, note: note,
      level: level, rows: try rows())
  }
}
