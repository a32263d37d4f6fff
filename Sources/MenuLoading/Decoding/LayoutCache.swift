internal import MenuModel

/// The layouts of the rows met so far. Rows of a table share one array of keys, which is known again
/// by where it lies; others are known by their names.
struct LayoutCache {
  private var lastAddress: UInt?
  private var lastKeys: [ValueMap.Key] = []
  private var last: RowLayout?
  private var byNames: [[String]: RowLayout] = [:]

  /// Rows of very many shapes would fill the memory with layouts.
  private static let most = 256

  mutating func layout(for keys: [ValueMap.Key], _ plan: RowPlan) -> RowLayout {
    let address = keys.withUnsafeBufferPointer { $0.baseAddress.map(UInt.init(bitPattern:)) }
    // The array is kept, so that no other can take its place in memory.
    if let last, address == lastAddress, address != nil, keys.count == lastKeys.count {
      return last
    }
    let names = keys.map(\.name)
    let layout = byNames[names] ?? RowLayout(keys, for: plan)
    if byNames.count < Self.most { byNames[names] = layout }
    (lastAddress, lastKeys, last) = (address, keys, layout)
    return layout
  }
}
