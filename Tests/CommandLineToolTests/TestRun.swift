internal import Platform
internal import Synchronization

@testable internal import CommandLineTool

/// A run of the tool in this process: what it prints and how it ends.
struct TestRun {
  private(set) var output = ""
  private(set) var error = ""
  private(set) var code: ExitCode

  init(
    _ arguments: [String], _ environment: Environment = Environment(),
    outcome: StandardStream.Outcome = .written
  ) {
    let streams = Mutex<[StandardStream: [UInt8]]>([:])
    let parser = CommandLineParser(arguments)
    let console = Console(parser.invocation, environment) { stream, bytes in
      streams.withLock { $0[stream, default: []] += bytes }
      return stream == .output ? outcome : .written
    }
    code = console.close(CommandLineTool.run(parser, console))
    let said = streams.withLock { $0 }
    output = String(decoding: said[.output] ?? [], as: UTF8.self)
    error = String(decoding: said[.error] ?? [], as: UTF8.self)
  }
}
