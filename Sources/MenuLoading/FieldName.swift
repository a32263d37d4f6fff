/// The parts of a section and a row that a column of the data can fill: the words of `fields` and
/// of `--field`.
package enum FieldName: String, Sendable, CaseIterable {
  case id, title, children, icon
  case selectedIcon = "selected_icon"
  case image, price, sizes, summary, detail, tags, badge, link, order, unavailable, expanded
  /// The section's own parts; with `group_by`, the first value in the group that is not empty.
  case sectionTitle = "section_title"
  case sectionIcon = "section_icon"
  case sectionSelectedIcon = "section_selected_icon"
  case sectionSummary = "section_summary"
}

extension FieldName {
  /// The parts of a section, and what the same part of a row is called.
  static let ofSections: [(section: FieldName, row: FieldName)] = [
    (.sectionTitle, .title), (.sectionIcon, .icon), (.sectionSelectedIcon, .selectedIcon),
    (.sectionSummary, .summary),
  ]

  /// What the part is, in one sentence for the reference.
  package var meaning: String {
    switch self {
    case .id: "What stays the same when title and place change; links and selections hold by it."
    case .title: "What the row is called."
    case .children: "The list of rows inside a section, or of what a row holds."
    case .icon: "A small picture beside the title: a file name, with or without its ending."
    case .selectedIcon: "The icon that takes its place while the section is current."
    case .image: "A picture of the row."
    case .price: "The price, printed as written."
    case .sizes: "Columns that each hold the price of one size: Small, Medium, Large."
    case .summary: "One or two lines under the title."
    case .detail: "What opens under the row."
    case .tags: "Words to filter by: a list, or words joined by commas."
    case .badge: "A short mark beside the title: new, error."
    case .link: "The address that the title leads to."
    case .order: "What rows are sorted by."
    case .unavailable: "Whether the row can't be had at present."
    case .expanded: "Whether the row's detail is open at first."
    case .sectionTitle: "What a section is called, where it is an object that holds its rows."
    case .sectionIcon: "The section's icon; in a flat table, the first in the group."
    case .sectionSelectedIcon: "The icon that takes the place of the section's while it is current."
    case .sectionSummary:
      "A line under the section's title; in a flat table, the first in the group."
    }
  }
}
