internal import MenuKit

/// Our words for the parts of a row (or of a section), and where the data has each.
package struct FieldMap: Sendable {
  /// Where titles come from: the first that leads to something counts.
  var titles: [FieldGuess.Title] = []
  /// The other parts: the first path that leads to something counts.
  package internal(set) var paths: [FieldName: [ColumnPath]] = [:]
  /// Columns that each hold the price of one size.
  package internal(set) var sizes: [ColumnPath] = []
  /// Columns of yes and no whose name is what a badge or a tag says.
  var flags: Set<ColumnPath> = []
  /// Whether the key of a row's map is its badge: the method of a request.
  var keyIsBadge = false
  /// Whether every row of the sample has the first title, so that no other can stand in.
  var titleIsEverywhere = false
  /// What the value of a map from name to scalar is: a price, a link or a summary.
  var value: FieldName = .summary
  /// How texts are to be read, where the configuration says so.
  var formats: [FieldName: MenuText.Format] = [:]

  /// The title's column as `fields` would name it; nil when titles are the keys of a map.
  package var title: ColumnPath? {
    for case .path(let path) in titles { return path }
    return nil
  }
}

/// Fills a field map from what the columns are like; what the configuration says comes first.
struct FieldMapper {
  let survey: ColumnSurvey
  let options: ReadingOptions
  /// Columns that are taken already: what rows are grouped by, their collections.
  var taken: Set<ColumnPath>
  /// Whether it is for sections: then prices and the like are not looked for.
  var isForSections = false
  /// Parts that the configuration says are not there.
  private var off: Set<FieldName> = []

  init(
    survey: ColumnSurvey, options: ReadingOptions, taken: Set<ColumnPath>,
    isForSections: Bool = false
  ) {
    self.survey = survey
    self.options = options
    self.taken = taken
    self.isForSections = isForSections
  }

  mutating func map() -> FieldMap {
    var map = FieldMap()
    map.value = survey.fieldOfScalars
    declare(&map)
    addTitles(&map)
    if !isForSections {
      addSizes(&map)
      if map.sizes.isEmpty { add(.price, best(priceScore), to: &map) }
    }
    addPictures(&map)
    add(.id, best(idScore), to: &map)
    add(.link, best(linkScore), to: &map)
    addLinkOfTitle(&map)
    addTexts(&map)
    if !isForSections {
      add(.tags, best(tagsScore), to: &map)
      add(.badge, best(badgeScore), to: &map)
      if map.paths[.badge] == nil, !off.contains(.badge), keysAreKinds(map) {
        map.keyIsBadge = true
      }
    }
    return map
  }

  /// What `fields` says, as far as these rows have such columns.
  private mutating func declare(_ map: inout FieldMap) {
    for (field, source) in options.fields where field != .children {
      let paths = source.paths.compactMap { survey.path(named: $0) }
      if options.leavesOut(field), paths.isEmpty {
        off.insert(field)
        continue
      }
      let isKey = source.paths.contains { $0 == "key" } && survey.keys.scalars > 0
      map.formats[field] = source.format
      if field == .title {
        map.titles = source.paths.compactMap { name in
          survey.path(named: name).map(FieldGuess.Title.path)
            ?? (isKey && name == "key" ? .key : nil)
        }
      } else if field == .badge, isKey, paths.isEmpty {
        map.keyIsBadge = true
      } else if field == .sizes {
        map.sizes = paths
      } else if !paths.isEmpty {
        map.paths[field] = paths
        if field == .badge || field == .tags { addFlags(paths, to: &map) }
      }
      // Titles after the first only stand in where it is missing.
      taken.formUnion(field == .title ? Array(paths.prefix(1)) : paths)
    }
  }

  /// Columns of nothing but yes and no, in whatever words.
  private func addFlags(_ paths: [ColumnPath], to map: inout FieldMap) {
    for path in paths {
      guard let values = survey[path]?.statistics, values.scalars > 0,
        values.booleans == values.scalars || values.areYesOrNo
      else { continue }
      map.flags.insert(path)
    }
  }

