internal import MenuModel

/// The names of a table's columns, shared by its rows.
struct CSVColumnNames {
  /// As many as the header has.
  private(set) var count = 0
  /// Names that stood twice, and what the second is called.
  private(set) var repeated: [(name: String, given: String, range: ByteRange)] = []
  /// The names, also of the columns beyond the header that some row has.
  private var all: [ValueMap.Key] = []
  private var taken: Set<String> = []
  /// Where to go on counting, for a name that many columns have.
  private var lastNumber: [String: Int] = [:]
  /// The first so many names, made once for each number of cells that a row has.
  private var byCount: [Int: [ValueMap.Key]] = [:]

  init() {}

  /// 1, 2, 3 and so on.
  init(count: Int) {
    self.count = count
    extend(to: count)
  }

  /// The names of a header, made unique; a column without a name is called by its number.
  init(_ header: [ValueMap.Key]) {
    let own = Set(header.map(\.name))
    for (index, key) in header.enumerated() {
      var name = key.name.isEmpty ? String(index + 1) : key.name
      if taken.contains(name) || key.name.isEmpty && own.contains(name) {
        let given = unique(name, besides: own)
        if !key.name.isEmpty { repeated.append((name, given, key.range)) }
        name = given
      }
      taken.insert(name)
      all.append(ValueMap.Key(name, at: key.range))
    }
    count = all.count
  }

  /// Whether a row is the header once more, as where files were put together.
  func areRepeated(by row: [Value]) -> Bool {
    guard row.count == count, case .text(let first)? = row.first?.kind, first == all.first?.name
    else { return false }
    return zip(row, all).allSatisfy { $0.scalarText?.trimmingBlanks() == $1.name }
  }

  /// Whether the first name may be what a cell holds.
  @inline(__always)
  func firstMayBe(_ cell: CSVScanner.Cell, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let name = all.first?.name else { return false }
    return cell.hasDoubledQuotes || name.utf8.elementsEqual(bytes[cell.content])
  }

  /// Makes ready for rows with so many cells. Constant time for a number that was met before.
  @inline(__always)
  mutating func meet(_ wanted: Int) {
    if wanted != all.count, byCount[wanted] == nil { addFewerOrMore(wanted) }
  }

  /// The names of the first columns, of a number that was met.
  @inline(__always)
  func keys(_ wanted: Int) -> [ValueMap.Key] {
    if wanted == all.count { return all }
    return byCount[wanted] ?? Array(all.prefix(wanted))
  }

  private mutating func addFewerOrMore(_ wanted: Int) {
    if all.count < wanted {
      byCount[all.count] = all
      extend(to: wanted)
    } else {
      byCount[wanted] = Array(all.prefix(wanted))
    }
  }

  private mutating func extend(to wanted: Int) {
    while all.count < wanted {
      let name = unique(String(all.count + 1), besides: [])
      taken.insert(name)
      all.append(ValueMap.Key(name))
    }
  }

  private mutating func unique(_ name: String, besides others: Set<String>) -> String {
    guard taken.contains(name) || others.contains(name) else { return name }
    var number = lastNumber[name] ?? 2
    while taken.contains("\(name) \(number)") || others.contains("\(name) \(number)") {
      number += 1
    }
    lastNumber[name] = number
    return "\(name) \(number)"
  }
}
