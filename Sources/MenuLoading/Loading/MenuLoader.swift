internal import Diagnostics
internal import MenuModel
internal import Platform

/// Reads one menu: its configuration, its data, its notes, and the names of its pictures.
struct MenuLoader {
  private let files: any FileSystem
  private let settings: [CommandSetting]
  private let language: String
  private let jobs: Int
  private let kept: KeptInput?

  init(
    _ files: any FileSystem, settings: [CommandSetting], language: String = "en", jobs: Int,
    kept: KeptInput? = nil
  ) {
    self.files = files
    self.settings = settings
    self.language = language
    self.jobs = jobs
    self.kept = kept
  }

  /// A folder with a data file (or a tree of Markdown), and beside it `menugen.yml`, notes, pictures.
  func folder(_ folder: String, name: String) -> (LoadedMenu?, [Diagnostic]) {
    let scan = FolderScan(folder, in: files, kept: kept?.folders, jobs: jobs)
    let all = scan.paths
    var configuration = MenuConfiguration()
    configuration.reading.language = language
    var diagnostics = scan.diagnostics
    if all.contains(SiteFiles.menu) {
      diagnostics += ConfigurationFile(files).read(
        joined(folder, SiteFiles.menu), keys: MenuSettingKeys.all, into: &configuration)
    }
    diagnostics += apply(to: &configuration)

    let astray = AstrayFiles(folder: folder)
    let misnamed = astray.nearlyConfiguration(all).filter {
      !configuration.data.contains($0)
    }
    diagnostics += misnamed.map { astray.misnamed($0, SiteFiles.menu) }
    let paths = all.filter { !misnamed.contains($0) }
    let found = DataFiles(folder: folder, paths: paths, places: configuration.places)
      .find(configuration.data)
    diagnostics += found.diagnostics
    guard let source = found.source else { return (nil, diagnostics) }
    let (data, notes) = read(source, configuration, notes: scan.folders, in: folder)
    diagnostics += data.loaded.diagnostics
    guard let records = data.loaded.records else { return (nil, diagnostics) }
    configuration.display.extra = configuration.extra ?? (data.loaded.isNested ? .hide : .show)

    let images = all.filter { SiteFiles.imageEndings.contains(ending(of: $0)) }
    var menu = LoadedMenu(
      name: name, configuration: configuration, records: records, notes: notes.notes,
      images: catalogue(images, in: folder), folder: folder, sources: source.names(in: folder),
      groupColumn: data.loaded.groupColumn)
    data.hand(on: &menu)
    menu.dataPlaces = DataPlaces(menu.sources, configuration.reading, in: files)
    return (menu, diagnostics + notes.diagnostics)
  }

  /// Reads the data, and the notes at the same time: neither asks for the other.
  private func read(
    _ source: DataFiles.Source, _ configuration: MenuConfiguration,
    notes folders: [KeptFolders.Folder], in folder: String
  ) -> (MenuData, (notes: [Note], diagnostics: [Diagnostic])) {
    let loader = DataLoader(files, options: configuration.reading, folder: folder, jobs: jobs)
    let notes = NoteLoader(
      files: files, folder: folder, jobs: jobs, kept: kept?.folders,
      hasNotes: !source.isMarkdownFolder)
    let (language, kept) = (language, kept?.data)
    // Read before: the system gives memory for a large file slowly where many threads ask for some.
    let sources = loader.read(source)
    return Workers.both(jobs: jobs) {
      MenuData(
        sources, areNotes: source.isMarkdownFolder, loader, configuration,
        language: language, kept)
    } _: {
      notes.load(folders)
    }
  }

  /// One data file with nothing beside it but the pictures that its rows name.
  func file(_ path: String) -> (LoadedMenu?, [Diagnostic]) {
    do throws(FileSystemError) {
      let bytes = try files.read(path)
      return loose(bytes, name: stem(of: path), path: path, isFile: true)
    } catch {
      var problem = Diagnostic.unreadable(error)
      if error.reason == .notRegular {
        problem.suggestion = "give the data to standard input: ‘… | menugen build -’"
      }
      return (nil, [problem])
    }
  }

  func standardInput(_ bytes: [UInt8]) -> (LoadedMenu?, [Diagnostic]) {
    loose(bytes, name: "menu", path: "standard input", isFile: false)
  }

  private func loose(
    _ bytes: [UInt8], name: String, path: String, isFile: Bool
  ) -> (LoadedMenu?, [Diagnostic]) {
    var configuration = MenuConfiguration()
    configuration.reading.language = language
    var diagnostics = apply(to: &configuration)
    let folder =
      path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) : "."
    let loader = DataLoader(files, options: configuration.reading, folder: folder, jobs: jobs)
    let data = MenuData(
      [(path, .success(bytes))], isAlone: true, loader, configuration, language: language,
      kept?.data)
    diagnostics += data.loaded.diagnostics
    guard let records = data.loaded.records else { return (nil, diagnostics) }
    configuration.display.extra = configuration.extra ?? (data.loaded.isNested ? .hide : .show)
    var menu = LoadedMenu(
      name: name, configuration: configuration, records: records,
      images: catalogue(data.pictures.paths(in: folder, files), in: folder),
      folder: folder, sources: [path], groupColumn: data.loaded.groupColumn)
    data.hand(on: &menu)
    menu.dataPlaces = DataPlaces(
      [path], configuration.reading, in: files, bytes: isFile ? nil : bytes)
    return (menu, diagnostics)
  }

  private func apply(to configuration: inout MenuConfiguration) -> [Diagnostic] {
    let diagnostics = settings.apply(to: &configuration, keys: MenuSettingKeys.all)
    if let language = configuration.display.language { configuration.reading.language = language }
    configuration.reading.shownColumns = configuration.display.columns
    return diagnostics
  }

  private func catalogue(_ paths: [String], in folder: String) -> ImageCatalogue {
    let files = files
    return ImageCatalogue(
      paths.map { path in
        ImageFile(path: path) { try? files.read(joined(folder, path)) }
      })
  }
}
