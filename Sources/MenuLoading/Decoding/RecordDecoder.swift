internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// Makes sections and records of a value, as a reading says.
struct RecordDecoder {
  let root: Value
  let reading: Reading
  let options: ReadingOptions
  let file: SourceFile
  /// How many threads may work.
  let jobs: Int
  /// The columns of each level below the outermost, for the items.
  let inner: [ColumnSurvey]

  var set: RecordSet
  var problems: Problems
  var rows: RowDecoder
  private var untitled: (count: Int, first: Range<Int>?) = (0, nil)
  /// Sections made while decoding, by their titles from the outer one in.
  var places: [[String]: Int] = [:]
  /// Where rows of a flat list belong that do not say so.
  var heading: Record.Placement = .none
  /// What the last row of a flat list said for its groups, or the rows before it.
  var lastGroups: [[String]] = []
  /// The names of the last row's sections: rows that follow each other mostly share them.
  var lastNames: [String] = []

  init(
    root: Value, reading: Reading, options: ReadingOptions, file: SourceFile,
    inner: [ColumnSurvey], jobs: Int
  ) {
    self.jobs = jobs
    self.root = root
    self.reading = reading
    self.options = options
    self.file = file
    self.inner = inner
    set = RecordSet(files: [file])
    problems = Problems(file)
    rows = Self.rowDecoder(reading, options, file, inner)
  }

  private static func rowDecoder(
    _ reading: Reading, _ options: ReadingOptions, _ file: SourceFile, _ inner: [ColumnSurvey]
  ) -> RowDecoder {
    let levels = reading.shape.levels
    let rowLevel =
      reading.hasSubsections && reading.shape.isGrouped && levels.count > 2
      ? 2 : reading.shape.rowLevel
    var map = reading.rows
    if rowLevel == 2 {
      var mapper = FieldMapper(survey: inner[1], options: options, taken: [])
      map = mapper.map()
    }
    var items: ItemDecoder?
    for place in levels.indices.dropFirst(rowLevel + 1).reversed() {
      let survey = inner[place - 1]
      let next: Set<ColumnPath> = place + 1 < levels.count ? [levels[place + 1].path] : []
      var mapper = FieldMapper(
        survey: survey, options: ReadingOptions(language: options.language),
        taken: next.filter { !$0.isEmpty })
      items = .level(levels[place], mapper.map(), inner: items, language: options.language)
    }
    var plan = RowPlan(map: map, groupBy: rowLevel == 2 ? [] : reading.groupBy)
    plan.items = rowLevel + 1 < levels.count ? levels[rowLevel + 1] : nil
    plan.hidden = Set(reading.flat.hiddenColumns.map(\.column))
    plan.kept = Set(options.shownColumns)
    plan.languageColumns = languageColumns(reading.columns, options.language)
    return RowDecoder(
      plan, level: levels[rowLevel], items: items, options: options, file: file,
      joins: reading.joins)
  }

  /// The names of columns that differ in language only, the wanted one first, then English.
  private static func languageColumns(
    _ columns: [Column], _ language: String
  ) -> [String: [String]] {
    var sets: [String: [String]] = [:]
    for column in columns where !column.languageColumns.isEmpty {
      let members = ValueMap(
        keys: column.languageColumns.map { ValueMap.Key($0.language) },
        values: column.languageColumns.map { Value(.text($0.name)) })
      let first = Languages.choose(from: members, language: language)?.scalarText
      let rest = column.languageColumns.map(\.name).filter { $0 != first }
      sets[column.path.column] = [first].compactMap(\.self) + rest
    }
    return sets
  }

  /// Everything, with what was noticed on the way.
  consuming func decode() -> (set: RecordSet, diagnostics: [Diagnostic]) {
    guard let value = root.value(at: reading.shape.root.keys) else { return (set, []) }
    let collection = Collection(value, as: reading.shape.levels[0].form)
    if reading.shape.isGrouped {
      decodeGroups(collection)
    } else if reading.flat.parent != nil {
      decodeTree(collection)
    } else {
      decodeFlat(collection)
    }
    orderSubsections()
    SectionColumns(reading.rows).removeRepeated(&set)
    if let first = untitled.first, !reading.rows.titles.isEmpty {
      let count = untitled.count
      let title = reading.rows.title.map { "‘\($0)’" } ?? "title"
      problems.add(
        .warning, .rowWithoutTitle,
        count == 1
          ? "this row has no \(title): the first text it has stands in"
          : "this row has no \(title), and \(count - 1) more have none: the first text of each stands in",
        at: first)
    }
    for (id, range) in rows.unmatched.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
      problems.add(
        .warning, .joinUnmatched,
        "the joined data has no row for ‘\(id)’: the section is called so",
        at: range)
    }
    return (set, problems.all())
  }

  /// Adds a row to the records.
  mutating func append(
    _ result: consuming RowDecoder.Result, _ placement: Record.Placement, _ range: ByteRange
  ) {
    let isUntitled = result.isUntitled
    var record = Record(taking: &result, at: range)
    record.placement = placement
    append(record, isUntitled: isUntitled)
  }

  /// Adds a record that has its place.
  mutating func append(_ record: consuming Record, isUntitled: Bool) {
    if isUntitled { noteUntitled(at: record.range) }
    set.records.append(record)
  }

  /// Notes that a row has no title of its own.
  mutating func noteUntitled(at range: ByteRange) {
    untitled = (untitled.count + 1, untitled.first ?? range.offsets)
  }
}
