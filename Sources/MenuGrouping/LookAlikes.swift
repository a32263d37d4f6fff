internal import Diagnostics
internal import MenuKit
internal import Localization
internal import MenuModel

/// Sections that rows name in ways which differ only in case, blanks or width: probably one.
enum LookAlikes {
  /// A notice for each title that looks like an earlier one, at the first row that has it. Linear in
  /// the sections.
  static func notices(
    of grouping: Grouping<GroupingRule.Key, Range<Int>>, in set: RecordSet
  ) -> [Diagnostic] {
    /// The first title of each.
    var seen: [String: String] = [:]
    var notices: [Diagnostic] = []
    for group in grouping {
      guard case .named(let title) = group.key else { continue }
      let folded = Folding.folded(title)
      guard let other = seen[folded] else {
        seen[folded] = title
        continue
      }
      notices.append(
        Diagnostic(
          .notice, .sectionsAlike, "‘\(title)’ and ‘\(other)’ are two sections",
          at: span(of: group.elements.first?.lowerBound, in: set), rowPath: [title],
          suggestion: "write both alike if they are one"))
    }
    return notices
  }

  private static func span(of place: Int?, in set: RecordSet) -> SourceSpan? {
    guard let place else { return nil }
    let record = set.records[place]
    guard set.files.indices.contains(Int(record.file)) else { return nil }
    return SourceSpan(set.files[Int(record.file)], record.range.offsets)
  }
}
