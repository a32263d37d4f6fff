internal import Diagnostics
internal import MenuModel

/// Finds what the options ask for in the data, and says so when it isn't there.
struct OptionCheck {
  let value: Value
  let file: SourceFile
  let options: ReadingOptions
  private(set) var diagnostics: [Diagnostic] = []

  init(value: Value, file: SourceFile, options: ReadingOptions) {
    self.value = value
    self.file = file
    self.options = options
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The collection to read and the others of the file; nil when there is none to be had.
  mutating func candidates() -> (
    best: ShapeFinder.Candidate, others: [ShapeFinder.Candidate]
  )? {
    let finder = ShapeFinder(options: options)
    if let rows = options.rows {
      let path = value.keys(ofPath: rows) ?? [rows]
      guard let inner = rows == "." ? value : value.value(at: path) else {
        unknown("rows", rows, at: options.places.value("rows"), among: listPaths)
        return nil
      }
      guard let only = finder.candidate(inner, at: ColumnPath(rows == "." ? [] : path)) else {
        diagnostics.append(Refusal.message(inner, file))
        return nil
      }
      return (only, [])
    }
    let all = finder.candidates(in: value)
    guard let best = all.first, best.score > 0.1 else {
      diagnostics.append(Refusal.message(value, file))
      return nil
    }
    return (best, all.dropFirst().filter { isOther($0, than: best) })
  }

  /// A list of objects or names that the best one neither holds nor lies in.
  private func isOther(
    _ candidate: ShapeFinder.Candidate, than best: ShapeFinder.Candidate
  ) -> Bool {
    let path = candidate.shape.root.keys
    let taken = best.shape.root.keys
    if path.starts(with: taken) {
      guard case .members(let names?) = best.shape.levels[0].form, path.count > taken.count,
        !names.contains(path[taken.count])
      else { return false }
    }
    guard !taken.starts(with: path), candidate.rows > 0, !isPutElsewhere(candidate, best) else {
      return false
    }
    if case .members = candidate.shape.levels[0].form, !holdsThings(candidate) { return false }
    // A list of one is of interest when it is like the rows that are shown.
    if candidate.rows == 1, !isLikeRows(candidate.survey, of: best) { return false }
    let survey = candidate.survey
    // Names of columns beside a table that has none.
    let columns = best.survey.columns
    if survey.rows == 0, survey.count == columns.count, columns.allSatisfy({ Int($0.name) != nil })
    {
      return false
    }
    return (survey.rows + survey.scalars - survey.numbers) * 2 > survey.count
  }

  /// Whether the rows stand in the best list as well, where their ids named them.
  private func isPutElsewhere(
    _ candidate: ShapeFinder.Candidate, _ best: ShapeFinder.Candidate
  ) -> Bool {
    guard let range = candidate.entries.first?.value.range, range.end > range.start else {
      return false
    }
    let shown = best.entries + best.children.flatMap { $0.entries.prefix(2000) }
    return shown.contains { $0.value.range == range }
  }

  /// Whether a map's members are objects with names of their own, or groups of such.
  private func holdsThings(_ candidate: ShapeFinder.Candidate) -> Bool {
    let survey = candidate.shape.isGrouped ? candidate.inner.first : candidate.survey
    guard let survey else { return false }
    return candidate.rows >= 2 && survey.rows * 2 > survey.count && survey.tellingColumns >= 2
  }

  private func isLikeRows(_ survey: ColumnSurvey, of best: ShapeFinder.Candidate) -> Bool {
    let rows = best.shape.isGrouped ? best.inner.first ?? best.survey : best.survey
    let own = Set(survey.columns.filter { $0.depth == 1 }.map(\.path.column))
    let other = Set(rows.columns.filter { $0.depth == 1 }.map(\.path.column))
    return own.count >= 2 && Profile.isLike(own, other)
  }

  private var listPaths: [String] {
    ShapeFinder(options: ReadingOptions()).candidates(in: value)
      .map { $0.shape.root.isEmpty ? "." : $0.shape.root.description }
  }

  /// The titles that the joins name.
  mutating func joins(_ other: (String) -> Value?) -> [JoinRule] {
    options.joins.compactMap { join in
      let path = join.data.split(separator: ".").map(String.init)
      guard let data = other(join.data) ?? value.value(at: [join.data]) ?? value.value(at: path)
      else {
        let place = options.places.value("join", join.column, "data")
        unknown("join", join.data, at: place, among: listPaths)
        return nil
      }
      guard let titles = Self.titles(in: data, join) else {
        let place = options.places.value("join", join.column)
        unknown("join", "\(join.data): \(join.id), \(join.title)", at: place, among: [])
        return nil
      }
      let isInside = other(join.data) == nil
      let source =
        isInside ? ColumnPath(value.value(at: [join.data]) == nil ? path : [join.data]) : nil
      return JoinRule(column: ColumnPath([join.column]), source: source, order: titles)
    }
  }

  private static func titles(
    in data: Value, _ join: Join
  ) -> [(id: String, title: String)]? {
    var rows = data
    if rows.list == nil {
      let best = ShapeFinder(options: ReadingOptions()).candidates(in: data).first
      rows = best.flatMap { data.value(at: $0.shape.root.keys) } ?? data
    }
    let form: CollectionForm = rows.list == nil ? .members(nil) : .list
    let pairs = Collection(rows, as: form).compactMap { entry -> (id: String, title: String)? in
      let ids = join.id.split(separator: ".").map(String.init)
      let names = join.title.split(separator: ".").map(String.init)
      let id = entry.value.value(at: [join.id]) ?? entry.value.value(at: ids)
      let title = entry.value.value(at: [join.title]) ?? entry.value.value(at: names) ?? entry.value
      guard let id = id?.scalarText ?? (join.id == "key" ? entry.key?.name : nil),
        let title = FieldGuess.shortName(of: title)
      else { return nil }
      return (id, title)
    }
    return pairs.isEmpty ? nil : pairs
  }

  /// Columns that `group_by`, `fields` and the others name and no row has.
  mutating func columns(_ best: ShapeFinder.Candidate, _ reading: Reading) {
    let surveys = [best.survey] + best.inner
    let places = options.places
    var names = options.groupBy.filter { $0 != Reading.none }.map {
      (option: "group_by", name: $0, place: places.value("group_by", $0))
    }
    if let parent = options.parent { names.append(("parent", parent, places.value("parent"))) }
    names += options.joins.map { ("join", $0.column, places.key("join", $0.column)) }
    for field in FieldName.allCases {
      guard let paths = options.fields[field]?.paths else { continue }
      let isKnown = paths.contains { path in
        path == "key" || path == Reading.none || surveys.contains { $0.path(named: path) != nil }
      }
      if !isKnown {
        names += paths.prefix(1).map {
          (field.rawValue, $0, places.value("fields", field.rawValue, $0))
        }
      }
    }
    for (option, name, place) in names
    where !surveys.contains(where: { $0.path(named: name) != nil }) {
      guard !isBeyondSample(name, best) else { continue }
      unknown(option, name, at: place, among: surveys.flatMap(\.names))
    }
  }

  /// Whether a row that the sample left out has such a column. Linear, for the case of doubt only.
  private func isBeyondSample(_ name: String, _ best: ShapeFinder.Candidate) -> Bool {
    guard let value = value.value(at: best.shape.root.keys) else { return false }
    let keys = name.split(separator: ".").map(String.init)
    let collection = Collection(value, as: best.shape.levels[0].form)
    guard collection.count > best.entries.count else { return false }
    return collection.contains { entry in
      entry.value.value(at: [name]) != nil || entry.value.value(at: keys) != nil
    }
  }

  private mutating func unknown(
    _ option: String, _ name: String, at place: SourceSpan?, among names: [String]
  ) {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    let data = place == nil ? "the data" : "‘\(file.name)’"
    let what = option == "rows" || option == "join" ? "list" : "column"
    diagnostics.append(
      Diagnostic(
        .error, .unknownColumn, "‘\(option)’ names ‘\(name)’, and \(data) has no such \(what)",
        at: place, path: file.name,
        expected: names.isEmpty ? nil : "one of: " + names.prefix(30).joined(separator: ", "),
        suggestion: Nearest.suggestion(for: name, among: names)))
  }
}
