package import Diagnostics
package import MenuModel
internal import MenuRendering
internal import Platform

/// A site in memory: what was read, the files to write, and the messages up to here. Each file
/// makes its bytes when asked, and may add messages then.
package struct MadeSite: Sendable {
  package var site: Site
  package var files: [OutputFile]
  package var diagnostics: [Diagnostic]
  /// The notes whose words can be exchanged in the written files.
  var wordPlaces = WordPlaces()
  /// What only a check prints.
  package var remarks: [Diagnostic] = []

  /// Whether the messages forbid to write the site.
  package func fails(_ options: BuildOptions) -> Bool {
    let failing: Severity = options.isStrict ? .warning : .error
    return diagnostics.contains { $0.severity <= failing }
  }

  /// What the files say while they are made, for a run that writes none of them. Nothing when an
  /// error stands in the way of making them.
  func messagesOfFiles(jobs: Int) -> [Diagnostic] {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return [] }
    let files = files
    return Workers.map(files.count, jobs: jobs) { index in
      var messages: [Diagnostic] = []
      files[index].make(&messages) { _ in }
      return messages
    }.flatMap(\.self)
  }
}
