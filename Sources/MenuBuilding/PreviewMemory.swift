internal import MenuLoading
internal import MenuModel

/// What the rounds of a preview hand on: notes and data as they were read, and the parts of pages as
/// they were written. A round that is given it makes the bytes of a fresh build, and says the same.
package final class PreviewMemory: Sendable {
  let input = KeptInput()
  let parts = WrittenParts()

  package init() {}

  /// Begins a round.
  ///
  /// - Parameter changed: the paths that changed since the last one; none when that can't be told.
  func begin(after changed: [String]) {
    input.begin(after: changed)
    parts.begin()
  }
}
