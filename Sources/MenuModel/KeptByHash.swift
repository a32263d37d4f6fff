internal import Synchronization

/// What the last round of a preview made, each by the hash of all that it is made of: a former round's
/// answer is this one's, or there is none.
///
/// Nothing of it leaves the process.
package final class KeptByHash<Value: Sendable>: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The last round's, which this one may take.
    var former: [ContentHash: Value] = [:]
    /// This round's, whether made or taken; what is in neither is let go.
    var current: [ContentHash: Value] = [:]
  }

  package init() {}

  /// Begins a round. After one that failed before it made anything, what the round before made counts.
  package func begin() {
    state.withLock { if !$0.current.isEmpty { $0 = State(former: $0.current) } }
  }

  /// What the last round made of this, if it did.
  package func take(_ hash: ContentHash) -> Value? {
    state.withLock { state in
      let value = state.former[hash]
      if let value { state.current[hash] = value }
      return value
    }
  }

  /// Keeps values for the next round.
  package func keep(_ values: [ContentHash: Value]) {
    state.withLock { $0.current.merge(values) { _, new in new } }
  }
}

/// A part of a page as it was written.
package struct WrittenPart: Sendable {
  /// The bytes, in pieces to be joined.
  package var pieces: [[UInt8]]
  /// The hash of all that its page's links may lead to, when some lead into the site: it must still
  /// be the same.
  package var targets: ContentHash?

  package init(_ pieces: [[UInt8]], targets: ContentHash? = nil) {
    self.pieces = pieces
    self.targets = targets
  }
}

package typealias WrittenParts = KeptByHash<WrittenPart>
