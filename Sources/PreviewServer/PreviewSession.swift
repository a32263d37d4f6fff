package import Platform

/// Build, serve, watch, build again: the loop behind `menugen serve`.
package struct PreviewSession: Sendable {
  package typealias Outcome = PreviewOutcome

  /// One round of the loop, as it is reported.
  package struct Round: Sendable {
    /// 1 for the first build.
    package var number: Int
    package var outcome: Outcome
    /// The paths whose changes brought it about, sorted; none for the first build, and none when
    /// there were too many to tell.
    package var changed: [String]
    /// How long it took, until the new state was served.
    package var milliseconds: Int
  }

  private let server: PreviewServer
  private let build: @Sendable (_ changed: [String]) -> Outcome

  /// `build` makes the whole site in memory; it is called once at the start and once a change, and is
  /// told the paths that changed: none when there were too many to tell.
  package init(
    on server: PreviewServer, build: @escaping @Sendable (_ changed: [String]) -> Outcome
  ) {
    self.server = server
    self.build = build
  }

  /// Builds, publishes, and waits for changes until the watcher is stopped. `report` is told each
  /// round.
  package func run(watching watcher: Watcher, report: (Round) -> Void) {
    var site: PreviewSite?
    var basePath = "/"
    var number = 0
    var changes: [String]? = []
    while let changed = changes {
      number += 1
      let watch = Stopwatch()
      let outcome = build(changed)
      if let files = outcome.files {
        site = PreviewSite(making: files, script: script(state: server.nextState))
      }
      if outcome.files != nil || site == nil { basePath = outcome.basePath }
      publish(site, at: basePath, outcome)
      watcher.follow(outcome.lookedUp)
      report(
        Round(
          number: number, outcome: outcome, changed: changed, milliseconds: watch.milliseconds))
      changes = watcher.waitForChanges()
    }
  }

  private func publish(_ lastGood: PreviewSite?, at basePath: String, _ outcome: Outcome) {
    // A state that no event names: the page asks for the messages as soon as it listens.
    var site =
      lastGood
      ?? PreviewSite(making: ["index.html": { [LivePage.waiting] }], script: script(state: "none"))
    site.messages = LivePage.messages(outcome)
    server.publish(
      PreviewResponder(
        site: site, basePath: basePath, hosts: HostNames(host: server.host, port: server.port),
        liveScript: PackageResources.live_js))
  }

  private func script(state: String) -> LiveScript {
    LiveScript(PackageResources.live_js, state: state)
  }
}
