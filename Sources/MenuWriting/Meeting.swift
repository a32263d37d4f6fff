internal import Platform
internal import Synchronization

/// A file that is made meets the one that should be the same.
final class Meeting: Sendable {
  enum Outcome {
    case same
    /// No file stands there.
    case alone
    /// From a byte on, where these should stand.
    case differs(Int, [UInt8])
  }

  private struct State {
    var tally = Tally()
    var comparison: Comparison?
    /// The bytes from the first that differs on, the first of them.
    var other: [UInt8]?
    var failure: FileSystemError?
  }

  private let state: Mutex<State>
  private static let shown = 64

  init(with file: (any StandingFile)?) {
    state = Mutex(State(comparison: file.map { Comparison(with: $0) }))
  }

  var tally: Tally { state.withLock { $0.tally } }

  func take(_ piece: [UInt8]) {
    state.withLock { state in
      state.tally.add(piece)
      if let other = state.other {
        state.other = other + piece.prefix(Self.shown - other.count)
        return
      }
      guard state.failure == nil, let before = state.comparison?.length else { return }
      do throws(FileSystemError) {
        guard try state.comparison?.goesOn(with: piece) == false else { return }
        let same = (state.comparison?.length ?? before) - before
        state.other = Array(piece[same...].prefix(Self.shown))
      } catch {
        state.failure = error
      }
    }
  }

  func end() throws(FileSystemError) -> Outcome {
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    guard var comparison = state.comparison else { return .alone }
    if let other = state.other { return .differs(comparison.length, other) }
    return try comparison.isAtEnd() ? .same : .differs(comparison.length, [])
  }
}
