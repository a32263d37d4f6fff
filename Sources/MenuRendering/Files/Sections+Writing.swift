internal import MenuKit
internal import MenuModel
internal import Platform

extension [MenuSection] {
  /// How many rows are written at a time, and in memory for each thread.
  private static var rowsAtOnce: Int { 512 }

  /// Gives `take` what is written of each section, in order.
  ///
  /// - Parameters:
  ///   - jobs: how many threads may write sections.
  ///   - section: writes the section of that number.
  func write(
    jobs: Int, _ section: @escaping @Sendable (Int) -> [UInt8], _ take: @escaping OutputFile.Take
  ) {
    let shares = Workers.shares(of: map { $0.rows.count + 1 }, atLeast: Self.rowsAtOnce)
    Workers.inOrder(
      shares.count, jobs: jobs, { shares[$0].map(section) }, { $0.forEach(take) })
  }
}
