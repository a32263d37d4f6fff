/// What the rounds of a preview hand on of the input: notes and data as they were read.
package final class KeptInput: Sendable {
  package let notes = KeptNotes()
  package let data = KeptData()

  package init() {}

  /// Begins a round.
  ///
  /// - Parameter changed: paths; none when there were too many to tell.
  package func begin(after changed: [String]) {
    notes.begin(after: changed)
    data.begin()
  }
}
