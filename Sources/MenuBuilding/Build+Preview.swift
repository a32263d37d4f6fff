package import Diagnostics
internal import MenuLoading
internal import MenuModel

extension Build {
  /// A site in memory, each file whole; no files when the messages forbid the site.
  package struct Preview: Sendable {
    package var files: [String: [UInt8]]?
    package var report: DiagnosticReport
    /// `base_url`, when the site says where it will stand.
    package var baseURL: String?
  }

  /// Builds into memory; nothing is written.
  package func preview() throws(BuildFailure) -> Preview {
    let made = try make()
    var diagnostics = made.diagnostics
    var files: [String: [UInt8]] = [:]
    if !made.fails(options) {
      for file in made.files { files[file.path] = Array(file.make(&diagnostics).joined()) }
    }
    let failing: Severity = options.isStrict ? .warning : .error
    let fails = diagnostics.contains { $0.severity <= failing }
    return Preview(
      files: fails ? nil : files, report: DiagnosticReport(diagnostics),
      baseURL: made.site.settings.baseURL)
  }

  /// The folders whose changes matter to the build, and the files that matter alone: of a data file
  /// not its neighbours. None for standard input.
  package func watched() throws(BuildFailure) -> (folders: [String], files: [String]) {
    switch try input() {
    case .site(let content, let templates): ([content] + (templates.map { [$0] } ?? []), [])
    case .menuFolder(let folder): ([folder], [])
    case .file(let path): ([], [path])
    case .standardInput: ([], [])
    }
  }

  /// The folder that a build would write to.
  package func outputPath() throws(BuildFailure) -> String { output(for: try input()) }
}
