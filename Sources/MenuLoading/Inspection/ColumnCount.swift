internal import MenuKit
internal import MenuModel

/// What the values of one column are, counted over all rows.
struct ColumnCount {
  let path: ColumnPath
  private(set) var filled = 0
  private(set) var kinds: [String] = []
  private(set) var sample: String?
  private(set) var values: Set<[UInt8]> = []
  private(set) var doubts = DoubtCount()

  /// Beyond this many different values no more are remembered.
  static let mostValues = 20_000

  init(path: ColumnPath) { self.path = path }

  mutating func add(_ value: Value) {
    guard !value.isNothing else { return }
    filled += 1
    let kind = Self.kind(of: value)
    if !kinds.contains(kind) { kinds.append(kind) }
    guard let text = value.scalarText else {
      if sample == nil { sample = value.list.map(Self.listSample) ?? "{…}" }
      return
    }
    if sample == nil { sample = text }
    if values.count < Self.mostValues { values.insert(Array(text.utf8)) }
    doubts.add(value, text)
  }

  private static func listSample(_ values: [Value]) -> String {
    let shown = values.prefix(3).map { $0.scalarText ?? ($0.list == nil ? "{…}" : "[…]") }
    return "[" + shown.joined(separator: ", ") + (values.count > shown.count ? ", …]" : "]")
  }

  private static func kind(of value: Value) -> String {
    switch value.kind {
    case .null: "nothing"
    case .boolean: "boolean"
    case .number: "number"
    case .text: "text"
    case .list: "list"
    case .map: "map"
    }
  }

  /// The doubts about the column; `isPrice` when it fills the price.
  func doubtLines(isPrice: Bool) -> [String] {
    doubts.lines(isPrice: isPrice) + (isPrice ? inexact : []) + LookAlikeValues(values).lines
  }

  /// Prices that are no one amount beyond doubt, which totals leave out.
  private var inexact: [String] {
    let odd = values.map { String(decoding: $0, as: UTF8.self) }
      .filter { MenuPrice(reading: $0) == nil }.sorted()
    guard let first = odd.first else { return [] }
    return [
      "\(odd.count) of \(values.count) prices, such as ‘\(first)’, are no exact amount: "
        + "they print as written, and totals leave them out"
    ]
  }
}
