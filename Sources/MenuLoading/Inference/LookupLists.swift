/// Lists that other lists refer to by id: the rules of a report beside its findings, the columns of a
/// board beside its cards. They name sections; the rows are in the list that refers to them.
enum LookupLists {
  /// The candidates, with a list that refers to the first one, and has as much to say, before it.
  static func afterWhatRefersToThem(
    _ candidates: [ShapeFinder.Candidate]
  ) -> [ShapeFinder.Candidate] {
    guard let first = candidates.first, !first.shape.isGrouped else { return candidates }
    let ids = first.survey.columns.filter { column in
      let values = column.statistics
      return column.depth == 1 && values.scalars == first.survey.rows && values.uniqueness == 1
        && values.texts == values.scalars && values.distinct >= 2
    }
    guard !ids.isEmpty else { return candidates }
    let place = candidates.prefix(20).firstIndex { refers($0, to: first, by: ids) }
    guard let place else { return candidates }
    var ordered = candidates
    ordered.insert(ordered.remove(at: place), at: 0)
    return ordered
  }

  private static func refers(
    _ candidate: ShapeFinder.Candidate, to lookup: ShapeFinder.Candidate, by ids: [Column]
  ) -> Bool {
    let own = candidate.shape.root.keys
    let other = lookup.shape.root.keys
    guard !candidate.shape.isGrouped, !own.starts(with: other), !other.starts(with: own),
      candidate.survey.rows >= 2,
      candidate.survey.tellingColumns >= lookup.survey.tellingColumns
    else { return false }
    return candidate.survey.columns.contains { column in
      let values = column.statistics
      return column.depth <= 2 && values.texts == values.scalars && values.distinct >= 2
        && values.distinct < values.scalars && candidate.survey.coverage(column) > 0.9
        && ids.contains { id in
          values.counts.keys.allSatisfy { id.statistics.counts[$0] != nil }
        }
    }
  }
}
