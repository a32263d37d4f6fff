internal import Diagnostics
internal import Platform

/// Tells somebody at a terminal that the tool is still at work, once it has been for a second.
enum Progress {
  /// Does the work. Nothing is told in a pipe, with `--quiet`, or when messages are for a program.
  static func telling<Result, Failure>(
    _ what: String, on console: Console, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard console.environment.hasTerminalError, !console.isQuiet, console.style == .text else {
      return try work()
    }
    let start = Stopwatch()
    let ticker = Ticker(after: 1000, every: 250) {
      console.say("\r\(what), \(start.milliseconds / 1000) s\u{1B}[K")
    }
    defer {
      ticker.stop()
      if start.milliseconds >= 1000 { console.say("\r\u{1B}[K") }
    }
    return try work()
  }
}
