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
  private let server: Mutex<UInt>

  /// How many connections may be open at once, where the system allows so many; the files that are
  /// left for building; and the seconds after which a silent connection is closed.
  private static let connections = 2000
  private static let others = 500
  private static let timeout: UInt32 = 30

  /// Listens on a numeric address; port 0 takes any free one. Nil when it can't be listened on,
  /// or when ``PreviewLibraries`` are not there.
  package init?(host: String, port: Int) {
    let state = ServerState()
    let context = Unmanaged.passUnretained(state).toOpaque()
    let calls = preview_calls(
      context: context, begin: beginRequest, answer: answerRequest, end: endRequest)
    let files = OpenFiles.allow(Self.connections + Self.others)
    let connections = UInt32(files > 2 * Self.others ? files - Self.others : files / 2)
    guard let port = UInt16(exactly: port),
      let server = preview_start(host, port, connections, Self.timeout, calls)
    else { return nil }
    self.state = state
    self.server = Mutex(UInt(bitPattern: server))
    self.host = host
    self.port = Int(preview_port(server))
  }

  deinit { stop() }

  /// The name that the next state to be published will have.
  var nextState: String { state.name(of: state.news.number + 1) }

  /// Puts another state of the site in place; clients that listen are told.
  package func publish(_ responder: PreviewResponder) { state.publish(responder) }

  /// Ends all connections and frees the port. Waits until they have ended.
  package func stop() {
    state.news.close()
    let handle = server.withLock { server in
      defer { server = 0 }
      return server
    }
    if let server = OpaquePointer(bitPattern: handle) { preview_stop(server) }
  }
}

/// What the connections of a server share.
final class ServerState: Sendable {
  /// Grows each time a state of the site is published.
  let news = Announcement()
  private let responder = Mutex<PreviewResponder?>(nil)
  /// Another one for each server, so that a page of a former one is known by its state.
  private let server = String(UInt64.random(in: 0...UInt64.max), radix: 36)

  /// What a state is called in pages and events.
  func name(of number: Int) -> String { "\(server)-\(number)" }

  func publish(_ responder: PreviewResponder) {
    // The former state may take long to let go of, so it goes when the new one is known.
    var former: PreviewResponder? = responder
    self.responder.withLock { swap(&$0, &former) }
    news.announce()
    _ = consume former
  }

  func respond(to request: PreviewRequest) -> PreviewResponse {
    guard let responder = responder.withLock({ $0 }) else {
      var answer = PreviewResponse.text(503, "The first build has not ended yet.")
      answer.headers += [("Retry-After", "1"), ("Refresh", "1")]
      return answer
    }
    return responder.respond(to: request)
  }
}
