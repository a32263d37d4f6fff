internal import Diagnostics
internal import MenuBuilding
internal import Platform
internal import PreviewServer
internal import Synchronization

extension Command {
  /// What is said when ‘--open’ finds nothing to open an address with.
  static func withoutBrowser(_ address: String) -> String {
    "no browser could be started; the page is at \(address)\n"
  }

  /// `menugen serve [PATH]`
  static let serve = Command(
    "serve", [.path(isRequired: false)], "preview a site in a browser, which follows every change",
    details: [
      """
      Builds into memory and serves that on this machine alone; nothing is written. Pages that are \
      open follow each change to the content and keep their place. A build that fails leaves the \
      last good page and shows its messages over it. Port 8080 is taken, or a free one when it is \
      in use. Ends with Ctrl-C.
      """
    ],
    flags: Flag.building + [.port, .host, .open, .poll, .jobs, .strict],
    examples: [
      Example("menugen serve", "preview the site in this folder"),
      Example("menugen serve menu.csv --open", "preview one data file, and open a browser"),
    ]
  ) { invocation, console in
    do throws(BuildFailure) {
      let signals = EndSignals()
      let options = try BuildOptions.reading(invocation, console.environment)
      let server = try Preview.listen(invocation, console)
      Preview(options, server, console).run(
        signals, opening: invocation.has(.open), polling: invocation.has(.poll))
      return .done
    } catch {
      return console.fail(error.diagnostic)
    }
  }
}

/// A preview that runs until it is ended.
private final class Preview: Sendable {
  private let options: BuildOptions
  private let server: PreviewServer
  private let console: Console
  /// The messages of the last build.
  private let reports = Mutex<[Diagnostic]>([])
  private let memory = PreviewMemory()

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
    guard PreviewLibraries.arePresent else {
      throw BuildFailure(
        diagnostic: Diagnostic(
          .error, .previewLibrary,
          "a preview needs \(PreviewLibraries.file), which can't be opened",
          suggestion: "install libmicrohttpd12 (Debian) or libmicrohttpd (Homebrew)"))
    }
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

  func run(_ signals: EndSignals, opening opensBrowser: Bool, polling: Bool) {
    let build = Build(options)
    // Ignored, so that a build into the watched folder can't start the next one.
    let output = (try? build.outputPath()) ?? "site"
    let watched = (try? build.watched()) ?? (folders: [], files: [])
    let watcher = Watcher(
      folders: watched.folders, files: watched.files, ignoring: [output], polling: polling)
    signals.whenEnded { watcher.stop() }
    var said: [String] = []
    PreviewSession(on: server) { self.outcome(after: $0) }.run(watching: watcher) { round in
      let address = "http://\(displayHost):\(server.port)\(round.outcome.addressPath)"
      if round.number == 1 { begin(at: address, round, opensBrowser) }
      // What was said of the last build, and still holds, is not said again.
      if round.outcome.messages != said { console.report(reports.withLock { $0 }) }
      said = round.outcome.messages
      if round.number > 1, hasListener { console.say(line(about: round)) }
    }
    server.stop()
    signals.end()
  }

  /// Whether somebody at a terminal wants to be told of each change.
  private var hasListener: Bool {
    console.environment.hasTerminalError && !console.isQuiet && console.style == .text
  }

  private func begin(at address: String, _ round: PreviewSession.Round, _ opensBrowser: Bool) {
    let console = console
    if opensBrowser { Browser.open(address) { console.say(Command.withoutBrowser(address)) } }
    guard !console.isQuiet else { return }
    let words = round.outcome.files == nil ? "not built yet" : "built in \(round.milliseconds) ms"
    console.result("\(address)  (\(words); Ctrl-C ends)\n")
  }

  /// `menu.csv and 2 more: built in 12 ms`
  private func line(about round: PreviewSession.Round) -> String {
    let names = round.changed.map { String($0.split(separator: "/").last ?? "") }
    let what =
      switch names.count {
      case 0: "many files"
      case 1: names[0]
      default: "\(names[0]) and \(names.count - 1) more"
      }
    return round.outcome.files == nil
      ? "\(what): not built, the last good page stays\n"
      : "\(what): built in \(round.milliseconds) ms\n"
  }

  /// One build in memory.
  private func outcome(after changed: [String]) -> PreviewSession.Outcome {
    do throws(BuildFailure) {
      let preview = try Build(options).preview(remembering: memory, after: changed)
      let diagnostics = preview.report.diagnostics
      reports.withLock { $0 = diagnostics }
      var outcome = PreviewSession.Outcome(
        files: preview.files, messages: diagnostics.map(console.plainText),
        baseURL: preview.baseURL)
      outcome.lookedUp = preview.lookedUp
      return outcome
    } catch {
      reports.withLock { $0 = [error.diagnostic] }
      return PreviewSession.Outcome(files: nil, messages: [console.plainText(error.diagnostic)])
    }
  }

  private var displayHost: String { server.host.contains(":") ? "[\(server.host)]" : server.host }
}
