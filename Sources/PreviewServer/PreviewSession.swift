package import Platform

/// Build, serve, watch, build again: the loop behind `menugen serve`.
package struct PreviewSession: Sendable {
  /// What one build in memory gave.
  package struct Outcome: Sendable {
    /// The built files by path; nil when the build failed, and then the last good ones stay.
    package var files: [String: [UInt8]]?
    /// The printed messages, one text each.
    package var messages: [String]
    /// Where the site stands, with slashes at both ends: `/`, or the path of `base_url`, so that what
    /// works in the preview works where the site will stand.
    package var basePath: String

    package init(files: [String: [UInt8]]?, messages: [String], baseURL: String? = nil) {
      self.files = files
      self.messages = messages
      basePath = baseURL.map(Self.path) ?? "/"
    }

    /// The path of an address: `/menus/` for `https://example.org/menus`.
    private static func path(of address: String) -> String {
      guard let scheme = address.firstRange(of: "://") else { return "/" }
      let path = address[scheme.upperBound...].drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
      return path.hasSuffix("/") ? String(path) : path + "/"
    }
  }

  private let server: PreviewServer
  private let build: @Sendable () -> Outcome

  /// `build` makes the whole site in memory; it is called once at the start and once a change.
  package init(on server: PreviewServer, build: @escaping @Sendable () -> Outcome) {
    self.server = server
    self.build = build
  }

  /// Builds, publishes, and waits for changes until the watcher is stopped. `report` is told each
  /// outcome, and the number of the build.
  package func run(watching watcher: Watcher, report: (Outcome, Int) -> Void) {
    var lastGood: [String: [UInt8]] = [:]
    var basePath = "/"
    var number = 0
    repeat {
      number += 1
      let outcome = build()
      if let files = outcome.files { (lastGood, basePath) = (files, outcome.basePath) }
      publish(lastGood, at: basePath, outcome, number)
      report(outcome, number)
    } while watcher.waitForChange()
  }

  private func publish(
    _ files: [String: [UInt8]], at basePath: String, _ outcome: Outcome, _ number: Int
  ) {
    let pages = files.isEmpty ? ["index.html": LivePage.waiting] : files
    let site = PreviewSite(
      files: pages.withLivePages(state: number),
      messages: LivePage.messages(outcome), hasErrors: outcome.files == nil)
    server.publish(
      PreviewResponder(
        site: site, basePath: basePath, hosts: hosts, liveScript: PackageResources.live_js))
  }

  /// The names by which a client on this machine calls the server.
  private var hosts: Set<String> {
    let bare = server.host.contains(":") ? "[\(server.host)]" : server.host
    let names = [bare, "localhost", "127.0.0.1", "[::1]"]
    // A client leaves out the port that HTTP has by itself.
    return Set(names.map { "\($0):\(server.port)" } + (server.port == 80 ? names : []))
  }
}
