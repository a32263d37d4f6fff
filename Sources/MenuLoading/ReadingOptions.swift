package import MenuKit
package import MenuModel

/// What the configuration and the command line say about how data is read. All of it is optional:
/// what is not said is inferred.
package struct ReadingOptions: Sendable {
  /// `group_by`: the column whose repeated values become sections; a second one makes sub-sections.
  package var groupBy: [String]
  /// `fields`: where the parts of a row are found in the data.
  package var fields: [FieldName: FieldSource]
  /// `rows`: the path of the list to read inside an envelope (`data.items`).
  package var rows: String?
  /// `header`: whether a table's first line names its columns; nil to find out.
  package var hasHeader: Bool?
  /// `encoding`: a name that iconv knows; nil for UTF-8, or UTF-16 by its mark.
  package var encoding: String?
  /// `levels`: what a third level becomes; nil to find out.
  package var levels: Levels?
  /// `price_unit: cents`: prices are whole numbers of the hundredth part.
  package var pricesAreCents: Bool
  /// `join`: columns of this data that name a row of other data.
  package var joins: [Join]
  /// `parent`: the column of a flat list that names a row's parent by its id.
  package var parent: String?
  /// `language`: chosen where a text is given in several languages.
  package var language: String
  /// `columns`: what a table is asked to show, which stays among the fields of a row.
  package var shownColumns: [String] = []
  /// Where all this was written, for messages.
  package var places = SettingPlaces()

  package enum Levels: String, Sendable, CaseIterable {
    /// The names of the third level stand in the detail of their row.
    case detail
    /// The second level becomes sub-sections, the third their rows.
    case subsections
  }

  package init(
    groupBy: [String] = [], fields: [FieldName: FieldSource] = [:], rows: String? = nil,
    hasHeader: Bool? = nil, encoding: String? = nil, levels: Levels? = nil,
    pricesAreCents: Bool = false, joins: [Join] = [], parent: String? = nil,
    language: String = "en"
  ) {
    self.groupBy = groupBy
    self.fields = fields
    self.rows = rows
    self.hasHeader = hasHeader
    self.encoding = encoding
    self.levels = levels
    self.pricesAreCents = pricesAreCents
    self.joins = joins
    self.parent = parent
    self.language = language
  }
}

extension ReadingOptions {
  /// Whether the configuration says that no column fills a part: `image: none`, `id: []`.
  func leavesOut(_ field: FieldName) -> Bool {
    guard let paths = fields[field]?.paths else { return false }
    return paths.allSatisfy { $0 == Reading.none }
  }
}

/// A column that names, by id, a row of another list or file, whose title then stands in its place.
///
/// In `menugen.yml`: `join: {provinceCode: {data: provinces.csv, id: code, title: name}}`.
package struct Join: Sendable, Equatable {
  package var column: String
  /// A file beside the data, or the path of a list in the same file.
  package var data: String
  package var id: String
  package var title: String

  package init(column: String, data: String, id: String, title: String) {
    self.column = column
    self.data = data
    self.id = id
    self.title = title
  }
}

/// Where a part of a row is found: the first of these paths that leads to something.
package struct FieldSource: Sendable, Equatable {
  /// Columns, or paths into nested values: `name.en`.
  package var paths: [String]
  /// `as: markdown` or `as: html`: how the text is to be read; plain when nothing is said.
  package var format: MenuText.Format

  package init(_ paths: [String], format: MenuText.Format = .plain) {
    self.paths = paths
    self.format = format
  }
}
