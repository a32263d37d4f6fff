internal import MenuModel

/// Finds the sections and rows in a value: every collection on the way through the envelope is
/// tried, and the one that holds most of what reads like rows is taken.
struct ShapeFinder {
  let options: ReadingOptions

  /// A collection that would do.
  struct Candidate {
    var shape: Shape
    /// Rows that it would give.
    var rows: Int
    var score: Double
    /// The outermost entries, sampled, and their columns.
    var entries: [Collection.Entry]
    var survey: ColumnSurvey
    /// The collections inside them, the best first.
    var children: [ChildFinder.Candidate]
    /// Of each level below the outermost, the columns of its entries.
    var inner: [ColumnSurvey]
  }

  private static let deepest = 8
  private static let mostNodes = 20_000

  /// All candidates, the best first.
  func candidates(in value: Value) -> [Candidate] {
    var found: [Candidate] = []
    var nodes = 0
    search(value, at: [], isPart: false, into: &found, nodes: &nodes)
    let sorted = found.enumerated().sorted {
      ($0.element.score, -$0.offset) > ($1.element.score, -$1.offset)
    }.map(\.element)
    return LookupLists.afterWhatRefersToThem(sorted)
  }

  private func search(
    _ value: Value, at path: [String], isPart: Bool, into found: inout [Candidate],
    nodes: inout Int
  ) {
    nodes += 1
    guard path.count < Self.deepest, nodes < Self.mostNodes else { return }
    var isWhole: (String) -> Bool = { _ in false }
    if var candidate = candidate(value, at: ColumnPath(path)) {
      // What one member of a collection holds is only a part of what all hold.
      if isPart { candidate.score -= 1 }
      if case .members(let names) = candidate.shape.levels[0].form {
        isWhole = { names?.contains($0) ?? true }
      }
      found.append(candidate)
    }
    switch value.kind {
    case .map(let map):
      for (key, value) in zip(map.keys, map.values) where !value.isScalar {
        search(
          value, at: path + [key.name], isPart: isPart || isWhole(key.name), into: &found,
          nodes: &nodes)
      }
    case .list(let values) where values.count == 1 && values[0].map != nil:
      // A list of one thing is an envelope more often than a menu of one row.
      search(values[0], at: path + ["0"], isPart: isPart, into: &found, nodes: &nodes)
    default: break
    }
  }

  /// What a value gives when it is taken for the outermost collection.
  func candidate(_ value: Value, at path: ColumnPath) -> Candidate? {
    guard let form = FormFinder.form(of: [value]) ?? fallback(value) else { return nil }
    let collection = Collection(value, as: form)
    var entries = collection.sample.filter { !$0.value.isNothing || $0.key != nil }
    guard !entries.isEmpty else { return nil }
    let wrapper = Self.unwrap(&entries)
    let survey = ColumnSurvey(entries, language: options.language)
    let first = Shape.Level(path: ColumnPath([]), form: form, wrapper: wrapper)
    let children = children(of: entries, survey)
    var shape = Shape(root: path, levels: [first], isGrouped: false)
    var inner: [ColumnSurvey] = []
    if let child = children.first, isGroup(child, survey) {
      shape.isGrouped = true
      descend(child, &shape, &inner)
    } else if let items = children.first(where: isItems) {
      descend(items, &shape, &inner)
    }
    let rows = Self.count(collection, shape.isGrouped ? shape.levels : [first])
    var candidate = Candidate(
      shape: shape, rows: rows, score: 0, entries: entries, survey: survey, children: children,
      inner: inner)
    candidate.score = score(candidate)
    // A single section has a name of its own, or is only what the rows came in.
    if shape.isGrouped, entries.count == 1, entries[0].key == nil,
      case .path(let title)? = FieldGuess.title(of: survey), title.keys.count > 1
    {
      candidate.score -= 1.5
    }
    return candidate
  }

  /// A map that is no collection by itself is one where the configuration says so.
  private func fallback(_ value: Value) -> CollectionForm? {
    guard options.rows != nil, let map = value.map, map.count > 0 else { return nil }
    return .members(nil)
  }

  private func children(
    of entries: [Collection.Entry], _ survey: ColumnSurvey
  ) -> [ChildFinder.Candidate] {
    let found = ChildFinder(language: options.language).candidates(in: entries, survey)
    guard let named = options.fields[.children]?.paths else { return found }
    // A path that leads nowhere is reported where all columns are checked.
    return found.filter { candidate in named.contains(candidate.path.description) }
      .map { candidate in
        var candidate = candidate
        candidate.score = 10
        return candidate
      }
  }

  /// Whether the entries are sections with the child's entries as rows. What the configuration says
  /// about grouping is about columns of the rows, so it tells which of the two the rows are.
  private func isGroup(_ child: ChildFinder.Candidate, _ survey: ColumnSurvey) -> Bool {
    if child.path.isEmpty { return true }
    let named = options.groupBy + (options.parent.map { [$0] } ?? [])
    guard let column = named.first, column != Reading.none else {
      return named.isEmpty && child.score > 0
    }
    return survey.path(named: column) == nil && child.survey.path(named: column) != nil
  }

  /// What a row consists of: things with names, and perhaps prices.
  private func isItems(_ child: ChildFinder.Candidate) -> Bool {
    let hasTitles = FieldGuess.titles(of: child.survey).first.map { $0.score > 1 } ?? false
    let isPriced = child.survey.columns.contains {
      FieldGuess.priceScore($0, in: child.survey) > 0
    }
    guard child.survey.rows > 0, hasTitles, !child.survey.leadsElsewhere else { return false }
    return isPriced || child.form == .list && child.score > -2
  }

