#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What the process was started with.
package struct Environment: Sendable {
  /// What was typed, without the name of the program.
  package var arguments: [String]
  /// Whether the standard input is a terminal, at which somebody may be asked.
  package var hasTerminalInput: Bool
  /// Whether the standard output and the standard error are terminals that show text.
  package var hasTerminalOutput: Bool
  package var hasTerminalError: Bool
  private var variables: [String: String]

  package init(
    arguments: [String] = [], variables: [String: String] = [:], hasTerminalInput: Bool = false,
    hasTerminalOutput: Bool = false, hasTerminalError: Bool = false
  ) {
    self.arguments = arguments
    self.hasTerminalInput = hasTerminalInput
    self.variables = variables
    self.hasTerminalOutput = hasTerminalOutput
    self.hasTerminalError = hasTerminalError
  }

  /// This process's.
  package static var current: Environment {
    Environment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      variables: Dictionary(
        known.compactMap { name in getenv(name).map { (name, String(cString: $0)) } },
        uniquingKeysWith: { first, _ in first }),
      hasTerminalInput: isatty(0) == 1, hasTerminalOutput: isatty(1) == 1,
      hasTerminalError: isatty(2) == 1)
  }

  /// A variable's value; nil when it is not set or empty. Only those in `known` are looked at.
  package subscript(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The user's home folder.
  package var home: String? { self["HOME"] }

  /// The folder for what menugen can make again.
  package var cacheFolder: String? {
    if let folder = self["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/menugen" }
    return home.map { $0 + "/.cache/menugen" }
  }

  /// Whether the terminal shows colours: it is no dumb one, and the user didn't say no.
  package var allowsColor: Bool { self["NO_COLOR"] == nil && self["TERM"] != "dumb" }

  /// The variables that mean something to menugen; no other is read.
  private static let known = ["HOME", "NO_COLOR", "TERM", "XDG_CACHE_HOME"]
}
