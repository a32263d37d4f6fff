internal import Diagnostics
internal import MenuModel
package import Platform

/// Reads what a run is asked to read: configuration, data, notes, the names of pictures, and
/// templates. Never stops at the first problem; reads nothing outside the input.
package struct SiteLoader {
  private let files: any FileSystem
  private let settings: [CommandSetting]
  private let jobs: Int
  private let kept: KeptInput?

  /// - Parameters:
  ///   - settings: the command line's, put over what the files say.
  ///   - jobs: how many threads may read; what they give doesn't depend on it.
  ///   - kept: what the last round of a preview read.
  package init(
    _ files: any FileSystem, settings: [CommandSetting] = [], jobs: Int = 1,
    kept: KeptInput? = nil
  ) {
    self.files = files
    self.settings = settings
    self.jobs = jobs
    self.kept = kept
  }

  /// Linear in the size of the input.
  package func load(_ input: BuildInput) -> LoadedSite {
    switch input {
    case .site(let content, let templates): site(content, templates: templates)
    case .menuFolder(let folder):
      single { loader().folder(folder, name: folderName(folder)) }
    case .file(let path):
      single { loader().file(path) }
    case .standardInput(let bytes):
      single { loader().standardInput(bytes) }
    }
  }

  private func loader(_ language: String = "en") -> MenuLoader {
    MenuLoader(files, settings: settings, language: language, jobs: jobs, kept: kept)
  }

  private func single(_ load: () -> (LoadedMenu?, [Diagnostic])) -> LoadedSite {
    let (menu, diagnostics) = load()
    var site = LoadedSite(menus: menu.map { [$0] } ?? [], diagnostics: diagnostics)
    site.diagnostics += settings.apply(to: &site.configuration, keys: SiteSettingKeys.all)
    if let language = menu?.configuration.display.language {
      site.configuration.settings.language = language
    }
    return site
  }

  private func site(_ content: String, templates: String?) -> LoadedSite {
    var site = LoadedSite()
    let file = joined(content, SiteFiles.site)
    if files.exists(file) {
      site.diagnostics += ConfigurationFile(files).read(
        file, keys: SiteSettingKeys.all, into: &site.configuration)
    }
    site.diagnostics += settings.apply(to: &site.configuration, keys: SiteSettingKeys.all)
    do throws(FileSystemError) {
      let entries = try files.list(content).filter { !$0.name.hasPrefix(".") }
      let folders = menuFolders(entries, of: content, into: &site)
      site.diagnostics += AstrayFiles(folder: content).beside(
        folders: entries.filter { $0.kind == .file }.map(\.name))
      let (names, unknown) = ordered(folders, by: site.configuration.menuOrder)
      let places = site.configuration.places
      site.diagnostics += unknown.map { unknownMenu($0, among: names, places, in: file) }
      load(names, of: content, into: &site)
      if let templates { try loadTemplates(templates, into: &site) }
    } catch {
      site.diagnostics.append(.unreadable(error))
    }
    if site.menus.isEmpty, !site.diagnostics.contains(where: { $0.severity == .error }) {
      site.diagnostics.append(
        Diagnostic(
          .error, .noMenus, "‘\(content)’ holds no menu: no folder with a data file",
          path: content,
          suggestion: "make a folder there, such as \(content)/menu, and put your data file in it"))
    }
    return site
  }

  /// The names of the folders that may be menus. A link counts as long as it stays inside the
  /// content and doesn't lead back to all of it.
  private func menuFolders(
    _ entries: [FolderEntry], of content: String, into site: inout LoadedSite
  ) -> [String] {
    let inside = FolderEntries(of: content, in: files)
    return entries.compactMap { entry in
      guard entry.kind == .folder || entry.kind == .symbolicLink else { return nil }
      let (kind, problem) = inside.kind(of: entry, at: entry.name)
      if let problem { site.diagnostics.append(problem) }
      guard kind == .folder else { return nil }
      let path = joined(content, entry.name)
      if entry.kind == .symbolicLink, (try? files.resolve(path)) == inside.resolvedRoot {
        site.diagnostics.append(
          Diagnostic(
            .warning, .folderLoop, "a link leads back to the folder it lies in", path: path))
        return nil
      }
      return entry.name
    }
  }

  private func load(_ names: [String], of content: String, into site: inout LoadedSite) {
    let language = site.configuration.settings.language
    for name in names {
      let folder = joined(content, name)
      let (menu, diagnostics) = loader(language).folder(folder, name: name)
      if let menu { site.menus.append(menu) }
      site.diagnostics += diagnostics
    }
  }

  /// The named ones first, then the others by name; and the names that no folder has.
  private func ordered(_ names: [String], by order: [String]) -> ([String], unknown: [String]) {
    let known = Set(names)
    let named = order.filter { known.contains($0) }
    let isNamed = Set(named)
    return (named + names.filter { !isNamed.contains($0) }, order.filter { !known.contains($0) })
  }

  private func unknownMenu(
    _ name: String, among names: [String], _ places: SettingPlaces, in file: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .menuUnknown, "‘menus’ names ‘\(name)’, but there is no such folder",
      at: places.value("menus", name), path: file,
      expected: names.isEmpty ? nil : "one of: " + names.joined(separator: ", "),
      suggestion: Nearest.suggestion(for: name, among: names))
  }

  private func loadTemplates(
    _ folder: String, into site: inout LoadedSite
  ) throws(FileSystemError) {
    for entry in try files.list(folder) where !entry.name.hasPrefix(".") && entry.kind == .file {
      switch TextFile.read(joined(folder, entry.name), in: files) {
      case .success(let file): site.templates.append(file)
      case .failure(let failure): site.diagnostics += failure.diagnostics
      }
    }
  }

  private func folderName(_ path: String) -> String {
    let resolved = (try? files.resolve(path)) ?? path
    return resolved.split(separator: "/").last.map(String.init) ?? "menu"
  }
}
