/// The words of the interface in English.
extension Words {
  static func english(_ key: WordKey) -> Word {
    switch key {
    case .skip: "Skip to the sections"
    case .index: "Sections"
    case .details: "Details"
    case .number: "Number"
    case .legend: "Key"
    case .source: "From"
    case .emptySection: "Nothing here yet."
    case .unavailable: "Not available"
    case .openLink: "Open"
    case .expandAll: "Open all"
    case .collapseAll: "Close all"
    case .yes: "Yes"
    case .no: "No"
    case .filter: "Find in this page"
    case .tags: "Tags"
    case .found: .forms(one: "{n} found", other: "{n} found")
    case .tagWith: "with"
    case .tagWithout: "without"
    case .nothingFound: "Nothing matches."
    case .nothingFoundAdvice: "Try fewer or shorter words, or take a tag away."
    case .filterClear: "Show everything"
    case .pick: "Pick {title}"
    case .less: "One less"
    case .more: "One more"
    case .picked: "picked"
    case .pickColumn: "Pick"
    case .pickedCount: .forms(one: "{n} picked", other: "{n} picked")
    case .pickedOnly: "Only what I picked"
    case .pickedFull:
      .forms(one: "No more than {n} can be picked", other: "No more than {n} can be picked")
    case .pickedShow: "Show list"
    case .pickedHeading: "Picked"
    case .pickedRemove: "Remove {title}"
    case .pickedGone: "No longer offered:"
    case .pickedUnpriced: .forms(one: "{n} without a price", other: "{n} without a price")
    case .pickedCopy: "Copy as text"
    case .pickedShare: "Copy link"
    case .pickedKeep: "Keep on this device"
    case .pickedClear: "Clear"
    case .copied: "Copied"
    case .kept: "Kept"
    case .columnTitle: "Name"
    case .columnPrice: "Price"
    case .columnSummary: "About"
    case .columnTags: "Tags"
    case .columnImage: "Picture"
    case .columnBadge: "Note"
    case .notFound: "Page not found"
    case .notFoundAdvice: "It may have moved. Start again from:"
    case .rows: .forms(one: "{n} row", other: "{n} rows")
    case .sections: .forms(one: "{n} section", other: "{n} sections")
    case .untitled: "Other"
    case .writeUp: "How this page works"
    case .data: "Data"
    }
  }
}
