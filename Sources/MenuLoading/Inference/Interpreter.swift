internal import MenuModel

/// Decides how a value is read: the shape first, then what makes sections, then the parts of rows.
struct Interpreter {
  let root: Value
  let options: ReadingOptions
  /// Titles by id, for the joins that the configuration asks for.
  let joins: [JoinRule]

  /// A group column needs this much to be taken without a name that says so.
  private static let enough = 3.2
  /// Scores that are nearer to each other than this are a close choice.
  private static let close = 0.45

  /// The reading of the candidate, with the entries of its row level.
  func reading(
    of candidate: ShapeFinder.Candidate, others: [ShapeFinder.Candidate]
  ) -> Reading {
    var reading = Reading(shape: candidate.shape)
    reading.joins = joins
    let rows = rows(of: candidate)
    reading.columns = rows.survey.columns
    reading.reasons.append(reason(of: candidate))
    var taken = itemPaths(candidate)
    if candidate.shape.isGrouped {
      group(rows, into: &reading, isNamed: true)
      readSections(candidate, into: &reading)
      noteFlat(candidate, in: &reading)
      addLevels(candidate, to: &reading)
    } else {
      readFlat(rows, into: &reading)
      noteChildren(candidate, in: &reading)
      addLoneTitle(to: &reading)
    }
    taken.formUnion(reading.groupBy)
    taken.formUnion(reading.flat.hiddenColumns)
    let survey = surveyOfRows(rows, reading)
    var mapper = FieldMapper(survey: survey, options: rowOptions(candidate), taken: taken)
    reading.rows = mapper.map()
    noteTitle(survey, taken, in: &reading)
    noteOthers(candidate, others, in: &reading)
    return reading
  }

  /// What is said about rows. Sections that are objects of their own have their parts there.
  private func rowOptions(_ candidate: ShapeFinder.Candidate) -> ReadingOptions {
    var options = options
    for (section, _) in FieldName.ofSections
    where candidate.shape.isGrouped || section == .sectionTitle {
      options.fields[section] = nil
    }
    return options
  }

  private struct Rows {
    var entries: [Collection.Entry]
    var survey: ColumnSurvey
  }

  private func rows(of candidate: ShapeFinder.Candidate) -> Rows {
    guard candidate.shape.isGrouped, let survey = candidate.inner.first else {
      return Rows(entries: candidate.entries, survey: candidate.survey)
    }
    let path = candidate.shape.levels[1].path
    let child = candidate.children.first { $0.path == path }
    return Rows(entries: child?.entries ?? [], survey: survey)
  }

  /// Rows that are no headings and no variants: those whose columns count.
  private func surveyOfRows(_ rows: Rows, _ reading: Reading) -> ColumnSurvey {
    let flat = reading.flat
    guard flat.headers != nil || flat.variants != nil else { return rows.survey }
    let plain = rows.entries.filter { entry in
      guard let map = entry.value.map else { return true }
      return flat.headers?.isHeader(map) != true && flat.variants?.isVariant(map) != true
    }
    return ColumnSurvey(plain, language: options.language)
  }

  private func itemPaths(_ candidate: ShapeFinder.Candidate) -> Set<ColumnPath> {
    let next = candidate.shape.rowLevel + 1
    guard next < candidate.shape.levels.count else { return [] }
    let path = candidate.shape.levels[next].path
    return path.isEmpty ? [] : [path]
  }

  private func readSections(_ candidate: ShapeFinder.Candidate, into reading: inout Reading) {
    var options = options
    // Parts of rows are not looked for in sections, but for the words that both have.
    options.fields = options.fields.filter { [.title, .id, .icon, .selectedIcon].contains($0.key) }
    for (section, plain) in FieldName.ofSections {
      if let source = self.options.fields[section] { options.fields[plain] = source }
    }
    var mapper = FieldMapper(
      survey: candidate.survey, options: options, taken: [candidate.shape.levels[1].path],
      isForSections: true)
    if candidate.shape.levels[1].path.isEmpty { mapper.taken = [] }
    reading.sections = mapper.map()
  }
}

extension Interpreter {
  /// A list without any other section has the name above it for one.
  private func addLoneTitle(to reading: inout Reading) {
    guard options.groupBy.isEmpty, reading.groupBy.isEmpty,
      reading.flat.headers == nil, reading.flat.parent == nil,
      let title = LoneTitle.find(above: reading.shape.root, in: root)
    else { return }
    reading.loneTitle = title
    reading.reasons.append("‘\(title)’ stands above the only list: it is the section")
  }

