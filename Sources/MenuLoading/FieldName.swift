/// The parts of a section and a row that a column of the data can fill: the words of `fields` and
/// of `--field`.
package enum FieldName: String, Sendable, CaseIterable {
  case id, title, children, icon
  case selectedIcon = "selected_icon"
  case image, price, summary, detail, tags, badge, link, order, unavailable, expanded
  /// The section's own parts; with `group_by`, the first value in the group that is not empty.
  case sectionIcon = "section_icon"
  case sectionSelectedIcon = "section_selected_icon"
  case sectionSummary = "section_summary"
}
