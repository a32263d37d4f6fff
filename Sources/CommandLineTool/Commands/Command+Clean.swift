internal import Diagnostics
internal import MenuWriting
internal import Platform

extension Command {
  /// `menugen clean [DIR]`
  static let clean = Command(
    "clean", [.folder("DIR", isRequired: false)], "remove what a build wrote, and only that",
    details: [
      """
      Removes the files that the folder's manifest lists, unless somebody changed them since, and \
      the folders that are empty without them. Without DIR, cleans site.
      """
    ],
    flags: [.dryRun],
    examples: [
      Example("menugen clean", "remove the site in site/"),
      Example("menugen clean lunch --dry-run --verbose", "list what would be removed"),
    ]
  ) { invocation, console in
    let path = invocation.operands.first ?? "site"
    let isDryRun = invocation.has(.dryRun)
    do throws(WriteFailure) {
      let output: DiskFolder
      do throws(FileSystemError) {
        output = try DiskFolder(path, isMade: false)
      } catch {
        throw WriteFailure(Diagnostic(.error, .unreadable, error.message))
      }
      let result = try SiteCleaner(output).clean(isDryRun: isDryRun)
      let kept = result.kept.map {
        Diagnostic(
          .warning, .outputKept, "the file was changed since menugen wrote it, and stays",
          path: "\(path)/\($0)")
      }
      console.report(kept)
      if console.isVerbose { console.result(result.removed.map { "\(path)/\($0)\n" }.joined()) }
      if !console.isQuiet {
        console.result(
          "\(isDryRun ? "would remove" : "removed") \(result.removed.count) files from \(path)\n")
      }
      return .done
    } catch {
      return console.fail(error.diagnostic)
    }
  }
}
