internal import Diagnostics
internal import MenuLoading
internal import MenuModel
internal import MenuWriting
internal import Platform

/// What is done with a site besides writing it.
extension Build {
  /// Does everything that a build does but the writing, for its messages.
  ///
  /// Dead links and missing anchors, which a build lets pass with a warning, are errors here.
  ///
  /// - Throws: when the input can't be looked at.
  public func check() throws(BuildFailure) -> BuildResult {
    let made = try make()
    var diagnostics =
      made.diagnostics + made.remarks + made.messagesOfFiles(jobs: options.jobs)
    for index in diagnostics.indices {
      if [.linkDead, .linkAnchor].contains(diagnostics[index].code) {
        diagnostics[index].severity = .error
      }
    }
    var result = BuildResult(made, output: "")
    result.report = DiagnosticReport(diagnostics)
    return result
  }

  /// Makes the site in memory and compares it with a folder.
  ///
  /// - Returns: what a build would say, with the first difference on top as an error.
  /// - Throws: when the input or the folder can't be read.
  public func verify(_ folder: String) throws(BuildFailure) -> BuildResult {
    let input = try input()
    let made = try make()
    var result = BuildResult(made, output: folder)
    guard !made.fails(options) else { return result }
    let output: DiskFolder
    do throws(FileSystemError) {
      output = try DiskFolder(folder, isMade: false)
    } catch {
      throw BuildFailure(diagnostic: Diagnostic(.error, .unreadable, error.message))
    }
    do throws(WriteFailure) {
      let verified = try SiteVerifier(output).verify(
        made.files, input: input.identity, sources: input.sources(of: made.site))
      result.unchanged = verified.compared
      result.isComplete = verified.difference == nil
      result.report.add(verified.diagnostics + [verified.difference].compactMap(\.self))
    } catch {
      throw BuildFailure(diagnostic: error.diagnostic)
    }
    return result
  }
}
