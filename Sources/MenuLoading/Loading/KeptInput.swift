/// What the rounds of a preview hand on of the input: folders and notes as they were found, data as it was read.
package final class KeptInput: Sendable {
  package let folders = KeptFolders()
  package let data = KeptData()

  package init() {}

  /// Begins a round.
  ///
  /// - Parameters:
  ///   - changed: all paths that changed since the last round began, by their true names; none when
  ///     there were too many to tell.
  ///   - ignored: the path whose changes aren't told.
  package func begin(after changed: [String], ignoring ignored: String? = nil) {
    folders.begin(after: changed, ignoring: ignored)
    data.begin()
  }
}
