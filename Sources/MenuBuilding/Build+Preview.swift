package import Diagnostics
internal import MenuLoading
internal import MenuModel
internal import Platform

extension Build {
  /// A site in memory; no files when the messages forbid the site.
  package struct Preview: Sendable {
    /// What makes the bytes of each file, by path; quick for pages, which are made already.
    package var files: [String: @Sendable () -> [[UInt8]]]?
    package var report: DiagnosticReport
    /// `base_url`, when the site says where it will stand.
    package var baseURL: String?
    /// The files that were read or looked for, when the input is a file: pictures that its rows name.
    package var lookedUp: [String]
  }

  /// Builds into memory; nothing is written.
  ///
  /// - Parameters:
  ///   - memory: what former rounds know; the bytes don't depend on it.
  ///   - changed: all paths that changed since the last round began, by their true names; none when
  ///     that can't be told.
  package func preview(
    remembering memory: PreviewMemory? = nil, after changed: [String] = []
  ) throws(BuildFailure) -> Preview {
    let input: BuildInput
    do throws(BuildFailure) {
      input = try self.input()
    } catch {
      // What changed is not told again.
      memory?.begin(after: [], ignoring: nil)
      throw error
    }
    let output = Disk().trueName(of: output(for: input))
    memory?.begin(after: changed, ignoring: output)
    guard case .file = input else {
      return preview(make(from: input, remembering: memory), lookedUp: [])
    }
    let files = LookedUpFiles(files)
    let made = Build(options, files: files).make(from: input, remembering: memory)
    return preview(made, lookedUp: files.paths)
  }

  private func preview(_ made: MadeSite, lookedUp: [String]) -> Preview {
    var diagnostics = made.diagnostics
    var files: [String: @Sendable () -> [[UInt8]]] = [:]
    if !made.fails(options) {
      for (file, making) in zip(made.files, makings(of: made.files)) {
        files[file.path] = making.make
        diagnostics += making.diagnostics
      }
    }
    let failing: Severity = options.isStrict ? .warning : .error
    let fails = diagnostics.contains { $0.severity <= failing }
    return Preview(
      files: fails ? nil : files, report: DiagnosticReport(diagnostics),
      baseURL: made.site.settings.baseURL, lookedUp: lookedUp)
  }

  /// What gives each file's bytes: pages are made now, several at the same time, for what they say;
  /// what says nothing is left until somebody asks.
  private func makings(
    of files: [OutputFile]
  ) -> [(make: @Sendable () -> [[UInt8]], diagnostics: [Diagnostic])] {
    Workers.map(files.count, jobs: options.jobs) { number in
      let file = files[number]
      guard !file.isSilent else {
        return (
          {
            var none: [Diagnostic] = []
            return file.pieces(&none)
          }, []
        )
      }
      var diagnostics: [Diagnostic] = []
      let pieces = file.pieces(&diagnostics)
      return ({ pieces }, diagnostics)
    }
  }

  /// The folders whose changes matter to the build, and the files that matter alone: of a data file
  /// not its neighbours. None for standard input.
  ///
  /// A folder is named among the files too, so that one that is made later, or comes back, matters.
  package func watched() throws(BuildFailure) -> (folders: [String], files: [String]) {
    switch try input() {
    case .site(let content, let templates):
      let folders = [content, templates ?? beside(content, "Templates")]
      return (folders, folders)
    case .menuFolder(let folder): return ([folder], [folder])
    case .file(let path): return ([], [path])
    case .standardInput: return ([], [])
    }
  }

  private func beside(_ path: String, _ name: String) -> String {
    (path.split(separator: "/", omittingEmptySubsequences: false).dropLast() + [name[...]])
      .joined(separator: "/")
  }

  /// The folder that a build would write to.
  package func outputPath() throws(BuildFailure) -> String { output(for: try input()) }
}
