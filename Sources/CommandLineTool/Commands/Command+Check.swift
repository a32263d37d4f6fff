internal import Diagnostics
internal import MenuBuilding

extension Command {
  /// `menugen check [PATH]`
  static let check = Command(
    "check", [.path(isRequired: false)], "do all that build does but the writing, and check links",
    details: [
      """
      Reads, groups and renders as ‘menugen build’ does and prints all that is to be said. Links \
      that lead to nothing and anchors that are missing are errors here.
      """
    ],
    flags: Flag.building + [.jobs, .strict],
    examples: [
      Example("menugen check", "look over the site in this folder"),
      Example("menugen check --strict --messages github", "in CI, with every warning an error"),
    ]
  ) { invocation, console in
    do throws(BuildFailure) {
      let result = try Build(BuildOptions.reading(invocation, console.environment)).check()
      console.report(result.report.diagnostics)
      if !console.isQuiet { console.result("\(result.counts): \(result.verdict)\n") }
      return console.exitCode(for: result.report.diagnostics)
    } catch {
      return console.fail(error.diagnostic)
    }
  }
}

extension BuildResult {
  /// `2 errors, 1 warning`
  fileprivate var verdict: String {
    let counts = [Severity.error, .warning].compactMap { severity in
      let number = report.count(of: severity)
      return number == 0 ? nil : "\(number) \(severity.word)\(number == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "nothing to repair" : counts.joined(separator: ", ")
  }
}
