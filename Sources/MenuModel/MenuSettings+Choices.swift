/// The choices among a few words; each raw value is the word in the configuration.
extension MenuSettings {
  package enum Behaviour: String, Sendable, CaseIterable {
    /// All sections stand on the page, and the index follows the reader.
    case linked
    /// Only the chosen section shows.
    case swap
  }

  package enum Layout: String, Sendable, CaseIterable {
    case list, cards, table
  }

  package enum Density: String, Sendable, CaseIterable {
    case comfortable, compact, spacious
  }

  /// What the page looks made for.
  package enum Shape: String, Sendable, CaseIterable {
    case plain, menu, directory, reference, help, report, guide
  }

  package enum OpenRows: String, Sendable, CaseIterable {
    /// None, the first row with a detail in each section, or all. A row's own `expanded` overrides it.
    case none, first, all
  }

  /// `show`, `hide`, or a list of columns. What is not printed is still in `menu.json`.
  package enum ExtraColumns: Sendable, Equatable {
    case show, hide
    /// In this order.
    case only([String])
  }

  package enum HTMLInNotes: String, Sendable, CaseIterable {
    /// Raw HTML in notes is left out, with a warning.
    case leaveOut = "leave_out"
    /// What the allow-list knows is kept.
    case sanitise
  }

  /// How a menu of very many rows is cut.
  package enum Pages: String, Sendable, CaseIterable {
    /// One page, or one a section when the menu is too large for a browser.
    case auto
    case one
    case section
  }

  /// How rows are picked.
  package struct SelectionSettings: Sendable, Equatable {
    /// Whether a row can be picked more than once: a stepper in place of a checkbox.
    package var hasQuantities: Bool
    /// `max`: how many rows may be picked; nil for any number.
    package var maximum: Int?

    package init(hasQuantities: Bool = false, maximum: Int? = nil) {
      self.hasQuantities = hasQuantities
      self.maximum = maximum
    }
  }
}
