/// The first lines of a table, cut by one delimiter, to judge whether it is the right one and
/// whether the first row is a header.
struct CSVSample {
  let bytes: UnsafeBufferPointer<UInt8>
  let delimiter: UInt8
  /// All lines, blank ones too.
  private(set) var rows: [[CSVScanner.Cell]] = []
  /// The number of cells that most rows have.
  private(set) var columns = 0
  /// The share of rows that have it.
  private(set) var agreement = 0.0
  private(set) var hasComments = false

  private static let most = 500

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8, from start: Int, to end: Int
  ) {
    self.bytes = bytes
    self.delimiter = delimiter
    var scanner = CSVScanner(bytes, delimiter: delimiter, from: start, to: end)
    while scanner.position < end, rows.count < Self.most {
      var row: [CSVScanner.Cell] = []
      repeat { row.append(scanner.next()) } while row.last?.endsRow == false
      rows.append(row)
    }
    count()
  }

  /// Finds how many cells most rows have; of equally common numbers the largest.
  private mutating func count() {
    let filled = rows.filter { !isBlank($0) }
    let hashes = filled.filter(isHash)
    let others = filled.filter { !isHash($0) }
    // `#` may also be the name of a column, or start the cell of a row like any other.
    if let usual = Self.usual(others) {
      hasComments = !hashes.isEmpty && hashes.allSatisfy { $0.count != usual.columns }
    }
    let judged = hasComments ? others : filled
    guard let usual = Self.usual(judged) else { return }
    columns = usual.columns
    agreement = Double(usual.rows) / Double(judged.count)
  }

  private static func usual(_ rows: [[CSVScanner.Cell]]) -> (columns: Int, rows: Int)? {
    var tally: [Int: Int] = [:]
    for row in rows { tally[row.count, default: 0] += 1 }
    return tally.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
  }

  func isBlank(_ row: [CSVScanner.Cell]) -> Bool { row.allSatisfy { $0.isBlank(in: bytes) } }

  private func isHash(_ row: [CSVScanner.Cell]) -> Bool {
    guard let cell = row.first, !cell.isQuoted, let first = cell.content.first else { return false }
    return bytes[first] == ASCII.hash
  }

  func start(of row: Int) -> Int { rows[row].first?.whole.lowerBound ?? 0 }

  /// Whether nearly all cuts go through numbers, as those of `2,50` at the comma do.
  var cutsNumbers: Bool {
    var cuts = 0
    var through = 0
    for row in rows {
      for (left, right) in zip(row, row.dropFirst()) {
        cuts += 1
        guard let before = left.whole.last, let after = right.whole.first else { continue }
        if ASCII.isDigit(bytes[before]), ASCII.isDigit(bytes[after]) { through += 1 }
      }
    }
    return cuts > 0 && through * 10 >= cuts * 8
  }

  /// The first row that is neither blank nor a comment.
  var firstContent: Int {
    rows.firstIndex { !isBlank($0) && !(hasComments && isHash($0)) } ?? 0
  }

  /// The row that would be the header: the first with content, unless lines with one filled cell (a
  /// title, a date) stand above a full row of names.
  var headerIndex: Int {
    let first = firstContent
    guard rows.indices.contains(first), columns > 2 || agreement < 1 else { return first }
    guard filled(rows[first]) <= 1, columns >= 2 else { return first }
    let full = rows.indices.dropFirst(first).prefix(12).first {
      rows[$0].count >= columns && filled(rows[$0]) == columns
    }
    guard let full, !texts(rows[full]).contains(where: { NumberForm.looksNumeric($0.utf8) }),
      looksLikeHeader(full)
    else { return first }
    let between = rows[first..<full]
    return between.allSatisfy { filled($0) <= 1 } ? full : first
  }

  private func filled(_ row: [CSVScanner.Cell]) -> Int { row.count { !$0.isBlank(in: bytes) } }

  func texts(_ row: [CSVScanner.Cell]) -> [String] {
    row.map { String(decoding: bytes[$0.trimmed(in: bytes)], as: UTF8.self) }
  }
}
