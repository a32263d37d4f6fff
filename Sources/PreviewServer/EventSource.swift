internal import Platform
internal import Synchronization

/// The stream of events for one client (server-sent events): the name of the state that is served,
/// at once and each time there is a new one, and now and then a word that there is none, by which
/// both sides know that the connection still stands.
final class EventSource: BodySource {
  private let state: ServerState
  private let told = Mutex<Int>(-1)

  /// Shorter than the time after which a silent connection is closed.
  private static let heartbeat = 10_000

  init(_ state: ServerState) { self.state = state }

  func fill(_ buffer: UnsafeMutableRawBufferPointer, from position: UInt64) -> Int? {
    let known = told.withLock { $0 }
    guard let number = state.news.wait(above: known, milliseconds: Self.heartbeat) else {
      return nil
    }
    told.withLock { $0 = number }
    let text =
      number > known
      ? "retry: 500\ndata: \(state.name(of: number))\n\n" : "event: still\ndata: here\n\n"
    buffer.copyBytes(from: text.utf8)
    return text.utf8.count
  }
}
