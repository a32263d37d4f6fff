internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// Makes rows of the front matter of Markdown files: its columns are those of a table whose rows
/// are the files.
struct FrontMatterRows {
  private let plan: RowPlan
  private let options: ReadingOptions

  /// Looks at the front matter of all files, to find what its columns are.
  init(_ fields: [ValueMap], options: ReadingOptions) {
    self.options = options
    let entries = fields.map { Collection.Entry(key: nil, value: Value(.map($0))) }
    var mapper = FieldMapper(
      survey: ColumnSurvey(entries, language: options.language), options: options, taken: [])
    var map = mapper.map()
    // The title is the document's: from `title`, its first heading, or its file's name.
    map.titles = map.titles.filter { $0 == .path(ColumnPath(["title"])) }
    plan = RowPlan(map: map)
  }

  /// The row of a file's front matter; without a title when it has none.
  func row(of fields: ValueMap, in file: SourceFile) -> MenuRow {
    let level = Shape.Level(path: ColumnPath([]), form: .list, wrapper: ColumnPath([]))
    var decoder = RowDecoder(
      plan, level: level, items: nil, options: options, file: file, joins: [])
    let entry = Collection.Entry(key: nil, value: Value(.map(fields)))
    guard var row = decoder.decode(entry)?.row else { return MenuRow() }
    row.title = fields["title"]?.scalarText ?? ""
    return row
  }
}