  /// A flat list: what puts its rows into sections.
  private func readFlat(_ rows: Rows, into reading: inout Reading) {
    if let parent = options.parent {
      reading.flat.parent = rows.survey.path(named: parent)
        .flatMap { ParentRule(parent: $0, rows.entries, rows.survey) }
      return
    }
    guard options.groupBy.isEmpty else {
      var rows = rows
      switch SparseColumn.find(rows.entries, rows.survey) {
      case .variants(let rule):
        reading.flat.variants = rule
        rows.survey = surveyOfRows(rows, reading)
      case .group(let path): reading.flat.fillsDown = [path.description] == options.groupBy
      case nil: break
      }
      return group(rows, into: &reading, isNamed: true)
    }
    if let rule = ParentRule(inferredFrom: rows.entries, rows.survey) {
      reading.flat.parent = rule
      reading.reasons.append("‘\(rule.parent)’ names other rows by their ‘\(rule.id)’")
      return
    }
    if let headers = HeaderRule(rows.entries, rows.survey) {
      reading.flat.headers = headers
      reading.reasons.append("some rows are headings of those after them")
      reading.alternatives.append(
        .init(
          summary: "no headings among the rows", option: "group_by: \(Reading.none)",
          isClose: true))
      return
    }
    var rows = rows
    switch SparseColumn.find(rows.entries, rows.survey) {
    case .variants(let rule):
      reading.flat.variants = rule
      reading.reasons.append("rows without ‘\(rule.title)’ go on with the row before them")
      rows.survey = surveyOfRows(rows, reading)
    case .group(let path)
    where rankedGroups(rows, reading.shape).first.map { $0.score < Self.enough + 1 } ?? true:
      reading.flat.fillsDown = true
      reading.groupBy = [path]
      reading.reasons.append("‘\(path)’ stands in the first row of each group only")
      reading.alternatives.append(
        .init(
          summary: "rows without ‘\(path)’ in no section",
          option: "group_by: \(Reading.none)", isClose: true))
      return
    default: break
    }
    group(rows, into: &reading, isNamed: false)
  }

  /// Groups by what the configuration names, else by the best column, if one is good enough.
  private func group(_ rows: Rows, into reading: inout Reading, isNamed: Bool) {
    guard options.groupBy.isEmpty else {
      reading.groupBy = options.groupBy.compactMap { name in
        name == Reading.none && rows.survey.path(named: name) == nil
          ? nil : rows.survey.path(named: name) ?? ColumnPath([name])
      }
      if reading.groupBy.count > 1 { reading.hasSubsections = true }
      return addJoin(for: reading.groupBy.first, rows, to: &reading)
    }
    guard !isNamed else { return }
    let ranked = rankedGroups(rows, reading.shape)
    guard let best = ranked.first, best.score >= threshold(best.column) else {
      if let weak = ranked.first, weak.score > 2 {
        reading.alternatives.append(
          .init(
            summary: "grouping by ‘\(weak.column.path)’", option: "group_by: \(weak.column.path)",
            isClose: weak.score > Self.enough - Self.close))
      }
      return
    }
    reading.groupBy = [best.column.path]
    let sections =
      best.column.statistics.scalars > 0
      ? best.column.statistics.distinct : best.column.statistics.lists.counts.count
    reading.reasons.append(
      "‘\(best.column.path)’ has \(sections) values that come again: they are the sections")
    for other in ranked.dropFirst().prefix(2) where other.score >= threshold(other.column) {
      reading.alternatives.append(
        .init(
          summary: "grouping by ‘\(other.column.path)’",
          option: "group_by: \(other.column.path)",
          isClose: best.score - other.score < Self.close))
    }
    addJoin(for: best.column.path, rows, to: &reading)
  }

  private func threshold(_ column: Column) -> Double {
    column.hint(.group) >= 0.7 ? 1.8 : Self.enough
  }

  /// The columns that could make sections, the best first. That another list of the file tells what
  /// a column's values are is the best sign there is.
  private func rankedGroups(
    _ rows: Rows, _ shape: Shape
  ) -> [(column: Column, score: Double)] {
    let joinFinder = shape.root.isEmpty ? nil : JoinFinder(root, except: shape.root)
    let declared = Set(
      options.fields.values.flatMap(\.paths).compactMap { rows.survey.path(named: $0) })
    var title: ColumnPath?
    if case .path(let path)? = FieldGuess.title(of: rows.survey) { title = path }
    let scored = rows.survey.columns.compactMap { column -> (column: Column, score: Double)? in
      guard column.path != title, !declared.contains(column.path) else { return nil }
      let coverage = rows.survey.coverage(column)
      let score =
        column.groupScore(coverage: coverage) ?? column.sharedGroupScore(coverage: coverage)
      if coverage > 0.5, column.statistics.uniqueness < 1, joinFinder?.join(column) != nil {
        return (column, max(1, score ?? 1) + 4)
      }
      return score.map { (column, $0) }
    }
    return scored.sorted { ($0.score, -$0.column.place) > ($1.score, -$1.column.place) }
  }

  /// Looks for what a group column's values are called elsewhere in the file.
  private func addJoin(for path: ColumnPath?, _ rows: Rows, to reading: inout Reading) {
    guard let path, let column = rows.survey[path],
      !reading.joins.contains(where: { $0.column == path })
    else { return }
    let finder = JoinFinder(root, except: reading.shape.root)
    guard let rule = finder.join(column) else { return }
    reading.joins.append(rule)
    if let source = rule.source { reading.reasons.append("‘\(path)’ names rows of ‘\(source)’") }
  }
}

