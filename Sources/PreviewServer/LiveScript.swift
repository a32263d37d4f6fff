/// What a page that is served says to the live script: where it is, and which state of the site the page
/// belongs to.
package struct LiveScript: Sendable {
  let address: String
  let state: String

  /// - Parameter bytes: the script's own, by which its address names it.
  package init(_ bytes: [UInt8], state: String) {
    address = PreviewResponder.address(ofScript: bytes)
    self.state = state
  }

  /// The element that loads it.
  var element: String { "<script src=\"\(address)\" data-state=\"\(state)\"></script>" }
}