  private mutating func addSizes(_ map: inout FieldMap) {
    guard map.sizes.isEmpty, map.paths[.price] == nil, !off.contains(.sizes) else { return }
    map.sizes = SizeColumns.find(in: survey, but: taken)
    taken.formUnion(map.sizes)
  }

  private mutating func addTitles(_ map: inout FieldMap) {
    let guesses = FieldGuess.titles(of: survey, but: taken)
    let isDeclared = !map.titles.isEmpty
    // Rows without the first get the next; those that would never do are left alone.
    let others = guesses.filter { guess in !map.titles.contains(guess.title) }
    let wanted = isDeclared ? max(0, 3 - map.titles.count) : 3
    let more = others.prefix(wanted).filter { isDeclared || $0.score > -4 }
    map.titles += more.map(\.title)
    switch map.titles.first {
    case .path(let path):
      if !isDeclared { taken.insert(path) }
      map.titleIsEverywhere = survey[path].map { $0.statistics.filled == survey.count } ?? false
    case .key: map.titleIsEverywhere = survey.keys.scalars == survey.count
    case nil: break
    }
  }

  private mutating func add(_ field: FieldName, _ column: Column?, to map: inout FieldMap) {
    guard map.paths[field] == nil, !off.contains(field), let column else { return }
    map.paths[field] = [column.path]
    taken.insert(column.path)
  }

  /// The column with the highest score above 0 that is not taken.
  private func best(_ score: (Column) -> Double) -> Column? {
    var best: (column: Column, score: Double)?
    for column in survey.columns where isFree(column) {
      let score = score(column)
      if score > max(0, best?.score ?? 0) { best = (column, score) }
    }
    return best?.column
  }

  private func isFree(_ column: Column) -> Bool {
    !taken.contains { taken in column.path.keys.starts(with: taken.keys) }
  }

  private func priceScore(_ column: Column) -> Double {
    FieldGuess.priceScore(column, in: survey) - 0.01 * Double(column.place)
  }

  private mutating func addPictures(_ map: inout FieldMap) {
    add(.selectedIcon, best { iconScore($0, isSelected: true) }, to: &map)
    add(.icon, best { iconScore($0, isSelected: false) }, to: &map)
    add(.image, best(imageScore), to: &map)
  }

  /// A name, a path or an address of a picture; small ones are made for an index.
  private func iconScore(_ column: Column, isSelected: Bool) -> Double {
    let values = column.statistics
    let hint = column.hint(.icon)
    guard values.texts > 0, hint > 0, values.averageLength < 200,
      values.withBlanks * 2 < values.texts
    else { return -1 }
    let hasMark = column.hint(.selectedIcon) > 0
    guard hasMark == isSelected else { return -1 }
    let isSmall = ColumnWords.parts(of: column.name).contains("small")
    return hint + (isSmall ? 0.5 : 0) - 0.3 * Double(column.nesting)
  }

  private func imageScore(_ column: Column) -> Double {
    let values = column.statistics
    guard values.texts > 0, values.texts == values.scalars else { return -1 }
    let pictures = values.share(.picture)
    let places = values.share(.address, .path, .code)
    let hint = column.hint(.image)
    guard pictures > 0.5 || hint >= 0.4 && places > 0.5 else { return -1 }
    return pictures + hint - 0.3 * Double(column.nesting) - 0.01 * Double(column.place)
  }

  private func linkScore(_ column: Column) -> Double {
    let values = column.statistics
    guard values.texts > 0, values.share(.picture) < 0.5 else { return -1 }
    let addresses = values.share(.address)
    let hint = column.hint(.link)
    guard addresses > 0.8 || hint >= 0.7 && values.share(.path) > 0.5 else { return -1 }
    let coverage = survey.coverage(column)
    return 0.2 + hint + coverage - 0.8 * Double(column.nesting) - 0.01 * Double(column.place)
      - column.hint(.image)
  }

  /// A row that has nothing but an address is called by it and leads to it.
  private func addLinkOfTitle(_ map: inout FieldMap) {
    guard map.paths[.link] == nil, !off.contains(.link), case .path(let path)? = map.titles.first,
      let values = survey[path]?.statistics, values.share(.address, .path) > 0.8,
      values.share(.picture) == 0
    else { return }
    map.paths[.link] = [path]
  }