extension Interpreter {
  private func reason(of candidate: ShapeFinder.Candidate) -> String {
    let count = candidate.rows
    let kind =
      candidate.shape.isGrouped
      ? "sections with their rows inside them" : "a list of rows"
    return "\(candidate.shape.outline): \(kind), \(count) \(count == 1 ? "row" : "rows")"
  }

  /// What the third level becomes.
  private func addLevels(_ candidate: ShapeFinder.Candidate, to reading: inout Reading) {
    guard candidate.shape.levels.count > 2 else { return }
    reading.hasSubsections = options.levels == .subsections
    guard options.levels == nil else { return }
    let path = candidate.shape.levels[2].path
    let what = path.isEmpty ? "the third level" : "‘\(path)’"
    reading.alternatives.append(
      .init(
        summary: "sub-sections with \(what) as their rows", option: "levels: subsections",
        isClose: thirdLevelIsRich(candidate) || thirdLevelReadsLikeRows(candidate)))
  }

  /// Days with meals with dishes: nothing but a name, or a name that says so, leads to the third
  /// level; prices by size are what a row is like.
  private func thirdLevelReadsLikeRows(_ candidate: ShapeFinder.Candidate) -> Bool {
    guard candidate.shape.isGrouped, candidate.inner.count > 1 else { return false }
    let items = candidate.inner[1]
    guard items.numbers * 2 <= items.count else { return false }
    guard let name = candidate.shape.levels[2].path.keys.last else { return true }
    return ColumnWords.strength(of: name, for: .children) == 1
  }

  private func thirdLevelIsRich(_ candidate: ShapeFinder.Candidate) -> Bool {
    guard candidate.inner.count > 1 else { return false }
    let rows = candidate.inner[0]
    let items = candidate.inner[1]
    return items.count >= rows.count * 2
  }

  /// Says so when the sections might as well be rows, and what they hold what they are like.
  private func noteFlat(_ candidate: ShapeFinder.Candidate, in reading: inout Reading) {
    let path = candidate.shape.levels[1].path
    guard let child = candidate.children.first(where: { $0.path == path }), !path.isEmpty else {
      return
    }
    reading.alternatives.append(
      .init(
        summary: "a flat list, with ‘\(path)’ inside its rows",
        option: "fields: {children: \(Reading.none)}", isClose: child.score < 0.5))
  }

  private func noteChildren(_ candidate: ShapeFinder.Candidate, in reading: inout Reading) {
    guard options.groupBy.isEmpty, let child = candidate.children.first, child.score > -2,
      !child.path.isEmpty
    else { return }
    reading.alternatives.append(
      .init(
        summary: "sections with ‘\(child.path)’ as their rows",
        option: "fields: {children: \(child.path)}",
        isClose: child.score > -0.25))
  }

  /// Says so when another column would do as well for a title.
  private func noteTitle(
    _ survey: ColumnSurvey, _ taken: Set<ColumnPath>, in reading: inout Reading
  ) {
    guard options.fields[.title] == nil else { return }
    let ranked = FieldGuess.titles(of: survey, but: taken)
    guard ranked.count > 1, case .path(let first) = ranked[0].title,
      case .path(let second) = ranked[1].title, let column = survey[first],
      let other = survey[second]
    else { return }
    let isOther =
      max(other.hint(.image), other.hint(.id), other.hint(.link), other.hint(.icon)) > 0.5
    let isMuchLonger = other.statistics.averageLength > 1.8 * column.statistics.averageLength
    reading.alternatives.append(
      .init(
        summary: "‘\(second)’ as the title instead of ‘\(first)’",
        option: "fields: {title: \(second)}",
        isClose: column.hint(.title) == 0 && ranked[0].score - ranked[1].score < 0.25
          && !isMuchLonger && !isOther))
  }

  /// Names the other lists of the file, which are left out.
  private func noteOthers(
    _ candidate: ShapeFinder.Candidate, _ others: [ShapeFinder.Candidate],
    in reading: inout Reading
  ) {
    let joined = reading.joins.compactMap(\.source)
    for other in others.prefix(3) where !joined.contains(other.shape.root) {
      reading.alternatives.append(
        .init(
          summary: "the list ‘\(other.shape.root)’ "
            + "(\(other.rows) \(other.rows == 1 ? "row" : "rows"))",
          option: "rows: \(other.shape.root)", isClose: true))
    }
  }
}

extension FlatRules {
  /// Columns that only say how rows belong together.
  var hiddenColumns: Set<ColumnPath> {
    var hidden: Set<ColumnPath> = []
    if case .flag(let column, _)? = headers { hidden.insert(column) }
    if let parent { hidden.insert(parent.parent) }
    return hidden
  }
}
