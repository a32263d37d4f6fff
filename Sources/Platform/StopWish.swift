internal import Synchronization

/// The wish that a run end early: heeded at once while nothing can be left half done, and by the
/// work itself where something could.
package final class StopWish: Sendable {
  private struct State {
    var isWanted = false
    var isCareful = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether the run shall end.
  package var isWanted: Bool { state.withLock { $0.isWanted } }

  /// Work that must not be cut off: it looks at ``isWanted`` where it can still turn back.
  package func carefully<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    state.withLock { $0.isCareful = true }
    do throws(Failure) {
      // Once it is done, there is nothing left to stop: the run ends by itself, and says so.
      return try work()
    } catch {
      state.withLock { $0.isCareful = false }
      throw error
    }
  }

  /// Wishes the end.
  ///
  /// - Parameter end: ends the process. Not called while careful work is done; no such work begins
  ///   while it is.
  package func want(_ end: () -> Void) {
    state.withLock {
      $0.isWanted = true
      if !$0.isCareful { end() }
    }
  }
}