  private func idScore(_ column: Column) -> Double {
    let values = column.statistics
    let hint = column.hint(.id)
    guard hint > 0.5, values.uniqueness > 0.95, survey.coverage(column) > 0.9,
      values.fractions == 0, values.averageLength < 80
    else { return -1 }
    let exact = ["id", "_id", "uuid", "guid"].contains(column.name.lowercased()) ? 1.0 : 0
    return hint + exact - 0.7 * Double(column.nesting) - 0.01 * Double(column.place)
  }

  /// The short text becomes the summary, the long one the detail.
  private mutating func addTexts(_ map: inout FieldMap) {
    add(.detail, best { textScore($0, isLong: true) }, to: &map)
    add(.summary, best { textScore($0, isLong: false) }, to: &map)
  }

  private func textScore(_ column: Column, isLong: Bool) -> Double {
    let values = column.statistics
    guard values.texts > 0, values.share(.text) > 0.5 else { return -1 }
    let length = values.averageLength
    let short = column.hint(.summary)
    let long = column.hint(.detail)
    let isProse = values.withBlanks * 2 > values.texts || length > 30
    guard short + long > 0.3 || isProse && length >= 24 && values.uniqueness > 0.5 else {
      return -1
    }
    let breaks = Double(values.withLineBreaks) / Double(values.texts)
    let readsLong = long - short + (length > 160 ? 1 : length > 90 ? 0.2 : -0.4) + breaks > 0.3
    guard readsLong == isLong else { return -1 }
    return 0.3 + max(short, long) + min(1, length / 100) - 0.6 * Double(column.nesting)
      - 0.02 * Double(column.place)
  }

  private func tagsScore(_ column: Column) -> Double {
    let lists = column.statistics.lists
    guard lists.filled > 0, lists.texts * 10 >= lists.elements * 9 else { return -1 }
    let length = Double(lists.wholeLength) / Double(max(1, lists.elements))
    guard length < 30 else { return -1 }
    return column.hint(.tags) + (lists.repeated > 0.3 ? 0.3 : 0) - 0.2 * Double(column.nesting)
  }

  /// Keys that come again in many maps say of what kind a row is, where it is called otherwise.
  private func keysAreKinds(_ map: FieldMap) -> Bool {
    guard survey.keys.scalars >= 3, survey.keys.uniqueness <= 0.7, map.titles.first != .key else {
      return false
    }
    return survey.keys.averageLength < 16
  }

  private func badgeScore(_ column: Column) -> Double {
    let values = column.statistics
    guard values.texts > 0, values.averageLength < 16, values.uniqueness < 0.7 else { return -1 }
    return column.hint(.badge) >= 0.7 ? column.hint(.badge) : -1
  }
}

extension ColumnSurvey {
  /// The column that a name in `fields` or `group_by` means: one of exactly that name first, else
  /// the way through maps that its dots show.
  func path(named name: String) -> ColumnPath? {
    let whole = ColumnPath([name])
    if self[whole] != nil { return whole }
    let parts = ColumnPath(name.split(separator: ".").map(String.init))
    if self[parts] != nil { return parts }
    // A place in a list, or a language of a text, is no column of its own.
    for end in stride(from: parts.keys.count - 1, to: 0, by: -1) {
      let outer = ColumnPath(Array(parts.keys[..<end]))
      guard let column = self[outer] else { continue }
      let next = parts.keys[end]
      if column.isLanguageMap && Languages.isLanguage(next) { return parts }
      if column.statistics.lists.count > 0 && Int(next) != nil { return parts }
      // A column beyond what the sample has seen, inside a map that it knows.
      if column.statistics.maps > 0 && end >= 3 { return parts }
    }
    return columns.first { column in
      column.languageColumns.contains { $0.name == name }
    } == nil ? nil : whole
  }

  /// The names to suggest from.
  var names: [String] {
    columns.flatMap { [$0.path.description] + $0.languageColumns.map(\.name) }
  }
}
