/// What one build in memory gave.
package struct PreviewOutcome: Sendable {
  /// What makes the built files, by path; nil when the build failed, and then the last good ones
  /// stay.
  package var files: [String: PreviewFile.Making]?
  /// The printed messages, one text each.
  package var messages: [String]
  /// Where the site stands, with slashes at both ends: `/`, or the path of `base_url`, so that what
  /// works in the preview works where the site will stand.
  package var basePath: String
  /// The same as it is written in an address.
  package var addressPath: String { AddressPath.encoded(basePath) }
  /// Files that matter to the next build, besides the watched ones.
  package var lookedUp: [String] = []

  package init(files: [String: PreviewFile.Making]?, messages: [String], baseURL: String? = nil) {
    self.files = files
    self.messages = messages
    basePath = baseURL.map(Self.path) ?? "/"
  }

  /// The path of an address: `/menus/` for `https://example.org/menus`.
  private static func path(of address: String) -> String {
    guard let scheme = address.firstRange(of: "://") else { return "/" }
    let rest = address[scheme.upperBound...].drop { $0 != "/" }
    let path = PreviewRequest(target: String(rest)).path ?? "/"
    return path.hasSuffix("/") ? path : path + "/"
  }
}
