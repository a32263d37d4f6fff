package import MenuKit

/// What a menu says about how it is browsed.
package struct BrowserOptions: Sendable {
  /// The currency of prices that name none.
  package var currency: String
  /// How many pieces may be picked in all; nil for no limit.
  package var limit: Int?
  /// Which rows are open at the start; a row's own ``MenuRow/startsExpanded`` overrides it.
  package var opening: Opening
  /// What opens under a row.
  package var details: any MenuDetailDelegate

  /// Which rows are open at the start.
  package enum Opening: Sendable {
    /// None.
    case none
    /// The first of each section that can be opened.
    case first
    /// All that can be opened.
    case all
  }

  /// Options.
  package init(
    currency: String = "", limit: Int? = nil, opening: Opening = .none,
    details: any MenuDetailDelegate = BrowserDetails()
  ) {
    self.currency = currency
    self.limit = limit
    self.opening = opening
    self.details = details
  }
}

/// What opens under a row in a terminal: its summary, its own details, its tags and what columns
/// are left.
package struct BrowserDetails: MenuDetailDelegate {
  /// The delegate; it has no settings.
  package init() {}

  package func menu(
    _ menu: LazyMenu, detailsFor row: MenuRow, at index: LogicalIndex
  ) -> [MenuText] {
    var details = [row.summary].compactMap { $0 }
    details += RowDetails().menu(menu, detailsFor: row, at: index)
    if !row.tags.isEmpty { details.append(MenuText(row.tags.joined(separator: " · "))) }
    for field in row.fields {
      if let text = Self.text(of: field.value) { details.append("\(field.name): \(text)") }
    }
    if let link = row.link { details.append(MenuText(link)) }
    return details.filter { !$0.string.isEmpty }
  }

  /// A value in a line; nil for one that has none.
  private static func text(of value: FieldValue) -> String? {
    switch value {
    case .nothing: nil
    case .boolean(let isTrue): isTrue ? "yes" : "no"
    case .number(let text), .text(let text): text
    case .list(let values): values.compactMap(text(of:)).joined(separator: ", ")
    case .map(let fields):
      fields.compactMap { field in text(of: field.value).map { "\(field.name) \($0)" } }
        .joined(separator: ", ")
    }
  }
}
