internal import MenuModel

/// A column of rows: where it is, and what its values are like.
struct Column: Sendable {
  var path: ColumnPath { didSet { meanings = NameMeanings(name) } }
  /// What its name hints at.
  private(set) var meanings: NameMeanings
  var statistics: ColumnStatistics
  /// Whether its values are maps from language to text, counted by their texts.
  var isLanguageMap = false
  /// For the columns `name_en`, `name_fr` taken as one: the columns by language.
  var languageColumns: [(name: String, language: String)] = []
  /// Columns before it, for the order of the file.
  var place: Int

  /// Whether it lies in the one map that has most of what rows say: no more than an envelope.
  var isWrapped = false

  init(path: ColumnPath, statistics: ColumnStatistics = ColumnStatistics(), place: Int = 0) {
    self.path = path
    self.statistics = statistics
    self.place = place
    meanings = NameMeanings(path.keys.last ?? "")
  }

  var depth: Int { path.keys.count }

  /// How deep it lies below the columns that rows are made of.
  var nesting: Int { max(0, depth - (isWrapped ? 2 : 1)) }
}

/// The columns of a sample of rows, nested ones too.
struct ColumnSurvey {
  private(set) var columns: [Column] = []
  /// Rows in the sample that are maps.
  private(set) var rows = 0
  /// Rows in the sample that are scalars, which have no columns.
  private(set) var scalars = 0
  /// Scalar rows that are numbers or amounts.
  private(set) var numbers = 0
  /// Scalar rows that are numbers with decimals, or amounts, and that are booleans.
  private(set) var fractions = 0
  private(set) var booleans = 0
  /// Scalar rows that lead somewhere.
  private(set) var addresses = 0
  /// The names of the collection's members as a column of their own.
  private(set) var keys = ColumnStatistics()
  /// All rows of the sample.
  private(set) var count = 0
  private var places: [ColumnPath: Int] = [:]
  /// Columns of which another has the same values: asked for often, and long to find.
  private var twins: Set<ColumnPath> = []
  /// The columns of the last row's members: rows of a table have the same in the same order.
  private var lastPlaces: [(name: String, place: Int)] = []

  private static let deepest = 4
  private static let mostColumns = 400

  /// Linear in the sample's cells.
  init(_ entries: [Collection.Entry], language: String = "en") {
    for entry in entries {
      if let key = entry.key { keys.add(Value(.text(key.name)), row: count) }
      if case .map(let map) = entry.value.kind {
        add(map, under: [], language: language)
        rows += 1
      } else if entry.value.isScalar, !entry.value.isNothing {
        scalars += 1
        if case .boolean = entry.value.kind { booleans += 1 }
        if let text = entry.value.scalarText {
          let traits = TextTraits(text)
          switch traits.form {
          case .number, .amount:
            numbers += 1
            if traits.hasFraction || traits.form == .amount { fractions += 1 }
          case .address, .path: addresses += 1
          default: break
          }
        }
      }
      count += 1
    }
    joinLanguageColumns()
    markWrapped()
    twins = columns.count < 60 ? Set(columns.filter(findsTwin).map(\.path)) : []
  }

  /// Finds a map that has three of five columns that tell rows apart: `properties` of a place on a
  /// map, `attributes` of a resource.
  private mutating func markWrapped() {
    let telling = columns.filter { $0.statistics.distinct > 1 || rows == 1 }
    var inside: [String: Int] = [:]
    for column in telling where column.depth > 1 { inside[column.path.column, default: 0] += 1 }
    guard let most = inside.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value >= 2, most.value * 5 >= telling.count * 3
    else { return }
    for place in columns.indices where columns[place].depth > 1 {
      columns[place].isWrapped = columns[place].path.column == most.key
    }
  }

  private mutating func add(_ map: ValueMap, under path: [String], language: String) {
    for (member, (key, value)) in zip(map.keys, map.values).enumerated() where !value.isNothing {
      if case .map(let inner) = value.kind {
        let here = path + [key.name]
        if Languages.isLanguageMap(inner) {
          addLanguages(inner, at: ColumnPath(here), language: language)
        } else {
          note(value, at: ColumnPath(here))
          if here.count < Self.deepest { add(inner, under: here, language: language) }
        }
      } else if path.isEmpty {
        note(value, as: key.name, member)
      } else {
        note(value, at: ColumnPath(path + [key.name]))
      }
    }
  }

