internal import Synchronization

/// Parts of pages as the last round of a preview wrote them. A part is found by the hash of all that
/// it is made of, so a former round's answer is this one's, or there is none.
///
/// Nothing of it leaves the process.
package final class WrittenParts: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The last round's, which this one may take.
    var former: [ContentHash: [[UInt8]]] = [:]
    /// This round's, whether made or taken; what is in neither is let go.
    var current: [ContentHash: [[UInt8]]] = [:]
  }

  package init() {}

  /// Begins a round. After one that failed before it wrote a page, what the round before wrote counts.
  package func begin() {
    state.withLock { if !$0.current.isEmpty { $0 = State(former: $0.current) } }
  }

  /// The pieces of a part, if the last round wrote it.
  package func take(_ hash: ContentHash) -> [[UInt8]]? {
    state.withLock { state in
      let pieces = state.former[hash]
      if let pieces { state.current[hash] = pieces }
      return pieces
    }
  }

  /// Keeps parts for the next round.
  package func keep(_ parts: [ContentHash: [[UInt8]]]) {
    state.withLock { $0.current.merge(parts) { _, new in new } }
  }
}
