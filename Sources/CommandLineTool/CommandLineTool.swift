internal import Diagnostics
internal import Platform

/// The tool as typed: what is typed, what it means, what is done.
package enum CommandLineTool {
  /// Runs the process's command line and ends the process.
  package static func run() -> Never {
    StandardStream.prepare()
    let environment = Environment.current
    let parser = CommandLineParser(environment.arguments)
    let console = Console(parser.invocation, environment)
    withExtendedLifetime(console) { endProcess(console.close(run(parser, console)).rawValue) }
  }

  static func run(_ parser: CommandLineParser, _ console: Console) -> ExitCode {
    if parser.invocation.has(.help), parser.diagnostics.isEmpty {
      console.result(parser.command.map(Help.text) ?? Help.overview)
      return .done
    }
    if parser.invocation.has(.version), parser.diagnostics.isEmpty {
      console.result(Version.text(isVerbose: console.isVerbose))
      return .done
    }
    guard parser.diagnostics.isEmpty else {
      console.report(parser.diagnostics)
      return .failure
    }
    guard let command = parser.command else {
      console.say(Help.overview)
      return .failure
    }
    return command.run(parser.invocation, console)
  }
}
