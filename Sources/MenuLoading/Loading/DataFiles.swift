internal import Diagnostics
internal import MenuModel

/// Finds the data among the files of a menu's folder.
struct DataFiles {
  let folder: String
  /// Relative to the folder.
  let paths: [String]
  /// Where ‘data’ was written.
  var places = SettingPlaces()

  /// Where the rows of a menu are.
  enum Source {
    case files([String])
    /// The Markdown files of the folder are the rows.
    case markdown([String])

    var isMarkdownFolder: Bool { if case .markdown = self { true } else { false } }

    func names(in folder: String) -> [String] {
      switch self {
      case .files(let names): names.map { joined(folder, $0) }
      case .markdown: [folder]
      }
    }
  }

  /// The files that the configuration names, else the one data file, else the tree of Markdown.
  func find(_ named: [String]) -> (source: Source?, diagnostics: [Diagnostic]) {
    if !named.isEmpty { return find(theNamed: named) }
    let candidates = paths.filter { path in
      isInFolderItself(path) && path != SiteFiles.menu
        && SiteFiles.dataEndings.contains(ending(of: path))
    }
    switch candidates.count {
    case 1: return (.files(candidates), [])
    case 0: return findMarkdown()
    default:
      return refused(
        .dataAmbiguous,
        "‘\(folder)’ has \(candidates.count) data files: \(candidates.joined(separator: ", "))",
        suggestion: "name the one to read in \(SiteFiles.menu): ‘data: \(candidates[0])’")
    }
  }

  private func find(theNamed named: [String]) -> (source: Source?, diagnostics: [Diagnostic]) {
    let known = Set(paths)
    let missing = named.filter { !known.contains($0) }
    guard missing.isEmpty else {
      return (
        nil,
        missing.map { name in
          Diagnostic(
            .error, .dataMissing, "‘data’ names ‘\(name)’, but ‘\(folder)’ has no such file",
            at: places.value("data", name), path: joined(folder, SiteFiles.menu),
            suggestion: Nearest.suggestion(for: name, among: paths))
        }
      )
    }
    return (.files(named), [])
  }

  private func findMarkdown() -> (source: Source?, diagnostics: [Diagnostic]) {
    let markdown = paths.filter { ["md", "markdown"].contains(ending(of: $0)) }
    if !markdown.isEmpty { return (.markdown(markdown), []) }
    return refused(
      .dataMissing, "‘\(folder)’ holds no data file",
      suggestion: "put one there: csv, tsv, json, yml, toml, plist, or a folder of Markdown")
  }

  private func refused(
    _ code: DiagnosticCode, _ summary: String, suggestion: String
  ) -> (source: Source?, diagnostics: [Diagnostic]) {
    (nil, [Diagnostic(.error, code, summary, path: folder, suggestion: suggestion)])
  }
}
