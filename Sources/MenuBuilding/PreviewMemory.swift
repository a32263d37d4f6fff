internal import MenuLoading
internal import MenuModel

/// What the rounds of a preview hand on: notes and data as they were read, and the parts of pages as
/// they were written. A round that is given it makes the bytes of a fresh build, and says the same.
package final class PreviewMemory: Sendable {
  let input = KeptInput()
  let parts = WrittenParts()
  let digests = KeptByHash<[UInt8]>()

  package init() {}

  /// Begins a round.
  ///
  /// - Parameters:
  ///   - changed: all paths that changed since the last one began; none when that can't be told.
  ///   - output: the folder whose changes aren't told.
  func begin(after changed: [String], ignoring output: String?) {
    input.begin(after: changed, ignoring: output)
    parts.begin()
    digests.begin()
  }
}
