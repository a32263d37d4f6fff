internal import MenuKit
internal import MenuModel
internal import Platform

extension OutputPieces {
  /// How many rows are written, and in memory, at a time.
  private static let rowsAtOnce = 2048

  /// The data of a menu: what stands before the sections, a piece for each, what stands behind them.
  /// Several threads write sections of a thousand rows or two at a time.
  ///
  /// - Parameter section: writes the section of that number.
  init(
    of sections: [MenuSection], jobs: Int, head: @escaping @Sendable () -> [UInt8],
    foot: @escaping @Sendable () -> [UInt8], _ section: @escaping @Sendable (Int) -> [UInt8]
  ) {
    let sizes = sections.map { $0.rows.count + 1 }
    let batches = Workers.shares(of: sizes, atLeast: Self.rowsAtOnce)
    self.init(
      count: batches.count + 2,
      severalBy: { number in
        if number == 0 { return [head()] }
        guard number <= batches.count else { return [foot()] }
        let batch = batches[number - 1]
        return Workers.map(sizes: Array(sizes[batch]), atLeast: 512, jobs: jobs) {
          section(batch.lowerBound + $0)
        }
      })
  }
}
