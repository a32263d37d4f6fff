internal import MenuModel

/// A flat list whose rows name the row they lie under by its id.
struct ParentRule: Sendable, Equatable {
  var id: ColumnPath
  var parent: ColumnPath

  /// What stands in the parent's column of a row that lies under none.
  static func isRoot(_ text: String?) -> Bool {
    guard let text else { return true }
    return ["", "0", "-1", "null", "none", "root"].contains(text.lowercased())
  }

  /// The rule that the configuration asks for: the id is the column whose values the parents are.
  init?(parent: ColumnPath, _ entries: [Collection.Entry], _ survey: ColumnSurvey) {
    let wanted = Self.parents(at: parent, entries)
    let ids = survey.columns.filter { $0.path != parent && Self.isID($0, survey) }
    func matches(_ column: Column) -> Int {
      wanted.count { column.statistics.counts[$0] != nil }
    }
    guard let id = ids.max(by: { matches($0) < matches($1) }), matches(id) > 0 else { return nil }
    self.init(id: id.path, parent: parent)
  }

  private init(id: ColumnPath, parent: ColumnPath) {
    self.id = id
    self.parent = parent
  }

  /// Finds parents without being asked: every value is some row's id (where the name agrees, half of
  /// them), and some rows have none. Small whole numbers are ids by chance too easily, so that there
  /// the name must agree.
  init?(inferredFrom entries: [Collection.Entry], _ survey: ColumnSurvey) {
    let ids = survey.columns.filter { $0.depth == 1 && Self.isID($0, survey) }.prefix(5)
    guard !ids.isEmpty, entries.count >= 3, entries.count < 4000 else { return nil }
    for column in survey.columns where column.depth == 1 {
      let values = column.statistics
      guard values.scalars > 0, values.booleans == 0, values.fractions == 0 else { continue }
      let wanted = Self.parents(at: column.path, entries)
      let roots = entries.count - wanted.count
      guard wanted.count >= 2, roots >= 1 else { continue }
      for id in ids where id.path != column.path {
        let isNumber = id.statistics.share(.number) > 0.5
        guard !isNumber || column.hint(.parent) > 0 else { continue }
        guard column.hint(.parent) > 0 || Set(wanted).count < wanted.count else { continue }
        // A column that is called so may have a slip or two, which are told.
        let known = wanted.count { id.statistics.counts[$0] != nil }
        let isEnough = column.hint(.parent) > 0 ? known * 2 >= wanted.count : known == wanted.count
        guard isEnough else { continue }
        self.init(id: id.path, parent: column.path)
        return
      }
    }
    return nil
  }

  private static func isID(_ column: Column, _ survey: ColumnSurvey) -> Bool {
    column.statistics.scalars == survey.rows && column.statistics.uniqueness == 1
      && column.statistics.booleans == 0
  }

  private static func parents(
    at path: ColumnPath, _ entries: [Collection.Entry]
  ) -> [String] {
    entries.compactMap { $0.value.value(at: path.keys)?.scalarText }.filter { !isRoot($0) }
  }
}
