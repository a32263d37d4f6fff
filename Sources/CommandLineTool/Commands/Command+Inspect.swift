internal import Diagnostics
internal import MenuBuilding
internal import MenuLoading
internal import Platform

extension Command {
  /// `menugen inspect FILE`
  static let inspect = Command(
    "inspect", [.path("FILE", isRequired: true)],
    "tell what was understood of a data file, and how to say it in writing",
    details: [
      """
      Prints the file's kind, the way to sections and rows, each column with what it holds and which \
      part of a row it fills, what is doubtful, other readings with the option that chooses each, and \
      the menugen.yml that makes the reading explicit. Nothing is written.
      """
    ],
    flags: [.groupBy, .field, .header, .encoding, .json],
    examples: [
      Example("menugen inspect menu.csv", "how the file is read"),
      Example("menugen inspect shop.json --json", "the same for a program"),
    ]
  ) { invocation, console in
    do throws(BuildFailure) {
      let options = try BuildOptions.reading(invocation, console.environment)
      let inspection = try inspection(of: options)
      console.report(inspection.diagnostics)
      if invocation.has(.json) {
        console.result(InspectionJSON.bytes(inspection))
      } else {
        console.result(InspectionText.text(inspection))
      }
      return inspection.shape == nil ? .problems : console.exitCode(for: inspection.diagnostics)
    } catch {
      return console.fail(error.diagnostic)
    }
  }

  private static func inspection(of options: BuildOptions) throws(BuildFailure) -> Inspection {
    let settings = options.settings.map {
      CommandSetting(option: $0.source, key: $0.key, text: $0.text)
    }
    let inspector = Inspector(Disk(), settings: settings)
    if options.input == "-" {
      return inspector.inspect(options.standardInput, name: "standard input")
    }
    do throws(FileSystemError) {
      return try inspector.inspect(options.input)
    } catch {
      throw BuildFailure(
        diagnostic: Diagnostic(.error, .unreadable, error.message, path: error.path))
    }
  }
}
