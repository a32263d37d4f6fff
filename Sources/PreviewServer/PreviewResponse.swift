/// What a preview answers.
package struct PreviewResponse: Sendable {
  package var status: Int
  /// In the order in which they are sent.
  package var headers: [(name: String, value: String)]
  package var body: Body

  package enum Body: Sendable {
    /// Bytes of a built file, or a part of them, without a copy.
    case bytes(ArraySlice<UInt8>)
    /// The stream of events, which has no end of its own.
    case events
  }

  package init(
    _ status: Int, headers: [(name: String, value: String)] = [], body: ArraySlice<UInt8> = []
  ) {
    self.status = status
    self.headers = headers
    self.body = .bytes(body)
  }

  /// A short answer in plain words.
  package static func text(_ status: Int, _ words: String) -> PreviewResponse {
    PreviewResponse(
      status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: Array((words + "\n").utf8)[...])
  }
}
