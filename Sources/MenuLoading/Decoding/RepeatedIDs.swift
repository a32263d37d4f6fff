internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// Finds ids that stand for more than one thing. A thing may stand in several sections, with the same
/// id and the same title; an id at two titles is a slip, and selection would take the two for one.
struct RepeatedIDs {
  private let file: SourceFile
  private let root: Value
  /// The column that holds them.
  private let column: ColumnPath

  /// Nil when the rows have no ids.
  ///
  /// A column that is called as ids are, and mostly is one, counts too: a slip must not take that from
  /// it unsaid.
  init?(_ reading: Reading, _ root: Value, in file: SourceFile) {
    let named = reading.columns.first { column in
      ["id", "_id", "uuid", "guid"].contains(column.name.lowercased())
        && column.statistics.uniqueness > 0.5 && column.statistics.filled > 2
    }
    guard let column = reading.rows.paths[.id]?.first ?? named?.path else { return nil }
    self.column = column
    self.root = root
    self.file = file
  }

  /// A warning for each id that another thing has already. *n* log *n* in the rows, and eight bytes for
  /// each.
  func messages(_ records: [Record]) -> [Diagnostic] {
    let repeated = repeatedHashes(records)
    guard !repeated.isEmpty else { return [] }
    var first: [String: Int] = [:]
    var problems = Problems(file)
    for (place, record) in records.enumerated() {
      guard let id = id(of: record.row), repeated.contains(id.hashValue) else { continue }
      guard let earlier = first[id] else {
        first[id] = place
        continue
      }
      guard records[earlier].row.title != record.row.title else { continue }
      report(id, record, records[earlier], into: &problems)
    }
    return problems.all()
  }

  /// Of the ids that are there more than once, and perhaps of others: strings are compared afterwards.
  private func repeatedHashes(_ records: [Record]) -> Set<Int> {
    var hashes = records.compactMap { id(of: $0.row)?.hashValue }
    hashes.sort()
    return Set(zip(hashes, hashes.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
  }

  private func id(of row: MenuRow) -> String? {
    if let id = row.id { return id }
    return row.fields.first { $0.name == column.column }.flatMap { field in
      switch field.value {
      case .text(let text), .number(let text): text
      default: nil
      }
    }
  }

  private func report(
    _ id: String, _ record: Record, _ earlier: Record, into problems: inout Problems
  ) {
    problems.add(
      .warning, .idRepeated,
      "the id ‘\(id)’ stands for ‘\(record.row.title)’ here, and for ‘\(earlier.row.title)’ before",
      at: place(of: record), suggestion: "give each its own",
      notes: [("it stands here first", place(of: earlier))])
  }

  /// Where the id of a record stands; the whole record, where its value is not found again.
  private func place(of record: Record) -> Range<Int> {
    let value = root.value(at: record.range)?.value(at: column.keys)
    return (value?.range ?? record.range).offsets
  }
}

extension Value {
  /// The outermost map or list in it that takes up exactly these bytes. Linear in the values on the
  /// way.
  fileprivate func value(at wanted: ByteRange) -> Value? {
    if range == wanted { return self }
    switch kind {
    case .list(let values): return Self.value(at: wanted, among: values)
    case .map(let map): return Self.value(at: wanted, among: map.values)
    case .null, .boolean, .number, .text: return nil
    }
  }

  private static func value(at wanted: ByteRange, among values: [Value]) -> Value? {
    for value in values where value.range.start <= wanted.start && wanted.end <= value.range.end {
      if let found = value.value(at: wanted) { return found }
    }
    return nil
  }
}
