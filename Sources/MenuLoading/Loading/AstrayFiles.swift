internal import Diagnostics

/// Files that look as if they were meant to be read, and are not: a configuration file that is nearly
/// called as it should be, data that lies beside the folders of the menus.
struct AstrayFiles {
  let folder: String

  /// Among the files of a site's content folder, beside the folders of its menus.
  func beside(folders names: [String]) -> [Diagnostic] {
    names.compactMap { name in
      if name == SiteFiles.site { return nil }
      if isNearly(SiteFiles.site, name) { return misnamed(name, SiteFiles.site) }
      if name == SiteFiles.menu {
        return astray(
          name, "the settings of a menu lie outside its folder",
          suggestion: "move it beside the menu's data, or call it \(SiteFiles.site)")
      }
      guard SiteFiles.dataEndings.contains(ending(of: name)) else { return nil }
      return astray(
        name, "this file is not read: it lies in no menu's folder",
        suggestion: "move it into one, such as \(joined(folder, stem(of: name)))/\(name)")
    }
  }

  /// Among the paths of a menu's folder, the files that are nearly called as its configuration.
  func nearlyConfiguration(_ paths: [String]) -> [String] {
    paths.filter { isInFolderItself($0) && $0 != SiteFiles.menu && isNearly(SiteFiles.menu, $0) }
  }

  func misnamed(_ name: String, _ wanted: String) -> Diagnostic {
    astray(name, "‘\(name)’ is not read", suggestion: "did you mean ‘\(wanted)’?")
  }

  private func astray(_ name: String, _ summary: String, suggestion: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileAstray, summary, path: joined(folder, name), suggestion: suggestion)
  }

  /// Whether a name is the wanted one with another ending, in other letters' case, or with a slip in it.
  private func isNearly(_ wanted: String, _ name: String) -> Bool {
    func stem(_ name: String) -> String {
      String(name.lowercased().prefix { $0 != "." })
    }
    let endings = ["yml", "yaml", "json", "toml", "txt", ""]
    guard endings.contains(ending(of: name)) else { return false }
    return stem(name) == stem(wanted)
      || ["yml", "yaml"].contains(ending(of: name))
        && Nearest.name(to: name, among: [wanted]) != nil
  }
}