  /// Adds the levels from a child on, as far as there are collections of rows in rows.
  private func descend(
    _ child: ChildFinder.Candidate, _ shape: inout Shape, _ inner: inout [ColumnSurvey]
  ) {
    var child = child
    while true {
      var entries = child.entries
      let wrapper = Self.unwrap(&entries)
      shape.levels.append(Shape.Level(path: child.path, form: child.form, wrapper: wrapper))
      let survey =
        wrapper.isEmpty ? child.survey : ColumnSurvey(entries, language: options.language)
      inner.append(survey)
      guard shape.levels.count < 5 else { return }
      let next = ChildFinder(language: options.language).candidates(in: entries, survey)
      let isWanted = options.levels == .subsections && shape.levels.count == 2
      guard
        let best = next.first(where: { $0.score > 0 || isItems($0) })
          ?? (isWanted ? next.first { $0.score > -8 } : nil)
      else { return }
      child = best
    }
  }

  /// The way to the map inside each entry when there is nothing else in them: `node`.
  private static func unwrap(_ entries: inout [Collection.Entry]) -> ColumnPath {
    var path: [String] = []
    while path.count < 3 {
      guard let key = entries.first?.value.map?.keys.first?.name else { break }
      let isWrapped =
        entries.count > 1
        && entries.allSatisfy { entry in
          guard let map = entry.value.map, map.count == 1, map.keys[0].name == key else {
            return false
          }
          return map.values[0].map.map { !Languages.isLanguageMap($0) } ?? false
        }
      guard isWrapped else { break }
      path.append(key)
      for place in entries.indices {
        entries[place].value = entries[place].value.map?.values[0] ?? Value(.null)
      }
    }
    return ColumnPath(path)
  }

  /// The entries of the row level, or of the only one. Linear in the entries.
  private static func count(_ collection: Collection, _ levels: [Shape.Level]) -> Int {
    guard levels.count > 1 else { return collection.count }
    let wrapper = levels[0].wrapper.keys
    var count = 0
    for entry in collection {
      let keys = wrapper + levels[1].path.keys
      guard let value = entry.value.value(at: keys), !value.isNothing else { continue }
      count += Collection(value, as: levels[1].form).count
    }
    return count
  }

  /// How much reads like rows, and how well: the number of rows counts by its logarithm, so that a
  /// list of things beats a longer one of remarks.
  private func score(_ candidate: Candidate) -> Double {
    let survey = candidate.shape.isGrouped ? candidate.inner.first : candidate.survey
    guard let survey, candidate.rows > 0 else { return 0 }
    var quality: Double
    // Sections of names among sections of rows take nothing from what the rows are.
    let areMixed = survey.keys.scalars == 0 && survey.rows * 4 >= survey.count
    if survey.rows * 2 > survey.count || areMixed {
      let best = FieldGuess.titles(of: survey).first
      quality = (best?.score ?? -1) > 1 ? 1 : 0.6
      if case .path(let path)? = best?.title, let column = survey[path] {
        quality *= 0.6 + 0.4 * survey.coverage(column)
        quality *= 0.7 + 0.3 * column.statistics.uniqueness
        quality *= 0.6 + 0.4 * survey.averageCoverage
      }
    } else if survey.keys.scalars > 0 {
      // Names with lists are rows with items; names with scalars may be the settings of a program.
      let areNames = survey.scalars * 2 > survey.count
      quality = areNames ? (candidate.shape.isGrouped ? 0.7 : 0.35) : 0.9
      if areNames, survey.areScalarsMixed { quality *= 0.6 }
    } else {
      quality = Self.areTexts(candidate) ? (candidate.shape.isGrouped ? 0.85 : 0.5) : 0.02
    }
    return Double(candidate.rows + 1).logarithm * quality
      + Self.bonus(candidate, survey) * quality
      - 0.05 * Double(candidate.shape.root.keys.count)
  }

  /// What tells a menu from the opening hours and the allergens beside it, be there ever so many:
  /// prices, and groups that call what they hold dishes or items.
  private static func bonus(_ candidate: Candidate, _ survey: ColumnSurvey) -> Double {
    guard candidate.rows > 1 else { return 0 }
    var bonus = 0.0
    let areNamed = candidate.shape.isGrouped && survey.keys.scalars > 0
    let arePrices = areNamed && survey.fieldOfScalars == .price && survey.fractions > 0
    let isPriced = survey.columns.contains { column in
      survey.coverage(column) > 0.6 && FieldGuess.priceScore(column, in: survey) > 0
    }
    if arePrices || isPriced {
      bonus += 0.8
    }
    bonus += 0.25 * Double(min(4, survey.tellingColumns))
    if candidate.shape.isGrouped {
      let name = candidate.shape.levels[1].path.keys.last ?? ""
      bonus += 0.6 * ColumnWords.strength(of: name, for: .children)
    }
    return bonus
  }

  private static func areTexts(_ candidate: Candidate) -> Bool {
    let entries =
      candidate.shape.isGrouped ? candidate.children.first?.entries ?? [] : candidate.entries
    let texts = entries.prefix(200).count { entry in
      if case .text = entry.value.kind { true } else { false }
    }
    return texts * 2 > min(200, entries.count)
  }
}
