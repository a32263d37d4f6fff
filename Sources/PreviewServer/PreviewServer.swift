internal import CMicroHTTPD
internal import Platform
internal import Synchronization

/// Serves a site from memory over HTTP/1.1, through libmicrohttpd.
///
/// Every connection has a thread of its own, so that a stream of events that waits holds up nobody.
package final class PreviewServer: Sendable {
  /// Where it is reached: a numeric address, and the port that was found.
  package let host: String
  package let port: Int
  private let state: ServerState
  /// The library's handle, as a number so that it may cross threads; 0 after the stop.
  private let daemon: Mutex<UInt>

  /// How many connections may be open at once, and the seconds after which a silent one is closed.
  private static let connections: UInt32 = 512
  private static let timeout: UInt32 = 30

  /// Listens on a numeric address; port 0 takes any free one. Nil when it can't be listened on.
  package init?(host: String, port: Int) {
    let state = ServerState()
    let context = Unmanaged.passUnretained(state).toOpaque()
    let calls = preview_callbacks(
      answer: answerRequest, begin: beginRequest, end: endRequest, context: context)
    guard let port = UInt16(exactly: port),
      let daemon = preview_start(host, port, Self.connections, Self.timeout, calls)
    else { return nil }
    self.state = state
    self.daemon = Mutex(UInt(bitPattern: daemon))
    self.host = host
    self.port = Int(preview_port(daemon))
  }

  deinit { stop() }

  /// Puts another state of the site in place; clients that listen are told.
  package func publish(_ responder: PreviewResponder) { state.publish(responder) }

  /// Ends all connections and frees the port. Waits until they have ended.
  package func stop() {
    state.news.close()
    let handle = daemon.withLock { daemon in
      defer { daemon = 0 }
      return daemon
    }
    if let daemon = OpaquePointer(bitPattern: handle) { MHD_stop_daemon(daemon) }
  }
}

/// What the connections of a server share.
final class ServerState: Sendable {
  /// Grows each time a state of the site is published.
  let news = Announcement()
  private let responder = Mutex<PreviewResponder?>(nil)

  func publish(_ responder: PreviewResponder) {
    self.responder.withLock { $0 = responder }
    news.announce()
  }

  func respond(to request: PreviewRequest) -> PreviewResponse {
    guard let responder = responder.withLock({ $0 }) else {
      return .text(503, "The first build has not ended yet.")
    }
    return responder.respond(to: request)
  }
}
