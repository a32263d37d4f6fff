/// Columns that each hold the price of one size: Small, Medium, Large.
enum SizeColumns {
  /// The columns, in their order; empty when prices stand in one column, as they mostly do.
  static func find(in survey: ColumnSurvey, but taken: Set<ColumnPath>) -> [ColumnPath] {
    let free = survey.columns.filter { column in
      !taken.contains { column.path.keys.starts(with: $0.keys) } && readsLikeAmounts(column)
    }
    var sets: [[String]: [Column]] = [:]
    for column in free { sets[Array(column.path.keys.dropLast()), default: []].append(column) }
    let hasPrice = survey.columns.contains { $0.depth == 1 && $0.hint(.price) == 1 && $0.isScalar }
    let ordered = sets.values.sorted { $0[0].place < $1[0].place }
    for columns in ordered {
      let isInside = columns[0].depth > 1
      if hasPrice, !isInside || columns[0].outerHint(.price) == 0 { continue }
      if let sizes = sizes(columns, survey) { return sizes.map(\.path) }
    }
    return []
  }

  private static func readsLikeAmounts(_ column: Column) -> Bool {
    let values = column.statistics
    return values.scalars >= 1 && values.share(.number, .amount) >= 0.9 && values.negatives == 0
      && values.scalars * 10 >= values.filled * 9
  }

  /// Those of columns beside each other that are sizes: by their names, or as what stands under a
  /// name that says price; else because each has more than the one before it, in cents.
  private static func sizes(_ columns: [Column], _ survey: ColumnSurvey) -> [Column]? {
    let named = columns.filter { isSize($0.name) }
    if named.count >= 2 { return named }
    let unnamed = columns.filter { !isOtherPrice($0.name) }
    if columns[0].depth > 1, columns[0].outerHint(.price) >= 0.7, unnamed.count >= 2,
      unnamed.count == columns.count
    {
      return columns
    }
    let plain = columns.filter { $0.hint(.measure) == 0 && $0.hint(.id) == 0 }
    guard (3...6).contains(plain.count), plain.allSatisfy({ $0.statistics.haveCents }),
      plain.allSatisfy({ !isOtherPrice($0.name) }), survey.rows >= 3,
      plain[0].name.contains(where: \.isLetter)
    else { return nil }
    return rises(plain) ? plain : nil
  }

  /// Whether the columns' amounts rise from one to the next, on the whole and at both ends.
  private static func rises(_ columns: [Column]) -> Bool {
    zip(columns, columns.dropFirst()).allSatisfy { left, right in
      let (low, high) = (left.statistics.amounts, right.statistics.amounts)
      guard let least = low.first, let most = low.last, let other = high.first,
        let top = high.last
      else { return false }
      return least < other && most < top && most < top * 1_000 && top <= most * 4
    }
  }

  /// `Small`, `XL`, `0,5 l`, `Ø 26 cm`, `Price (large)`, `preis_klein`.
  static func isSize(_ name: String) -> Bool {
    if isOtherPrice(name) { return false }
    let words = ColumnWords.parts(of: name)
    let prices = words.filter { ColumnWords.strength(of: $0, for: .price) == 1 }
    let rest = words.filter { ColumnWords.strength(of: $0, for: .price) < 1 }
    if rest.count == 1, ColumnWords.strength(of: rest[0], for: .size) == 1 { return true }
    guard let digit = name.firstIndex(where: { $0.isASCII && $0.isNumber }) else {
      return !prices.isEmpty && !rest.isEmpty
        && rest.contains { ColumnWords.strength(of: $0, for: .size) == 1 }
    }
    let units = name[digit...].filter { $0.isLetter || $0 == "\"" }.lowercased()
    return ["ml", "cl", "dl", "l", "g", "kg", "cm", "\"", "in", "inch", "oz", "pc", "pcs", "st"]
      .contains(units)
  }

  /// Whether a name is of a price that is no size's: a former one, a bound, a tax.
  private static func isOtherPrice(_ name: String) -> Bool {
    ColumnWords.parts(of: name).contains(where: otherPrices.contains)
  }

  private static let otherPrices: Set<String> = [
    "min", "max", "old", "sale", "from", "to", "until", "compare", "net", "gross", "tax", "vat",
    "cost", "discount", "list", "unit", "open", "close", "low", "high", "alt", "neu", "netto",
    "brutto", "steuer", "mwst", "currency", "total", "sum", "lat", "lon", "lng", "x", "y", "z",
  ]
}

extension Column {
  var isScalar: Bool { statistics.scalars > 0 }

  /// How strongly the name of the map that it lies in speaks for a meaning.
  func outerHint(_ meaning: ColumnWords.Meaning) -> Double {
    guard depth > 1 else { return 0 }
    let name = path.keys[depth - 2]
    if meaning == .price, ColumnWords.strength(of: name, for: .price) == 0 {
      // Prices in the plural are prices.
      return ColumnWords.parts(of: name).last == "prices" ? 1 : 0
    }
    return ColumnWords.strength(of: name, for: meaning)
  }
}

extension ColumnStatistics {
  /// The values as numbers, in order, to compare columns by.
  var amounts: [Double] {
    counts.keys.compactMap { text in
      let digits = text.replacing(",", with: ".").filter {
        $0.isASCII && ($0.isNumber || $0 == ".")
      }
      return Double(digits)
    }.sorted()
  }
}
