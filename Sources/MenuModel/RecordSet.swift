package import Diagnostics
package import MenuKit

/// What loading gives and grouping takes: the sections that the data declares, and the rows with
/// where each belongs.
package struct RecordSet: Sendable {
  /// The sections that the data itself names, in its order, without their rows. One that no record
  /// belongs to is an empty section and is shown.
  package var sections: [MenuSection]
  /// The rows, in the data's order.
  package var records: [Record]
  /// The files that the ranges of the records lie in.
  package var files: [SourceFile]

  package init(
    sections: [MenuSection] = [], records: [Record] = [], files: [SourceFile] = []
  ) {
    self.sections = sections
    self.records = records
    self.files = files
  }
}

extension RecordSet {
  /// This set with the rows of another after its own. A section that both declare is one.
  package func joined(with other: RecordSet) -> RecordSet {
    var set = self
    var places: [String: Int] = [:]
    for (place, section) in sections.enumerated().reversed() where section.level == 0 {
      if let title = section.title { places[title] = place }
    }
    // Sub-sections stay behind their section, so that sets that have any are not merged.
    let canMerge =
      sections.allSatisfy { $0.level == 0 } && other.sections.allSatisfy { $0.level == 0 }
    var moved: [Int] = []
    for section in other.sections {
      if canMerge, let title = section.title, let place = places[title] {
        moved.append(place)
      } else {
        moved.append(set.sections.count)
        set.sections.append(section)
      }
    }
    let firstFile = UInt32(clamping: files.count)
    set.files += other.files
    for var record in other.records {
      if case .section(let place) = record.placement { record.placement = .section(moved[place]) }
      record.file += firstFile
      set.records.append(record)
    }
    return set
  }
}

/// A row of the data and where it belongs.
package struct Record: Sendable {
  package var row: MenuRow
  /// Where the row stood in its file.
  package var range: ByteRange
  /// What the row says about its section, when some of its columns do.
  package var hint: SectionHint?
  package var placement: Placement
  /// Which of the set's files its range is in.
  package var file: UInt32

  /// Where a row belongs.
  package enum Placement: Sendable, Hashable {
    /// In a declared section, by its index.
    case section(Int)
    /// In the sections of these names, one usually. A name that is a declared section's title means
    /// that section; another makes a section where it is first seen.
    case keys([String])
    /// In no section that has a name.
    case none
  }

  package init(
    _ placement: Placement, _ row: MenuRow, at range: ByteRange = ByteRange(), file: UInt32 = 0,
    hint: SectionHint? = nil
  ) {
    self.placement = placement
    self.row = row
    self.range = range
    self.file = file
    self.hint = hint
  }

  /// A row in no section, handed on rather than copied: an empty one takes its place.
  package init(taking row: inout MenuRow, at range: ByteRange, hint: SectionHint?) {
    self.row = MenuRow()
    self.range = range
    self.hint = hint
    placement = .none
    file = 0
    swap(&self.row, &row)
  }

  /// The row, handed on rather than copied: an empty one takes its place.
  package mutating func takeRow() -> MenuRow {
    var taken = MenuRow()
    swap(&taken, &row)
    return taken
  }
}

/// What a flat row says about the section it is in; the first row of a section that says it counts.
/// An object, so that rows without it pay one word.
package final class SectionHint: Sendable {
  package let icon: String?
  package let selectedIcon: String?
  package let summary: MenuText?
  /// What the section is sorted by when an order column is declared.
  package let order: String?

  package init(
    icon: String? = nil, selectedIcon: String? = nil, summary: MenuText? = nil,
    order: String? = nil
  ) {
    self.icon = icon
    self.selectedIcon = selectedIcon
    self.summary = summary
    self.order = order
  }
}
