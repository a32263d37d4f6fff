internal import Diagnostics
internal import MenuBuilding

extension Command {
  /// `menugen verify DIR [PATH]`
  static let verify = Command(
    "verify", [.folder("DIR", isRequired: true), .path(isRequired: false)],
    "compare a folder with what a build makes",
    details: [
      """
      Builds in memory what PATH holds (the site in the current folder when there is no PATH), with \
      the same options as ‘menugen build’, compares it with DIR and names the first difference. \
      Files of others in DIR don't matter. Nothing is written.
      """
    ],
    flags: Flag.building + [.jobs, .strict],
    examples: [
      Example("menugen verify site", "whether site/ is what content/ makes"),
      Example("menugen verify lunch lunch.csv", "the same for a data file"),
    ]
  ) { invocation, console in
    do throws(BuildFailure) {
      var options = try BuildOptions.reading(invocation, console.environment, operand: 1)
      let folder = invocation.operands[0]
      options.output = folder
      let result = try Build(options).verify(folder)
      console.report(result.report.diagnostics)
      let code = console.exitCode(for: result.report.diagnostics)
      if code == .done, !console.isQuiet {
        console.result("\(folder) is what the build makes: \(result.unchanged) files\n")
      }
      return code
    } catch {
      return console.fail(error.diagnostic)
    }
  }
}
