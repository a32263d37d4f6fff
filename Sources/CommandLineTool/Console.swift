internal import Diagnostics
internal import Platform
internal import Synchronization

/// Where the tool says something: results on the standard output, messages on the standard error.
final class Console: Sendable {
  let style: MessageStyle
  let isQuiet: Bool
  let isVerbose: Bool
  /// The least severity that fails the run.
  let failing: Severity
  let environment: Environment
  private let hasColor: Bool
  /// Takes what is written; the process's streams, or a test.
  private let write: @Sendable (StandardStream, [UInt8]) -> StandardStream.Outcome
  private let trouble = Mutex<String?>(nil)
  private let left = Mutex<[any Sendable]>([])

  init(
    _ invocation: Invocation, _ environment: Environment,
    write: @escaping @Sendable (StandardStream, [UInt8]) -> StandardStream.Outcome = {
      $0.write($1)
    }
  ) {
    self.environment = environment
    style = invocation.choice(.messages) ?? .text
    isQuiet = invocation.has(.quiet)
    isVerbose = invocation.has(.verbose)
    failing = invocation.has(.strict) ? .warning : .error
    hasColor =
      switch invocation.text(.color) {
      case "always": true
      case "never": false
      default: environment.hasTerminalError && environment.allowsColor
      }
    self.write = write
  }

  /// Takes what a command no longer needs: a million rows are given back with the process, rather than
  /// one by one.
  func leave(_ value: any Sendable) { left.withLock { $0.append(value) } }

  /// What was asked for.
  func result(_ text: String) { result(Array(text.utf8)) }

  /// What was asked for, in bytes.
  func result(_ bytes: [UInt8]) {
    guard case .failed(let reason) = write(.output, bytes) else { return }
    trouble.withLock { $0 = reason }
  }

  /// Prints the messages of a run. With `--quiet`, only those that fail it.
  func report(_ diagnostics: [Diagnostic]) {
    let shown = isQuiet ? diagnostics.filter { $0.severity <= failing } : diagnostics
    guard !shown.isEmpty || style == .json || style == .sarif else { return }
    var bytes: [UInt8] = []
    style.printer(isColored: hasColor).print(DiagnosticReport(shown), into: &bytes)
    _ = write(.error, bytes)
  }

  /// A message as text without colours, for showing it elsewhere.
  func plainText(_ diagnostic: Diagnostic) -> String {
    var bytes: [UInt8] = []
    MessageStyle.text.printer(isColored: false).print(DiagnosticReport([diagnostic]), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is said to somebody who didn't ask for anything that can be done.
  func say(_ text: String) { _ = write(.error, Array(text.utf8)) }

  /// Prints the message of a run that could not be done.
  func fail(_ diagnostic: Diagnostic) -> ExitCode {
    report([diagnostic])
    return .failure
  }

  /// How a run ends by its messages.
  func exitCode(for diagnostics: [Diagnostic]) -> ExitCode {
    diagnostics.contains { $0.severity <= failing } ? .problems : .done
  }

  /// Ends the run: a result that could not be written is no success.
  func close(_ code: ExitCode) -> ExitCode {
    guard let reason = trouble.withLock({ $0 }) else { return code }
    return fail(
      Diagnostic(.error, .outputFailed, "can't write to the standard output: \(reason)"))
  }
}
