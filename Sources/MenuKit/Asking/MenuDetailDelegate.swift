/// Says what opens under a row: apart from the data source and the delegate, so that the code of a
/// table never sees it. The menu that asks comes first.
///
/// ```swift
/// struct Allergens: MenuDetailDelegate {
///   func menu(_ menu: LazyMenu, detailsFor row: MenuRow, at index: LogicalIndex) -> [MenuText] {
///     row.tags.isEmpty ? [] : [MenuText("Contains " + row.tags.joined(separator: ", "))]
///   }
/// }
/// ```
public protocol MenuDetailDelegate: Sendable {
  /// What opens under a row, one text for each inserted detail; empty when nothing does.
  func menu(_ menu: LazyMenu, detailsFor row: MenuRow, at index: LogicalIndex) -> [MenuText]
  /// Whether a row may open. By default it may when it has details.
  func menu(_ menu: LazyMenu, canOpen row: MenuRow, at index: LogicalIndex) -> Bool
  /// How high a detail is, in the view's units. nil, the default: as high as its content needs.
  ///
  /// - Parameters:
  ///   - menu: the menu that asks.
  ///   - detail: which of the row's details, from 0.
  ///   - row: the row.
  ///   - index: where the row stands.
  func menu(
    _ menu: LazyMenu, heightOfDetail detail: Int, for row: MenuRow, at index: LogicalIndex
  ) -> Double?
}

extension MenuDetailDelegate {
  public func menu(_ menu: LazyMenu, canOpen row: MenuRow, at index: LogicalIndex) -> Bool {
    !self.menu(menu, detailsFor: row, at: index).isEmpty
  }

  public func menu(
    _ menu: LazyMenu, heightOfDetail detail: Int, for row: MenuRow, at index: LogicalIndex
  ) -> Double? { nil }
}

/// The details that a row itself brings: its detail, its note, and the names of what it holds.
public struct RowDetails: MenuDetailDelegate {
  /// The delegate; it has no settings.
  public init() {}

  /// The row's detail, its note, then its items as one text with a line for each, deeper ones
  /// indented by two spaces a level. O(*n*) in the number of items.
  public func menu(
    _ menu: LazyMenu, detailsFor row: MenuRow, at index: LogicalIndex
  ) -> [MenuText] {
    let texts = [row.detail, row.note].compactMap { $0 }.filter { !$0.string.isEmpty }
    guard !row.items.isEmpty else { return texts }
    return texts + [MenuText(Self.lines(of: row.items))]
  }

  private static func lines(of items: [MenuItem]) -> String {
    var lines: [String] = []
    // A stack of what is left at each level: data may be nested deeper than calls can be.
    var levels = [items[...]]
    while var rest = levels.popLast() {
      guard let item = rest.popFirst() else { continue }
      let price = item.price.map { "  \($0)" } ?? ""
      lines.append(String(repeating: "  ", count: levels.count) + item.title + price)
      levels.append(rest)
      if !item.items.isEmpty { levels.append(item.items[...]) }
    }
    return lines.joined(separator: "\n")
  }
}
