internal import Diagnostics
internal import MenuBuilding
internal import Platform
internal import PreviewServer

extension Command {
  /// `menugen serve [PATH]`
  static let serve = Command(
    "serve", [.path(isRequired: false)], "preview a site in a browser, which follows every change",
    details: [
      """
      Builds into memory and serves that on this machine alone; nothing is written. Pages that are \
      open follow each change to the content and keep their place. A build that fails leaves the \
      last good page and shows its messages over it. Ends with Ctrl-C.
      """
    ],
    flags: Flag.building + [.port, .host, .open, .jobs, .strict],
    examples: [
      Example("menugen serve", "preview the site in this folder"),
      Example("menugen serve menu.csv --open", "preview one data file, and open a browser"),
    ]
  ) { invocation, console in
    do throws(BuildFailure) {
      let signals = EndSignals()
      let options = try BuildOptions.reading(invocation, console.environment)
      let server = try Preview.listen(invocation, console)
      Preview(options, server, console).run(signals, opening: invocation.has(.open))
      return .done
    } catch {
      return console.fail(error.diagnostic)
    }
  }
}

/// A preview that runs until it is ended.
private struct Preview {
  private let options: BuildOptions
  private let server: PreviewServer
  private let console: Console

  init(_ options: BuildOptions, _ server: PreviewServer, _ console: Console) {
    self.options = options
    self.server = server
    self.console = console
  }

  /// Listens where asked: on this machine, on the asked port or, when none was asked for and the
  /// usual one is taken, on a free one.
  static func listen(
    _ invocation: Invocation, _ console: Console
  ) throws(BuildFailure) -> PreviewServer {
    let host = invocation.text(.host) ?? "127.0.0.1"
    if host != "127.0.0.1", host != "::1" {
      console.report([
        Diagnostic(
          .warning, .previewOpen, "others on the network can see the preview at \(host)",
          suggestion: "leave out --host to keep it on this machine")
      ])
    }
    let port = invocation.number(.port)
    if let server = PreviewServer(host: host, port: port ?? 8080) { return server }
    if port == nil, let server = PreviewServer(host: host, port: 0) { return server }
    throw BuildFailure(
      diagnostic: Diagnostic(
        .error, .previewPort, "can't listen at \(host), port \(port ?? 8080)",
        expected: "a numeric address of this machine, and a port that nothing else uses",
        suggestion: port == nil ? nil : "leave out --port to take any free one"))
  }

  func run(_ signals: EndSignals, opening opensBrowser: Bool) {
    let build = Build(options)
    // Ignored, so that a build into the watched folder can't start the next one.
    let output = (try? build.outputPath()) ?? "site"
    let watched = (try? build.watched()) ?? (folders: [], files: [])
    let watcher = Watcher(folders: watched.folders, files: watched.files, ignoring: [output])
    signals.whenEnded { watcher.stop() }
    let session = PreviewSession(on: server) { outcome() }
    let start = Stopwatch()
    session.run(watching: watcher) { outcome, number in
      let address = "http://\(displayHost):\(server.port)\(outcome.basePath)"
      if number == 1, opensBrowser { Browser.open(address) }
      guard !console.isQuiet else { return }
      if number == 1 {
        console.result("\(address)  (built in \(start.milliseconds) ms; Ctrl-C ends)\n")
      } else {
        let words = outcome.files == nil ? "not built: the last good page stays" : "built"
        console.result("change \(number - 1): \(words)\n")
      }
    }
    server.stop()
    signals.end()
  }

  /// One build in memory.
  private func outcome() -> PreviewSession.Outcome {
    do throws(BuildFailure) {
      let preview = try Build(options).preview()
      console.report(preview.report.diagnostics)
      return PreviewSession.Outcome(
        files: preview.files, messages: preview.report.diagnostics.map(console.plainText),
        baseURL: preview.baseURL)
    } catch {
      console.report([error.diagnostic])
      return PreviewSession.Outcome(files: nil, messages: [console.plainText(error.diagnostic)])
    }
  }

  private var displayHost: String { server.host.contains(":") ? "[\(server.host)]" : server.host }
}