  /// Counts a row's own member, which mostly is called as the one in that place was before.
  private mutating func note(_ value: Value, as name: String, _ member: Int) {
    if member < lastPlaces.count, lastPlaces[member].name == name {
      return columns[lastPlaces[member].place].statistics.add(value, row: count)
    }
    guard let place = place(of: ColumnPath([name])) else { return }
    if member < lastPlaces.count {
      lastPlaces[member] = (name, place)
    } else if member == lastPlaces.count {
      lastPlaces.append((name, place))
    }
    columns[place].statistics.add(value, row: count)
  }

  private mutating func addLanguages(_ map: ValueMap, at path: ColumnPath, language: String) {
    guard let chosen = Languages.choose(from: map, language: language),
      let place = place(of: path)
    else { return }
    columns[place].isLanguageMap = true
    columns[place].statistics.add(chosen, row: count)
  }

  private mutating func note(_ value: Value, at path: ColumnPath) {
    guard let place = place(of: path) else { return }
    columns[place].statistics.add(value, row: count)
  }

  /// The place of a column, made when it is new; nil when there are too many.
  private mutating func place(of path: ColumnPath) -> Int? {
    if let place = places[path] { return place }
    guard columns.count < Self.mostColumns else { return nil }
    places[path] = columns.count
    columns.append(Column(path: path, place: columns.count))
    return columns.count - 1
  }

  /// Takes `name_en` and `name_fr` for one column `name`.
  private mutating func joinLanguageColumns() {
    let top = columns.filter { $0.depth == 1 && $0.statistics.texts > 0 }.map(\.path.column)
    for (base, members) in Languages.columnSets(top) {
      let path = ColumnPath([base])
      guard let first = places[ColumnPath([members[0].name])] else { continue }
      if let own = places[path] {
        columns[own].languageColumns = members
      } else {
        var column = columns[first]
        column.path = path
        column.languageColumns = members
        columns[first] = column
        places[path] = first
      }
      let taken = Set(members.map(\.name))
      columns.removeAll { $0.depth == 1 && taken.contains($0.path.column) }
      places = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1.path, $0) })
    }
  }

  /// Whether another column has the same values.
  func hasTwin(_ column: Column) -> Bool { twins.contains(column.path) }

  private func findsTwin(_ column: Column) -> Bool {
    let own = column.statistics
    guard own.distinct > 1 else { return false }
    return columns.contains { other in
      guard other.path != column.path, other.statistics.distinct == own.distinct,
        other.statistics.filled == own.filled
      else { return false }
      let same = own.counts.keys.count { other.statistics.counts[$0] != nil }
      return same * 5 >= own.distinct * 4
    }
  }

  /// Whether scalars are some numbers, some texts, some yes or no: the settings of a program.
  var areScalarsMixed: Bool {
    let kinds = [numbers, booleans, scalars - numbers - booleans]
    return (kinds.max() ?? 0) * 10 < scalars * 9
  }

  /// Whether what rows would be called by is an address or a picture.
  var leadsElsewhere: Bool {
    guard case .path(let path)? = FieldGuess.title(of: self), let values = self[path]?.statistics
    else { return false }
    return values.share(.address, .picture) > 0.5
  }

  /// The share of rows that have each column, on average: little where the rows are of several kinds.
  var averageCoverage: Double {
    let leaves = columns.filter { $0.statistics.scalars > 0 && $0.depth <= 2 }
    guard !leaves.isEmpty else { return 1 }
    return leaves.reduce(0) { $0 + min(1, coverage($1)) } / Double(leaves.count)
  }

  /// Columns that most rows have and that tell them apart: how much there is to say of a row.
  var tellingColumns: Int {
    columns.count { column in
      let values = column.statistics
      return column.depth <= 2 && values.scalars > 0 && values.distinct > 1
        && values.booleans == 0 && coverage(column) > 0.5
    }
  }

  /// What the scalars that names have mostly are: prices, links or explanations.
  var fieldOfScalars: FieldName {
    if numbers * 5 > scalars * 4 { return .price }
    return addresses * 5 > scalars * 4 ? .link : .summary
  }

  subscript(path: ColumnPath) -> Column? { places[path].map { columns[$0] } }

  /// The share of the sample's rows in which a column has something.
  func coverage(_ column: Column) -> Double {
    Double(column.statistics.filled) / Double(max(1, rows))
  }
}
