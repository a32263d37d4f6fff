internal import CMicroHTTPD

// The library's callbacks. Pointers go no further than this file: what a request says is copied out,
// and what is answered stays alive in an object until the library has sent it.

/// The target of a request as sent, kept by the library from the request's first line to its end.
private final class Target: Sendable {
  private let text: String
  /// Where the library keeps it, to be compared and never followed.
  private let place: UInt
  private let length: UInt

  init(_ uri: UnsafePointer<CChar>?) {
    text = uri.map { String(cString: $0) } ?? ""
    place = UInt(bitPattern: uri)
    var length = 0
    while let uri, uri[length] != 0 { length += 1 }
    self.length = UInt(length)
  }

  /// The target, with a NUL at its end when it has one anywhere: the library's texts end there, but
  /// the version stands behind the whole of it, after one blank.
  func text(before version: UnsafePointer<CChar>?) -> String {
    guard let version, version.pointee != 0 else { return text }
    return UInt(bitPattern: version) &- place == length + 1 ? text : text + "\0"
  }
}

/// Called with the request's first line: keeps the target as it was sent, before any decoding.
func beginRequest(
  context: UnsafeMutableRawPointer?, uri: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  Unmanaged.passRetained(Target(uri)).toOpaque()
}

/// Called when a request has been answered or has been broken off.
func endRequest(kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) {
  guard let target = kept?.pointee else { return }
  Unmanaged<Target>.fromOpaque(target).release()
  kept?.pointee = nil
}

/// Called when a request's headers are there (and again for its body, which is passed over).
func answerRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, method: UnsafePointer<CChar>?,
  version: UnsafePointer<CChar>?, uploadSize: UnsafeMutablePointer<Int>?,
  kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
  guard let context, let connection, let method, let target = kept?.pointee else { return false }
  if let uploadSize, uploadSize.pointee > 0 {
    uploadSize.pointee = 0
    return true
  }
  let state = Unmanaged<ServerState>.fromOpaque(context).takeUnretainedValue()
  func header(_ name: String) -> String? {
    preview_header(connection, name).map { String(cString: $0) }
  }
  let answer = state.respond(
    to: PreviewRequest(
      method: String(cString: method),
      target: Unmanaged<Target>.fromOpaque(target).takeUnretainedValue().text(before: version),
      host: header("Host"), ifNoneMatch: header("If-None-Match"), range: header("Range"),
      ifRange: header("If-Range")))
  return send(answer, on: connection, state)
}

private func send(
  _ answer: PreviewResponse, on connection: OpaquePointer, _ state: ServerState
) -> Bool {
  let body: (any BodySource, size: UInt64) =
    switch answer.body {
    case .bytes(let bytes, let range):
      (BytesSource(bytes: bytes, range: range), UInt64(range.count))
    case .events: (EventSource(state), preview_size_unknown)
    }
  let source = Unmanaged.passRetained(BodyBox(body.0))
  let response = preview_response(
    body.size, 128 << 10,
    { context, position, buffer, room in
      guard let context, let buffer else { return preview_end_of_stream }
      let source = Unmanaged<BodyBox>.fromOpaque(context).takeUnretainedValue().source
      let target = UnsafeMutableRawBufferPointer(start: buffer, count: room)
      return source.fill(target, from: position) ?? preview_end_of_stream
    }, source.toOpaque(),
    { context in
      if let context { Unmanaged<BodyBox>.fromOpaque(context).release() }
    })
  guard let response else {
    source.release()
    return false
  }
  defer { preview_release(response) }
  for (name, value) in answer.headers where !preview_add_header(response, name, value) {
    return false
  }
  return preview_queue(connection, UInt32(answer.status), response)
}

/// What a body is read from while it is sent.
protocol BodySource: Sendable {
  /// Puts bytes into the buffer, from a position in the body on, and gives their number; nil at the
  /// end. May wait.
  func fill(_ buffer: UnsafeMutableRawBufferPointer, from position: UInt64) -> Int?
}

private final class BodyBox: Sendable {
  let source: any BodySource
  init(_ source: any BodySource) { self.source = source }
}

/// A built file, or a part of one.
private struct BytesSource: BodySource {
  let bytes: JoinedBytes
  let range: Range<Int>

  func fill(_ buffer: UnsafeMutableRawBufferPointer, from position: UInt64) -> Int? {
    guard let position = Int(exactly: position), position < range.count else { return nil }
    return bytes.copy(from: range.lowerBound + position, to: range.upperBound, into: buffer)
  }
}
