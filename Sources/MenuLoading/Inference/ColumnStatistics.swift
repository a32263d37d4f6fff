internal import MenuModel

/// What the values of one column are like, counted over a sample of rows.
struct ColumnStatistics: Sendable {
  /// Rows in which the column has something.
  private(set) var filled = 0
  private(set) var numbers = 0
  private(set) var booleans = 0
  private(set) var texts = 0
  /// Texts by form, and numbers as form `number`.
  private(set) var forms: [TextForm: Int] = [:]
  /// Numbers and amounts with one or two decimals.
  private(set) var fractions = 0
  private(set) var negatives = 0
  private(set) var wholeLength = 0
  private(set) var longest = 0
  private(set) var shortest = Int.max
  private(set) var withBlanks = 0
  private(set) var withLineBreaks = 0
  private(set) var withLetters = 0
  /// How often each value is there, by its text.
  private(set) var counts: [String: Int] = [:]
  /// How often a value differs from the one before.
  private(set) var runs = 0
  private(set) var lists = ListStatistics()
  private(set) var maps = 0
  private(set) var firstRow: Int?
  /// Where and what the first value is.
  private(set) var sample: Value?
  private var last = ""
  /// The last text that was measured. Rows of one section follow each other and mostly say so in a
  /// column.
  private var measured: (text: String, traits: TextTraits)?

  /// What the lists in a column are like.
  struct ListStatistics: Sendable {
    /// Rows with a list, and with one that is not empty.
    var count = 0
    var filled = 0
    var elements = 0
    var texts = 0
    var numbers = 0
    var maps = 0
    /// Maps that have a name, as categories and labels have.
    var named = 0
    var lists = 0
    var sizes: Set<Int> = []
    var wholeLength = 0
    var counts: [String: Int] = [:]
  }

  /// Counts a value that is something; `row` is the row's place in the sample.
  mutating func add(_ value: Value, row: Int) {
    switch value.kind {
    case .null: return
    case .boolean:
      note(value, row)
      booleans += 1
      count(value.scalarText ?? "")
    case .number(let text):
      note(value, row)
      numbers += 1
      forms[.number, default: 0] += 1
      let traits = TextTraits(text)
      if traits.hasFraction { fractions += 1 }
      if text.utf8.first == ASCII.minus { negatives += 1 }
      measure(traits)
      count(text)
    case .text:
      guard let text = value.scalarText else { return }
      note(value, row)
      texts += 1
      let traits = traits(of: text)
      forms[traits.form, default: 0] += 1
      if traits.hasFraction { fractions += 1 }
      measure(traits)
      count(text)
    case .list(let values):
      if !values.isEmpty { note(value, row) }
      addList(values)
    case .map(let map):
      if map.count > 0 { note(value, row) }
      maps += 1
    }
  }

  private mutating func note(_ value: Value, _ row: Int) {
    filled += 1
    if sample == nil { (sample, firstRow) = (value, row) }
  }

  private mutating func traits(of text: String) -> TextTraits {
    if let measured, measured.text == text { return measured.traits }
    let traits = TextTraits(text)
    measured = (text, traits)
    return traits
  }

  private mutating func measure(_ traits: TextTraits) {
    wholeLength += traits.length
    longest = max(longest, traits.length)
    shortest = min(shortest, traits.length)
    if traits.blanks > 0 { withBlanks += 1 }
    if traits.hasLineBreak { withLineBreaks += 1 }
    if traits.hasLetters { withLetters += 1 }
  }

  private mutating func count(_ text: String) {
    counts[text, default: 0] += 1
    if runs == 0 || text != last { runs += 1 }
    last = text
  }

  private mutating func addList(_ values: [Value]) {
    lists.count += 1
    guard !values.isEmpty else { return }
    lists.filled += 1
    lists.elements += values.count
    lists.sizes.insert(values.count)
    for value in values {
      switch value.kind {
      case .text, .boolean: lists.texts += 1
      case .number: lists.numbers += 1
      case .map:
        lists.maps += 1
        // Names are looked for in few: long lists of objects are no categories.
        if values.count <= 8, let name = FieldGuess.shortName(of: value) {
          lists.named += 1
          lists.counts[name, default: 0] += 1
          lists.wholeLength += name.unicodeScalars.count
        }
      case .list: lists.lists += 1
      case .null: continue
      }
      if let text = value.scalarText {
        lists.counts[text, default: 0] += 1
        lists.wholeLength += text.unicodeScalars.count
      }
    }
  }
}

extension ColumnStatistics {
  var distinct: Int { counts.count }

  /// Scalar values; the rest are lists and maps.
  var scalars: Int { numbers + booleans + texts }

  var averageLength: Double { scalars == 0 ? 0 : Double(wholeLength) / Double(scalars) }

  /// The share of scalars of some forms.
  func share(_ wanted: TextForm...) -> Double {
    scalars == 0 ? 0 : Double(wanted.reduce(0) { $0 + (forms[$1] ?? 0) }) / Double(scalars)
  }

  /// 1 when every value is there once.
  var uniqueness: Double { scalars == 0 ? 0 : Double(distinct) / Double(scalars) }

  /// 1 when equal values always follow each other.
  var contiguity: Double {
    scalars <= distinct ? 1 : Double(scalars - runs) / Double(scalars - distinct)
  }

  /// The share of distinct values that are there once only.
  var singles: Double {
    counts.isEmpty ? 0 : Double(counts.count { $0.value == 1 }) / Double(counts.count)
  }

  /// The share of rows that the commonest value has.
  var dominance: Double { Double(counts.values.max() ?? 0) / Double(max(1, scalars)) }

  /// Whether all values are words or marks for yes and no.
  var areYesOrNo: Bool {
    counts.count <= 4
      && counts.keys.allSatisfy { text in
        [
          "yes", "no", "y", "n", "true", "false", "x", "-", "✓", "✔", "✗", "ja", "nein", "oui",
          "non",
          "sí", "si", "да", "нет", "是", "否", "有", "無", "0", "1", "on", "off",
        ].contains(text.lowercased())
      }
  }

  /// Whether all values are whole numbers in digits.
  var isWhole: Bool { fractions == 0 && share(.number) == 1 }
}

extension ColumnStatistics.ListStatistics {
  /// Elements for each list that has some.
  var averageSize: Double { filled == 0 ? 0 : Double(elements) / Double(filled) }

  /// The share of scalar elements whose text is in the column more than once.
  var repeated: Double {
    let all = counts.values.reduce(0, +)
    guard all > 0 else { return 0 }
    return Double(counts.values.reduce(0) { $0 + ($1 > 1 ? $1 : 0) }) / Double(all)
  }
}
