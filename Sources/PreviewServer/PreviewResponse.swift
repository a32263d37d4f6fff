/// What a preview answers.
package struct PreviewResponse: Sendable {
  package var status: Int
  /// In the order in which they are sent.
  package var headers: [(name: String, value: String)]
  package var body: Body

  package enum Body: Sendable {
    /// Bytes of a built file, or a part of them, without a copy.
    case bytes(JoinedBytes, Range<Int>)
    /// The stream of events, which has no end of its own.
    case events
  }

  package init(
    _ status: Int, headers: [(name: String, value: String)] = [],
    body: JoinedBytes = JoinedBytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = .bytes(body, 0..<body.count)
  }

  /// A short answer in plain words.
  package static func text(_ status: Int, _ words: String) -> PreviewResponse {
    PreviewResponse(
      status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: JoinedBytes([Array((words + "\n").utf8)]))
  }
}
