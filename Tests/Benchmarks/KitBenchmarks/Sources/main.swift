// Prints the table of Sources/MenuKit/MenuKit.docc/Measurements.md. `Tests/Benchmarks/kit` runs it.
import MenuKit

/// The median of some runs of an action, in nanoseconds for each of its steps.
func nanoseconds(steps: Int, runs: Int = 7, _ action: () -> Int) -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0..<runs {
    var result = 0
    let time = clock.measure { result = action() }
    // The result is used, so that nothing of the action can be left out.
    precondition(result != .min)
    let (seconds, attoseconds) = time.components
    times.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(steps))
  }
  return times.sorted()[runs / 2]
}

/// A row as a database gives it.
struct Row {
  var title: String
  var kind: String
}

/// Rows of about as many kinds as the square root of their number.
func flatRows(_ count: Int) -> [Row] {
  let kinds = [1_000: 32, 10_000: 100, 100_000: 316, 1_000_000: 1_000][count] ?? 10
  return (0..<count).map { Row(title: "row \($0)", kind: "kind \(($0 &* 7919) % kinds)") }
}

func grouping(_ count: Int) -> Double {
  let rows = flatRows(count)
  return nanoseconds(steps: count) { Grouping(rows, by: \.kind).count }
}

/// The article's way: a new key is sought among the keys so far, each group among all rows.
func articlesGrouping(_ count: Int) -> Double? {
  guard count <= 100_000 else { return nil }
  let rows = flatRows(count)
  return nanoseconds(steps: count, runs: 1) {
    var keys: [String] = []
    for row in rows where !keys.contains(row.kind) { keys.append(row.kind) }
    return keys.map { key in rows.filter { $0.kind == key } }.count
  }
}

/// Rows of which every tenth is open.
func openRows(_ count: Int) -> ExpandedRows {
  var rows = ExpandedRows(rowCounts: [count])
  rows.expandAll { $0.row % 10 == 3 ? 2 : 0 }
  return rows
}

let questions = 20_000

func toActual(_ count: Int) -> Double {
  let rows = openRows(count)
  return nanoseconds(steps: questions) {
    (0..<questions).reduce(0) { sum, number in
      let index = LogicalIndex(section: 0, row: (number &* 7919) % count)
      return sum &+ (rows.actualIndex(of: index)?.row ?? 0)
    }
  }
}

func toLogical(_ count: Int) -> Double {
  let rows = openRows(count)
  let places = rows.actualCount(inSection: 0)
  return nanoseconds(steps: questions) {
    (0..<questions).reduce(0) { sum, number in
      let index = ActualIndex(section: 0, row: (number &* 7919) % places)
      return sum &+ (rows.logicalIndex(of: index)?.row ?? 0)
    }
  }
}

/// The article's way: walk along the open rows above.
func articlesConversion(_ count: Int) -> Double? {
  let open = openRows(count).openRows
  let asked = 200
  return nanoseconds(steps: asked, runs: 3) {
    (0..<asked).reduce(0) { sum, number in
      let row = (number &* 7919) % count
      return sum &+ open.reduce(row) { $1.row < row ? $0 + 2 : $0 }
    }
  }
}

func toggling(_ count: Int) -> Double {
  nanoseconds(steps: questions) {
    var rows = openRows(count)
    return (0..<questions).reduce(0) { sum, number in
      let index = LogicalIndex(section: 0, row: (number &* 7919) % count)
      return sum &+ rows.toggle(index).inserted.count
    }
  }
}

func following(_ count: Int) -> Double {
  var linkage = Linkage(SectionMetrics((0..<count).map { Double(40 + $0 % 700) }), window: 800)
  let range = Int(linkage.map.range)
  return nanoseconds(steps: questions) {
    (0..<questions).reduce(0) { sum, number in
      let answer = linkage.handle(.scrolled(to: Double((number &* 104_729) % range)))
      return sum &+ (answer?.current ?? 0)
    }
  }
}

func cell(_ value: Double?) -> String {
  guard let value else { return "–" }
  return value < 10 ? "\(Double(Int(value * 10 + 0.5)) / 10)" : "\(Int(value + 0.5))"
}

let columns: [(title: String, measure: (Int) -> Double?)] = [
  ("grouping, a row", grouping), ("the article's way, a row", articlesGrouping),
  ("logical → actual", toActual), ("actual → logical", toLogical),
  ("the article's way", articlesConversion), ("toggle a row", toggling),
  ("scroll to a section", following),
]

print("| n | " + columns.map(\.title).joined(separator: " | ") + " |")
print("|--:" + String(repeating: "|--:", count: columns.count) + "|")
for count in [1_000, 10_000, 100_000, 1_000_000] {
  let cells = columns.map { cell($0.measure(count)) }
  print("| \(count) | " + cells.joined(separator: " | ") + " |")
}
