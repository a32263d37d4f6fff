/// A word or sentence of the interface. The raw value is the name that templates and `words:` use.
package enum WordKey: String, Sendable, CaseIterable {
  // The page's parts.
  case skip, index, details, number, legend, source
  case emptySection = "empty_section"
  case unavailable
  case openLink = "open_link"
  case expandAll = "expand_all"
  case collapseAll = "collapse_all"
  case yes, no

  // Finding.
  case filter, tags, found
  case tagWith = "tag_with"
  case tagWithout = "tag_without"
  case nothingFound = "nothing_found"
  case nothingFoundAdvice = "nothing_found_advice"
  case filterClear = "filter_clear"

  // Picking.
  case pick, less, more, picked
  case pickColumn = "pick_column"
  case pickedCount = "picked_count"
  case pickedOnly = "picked_only"
  case pickedFull = "picked_full"
  case pickedShow = "picked_show"
  case pickedHeading = "picked_heading"
  case pickedRemove = "picked_remove"
  case pickedGone = "picked_gone"
  case pickedUnpriced = "picked_unpriced"
  case pickedCopy = "picked_copy"
  case pickedShare = "picked_share"
  case pickedKeep = "picked_keep"
  case pickedClear = "picked_clear"
  case copied, kept

  // A table's columns.
  case columnTitle = "column_title"
  case columnPrice = "column_price"
  case columnSummary = "column_summary"
  case columnTags = "column_tags"
  case columnImage = "column_image"
  case columnBadge = "column_badge"

  // Other pages, and what the build says itself.
  case notFound = "not_found"
  case notFoundAdvice = "not_found_advice"
  case rows, sections, untitled
  case writeUp = "write_up"
  case data
}
