internal import Diagnostics
internal import MenuModel

/// The rows of one menu: read, or as the last round of a preview read them.
struct MenuData {
  /// What reading gave; without rows when they are grouped already.
  let loaded: DataLoader.Result
  /// The pictures that the rows of a file name that stands alone.
  let pictures: NamedPictures
  private var grouped: KeptData.Grouped?
  private var keep: @Sendable (KeptData.Grouped) -> Void = { _ in }

  /// - Parameters:
  ///   - areNotes: whether the files are Markdown, each a row.
  ///   - isAlone: whether the data is a file with no folder of its own.
  ///   - language: the site's.
  init(
    _ sources: [DataLoader.Source], areNotes: Bool = false, isAlone: Bool = false,
    _ loader: DataLoader,
    _ configuration: MenuConfiguration, language: String, _ kept: KeptData?
  ) {
    let hash = kept.flatMap { _ in Self.hash(of: sources, areNotes, configuration, language) }
    if let hash, let known = kept?.take(hash, loader.files) {
      (loaded, pictures, grouped) = (known.loaded, known.pictures, known.grouped)
      return
    }
    let loaded = loader.load(sources, areNotes: areNotes)
    let pictures = NamedPictures(isAlone ? loaded.records ?? RecordSet() : RecordSet())
    (self.loaded, self.pictures) = (loaded, pictures)
    guard let kept, let hash, loaded.records != nil else { return }
    var rest = loaded
    rest.records = RecordSet()
    keep = { [rest] grouped in
      kept.keep(
        KeptData.Entry(loaded: rest, grouped: grouped, pictures: pictures),
        from: sources.map(\.path), for: hash)
    }
  }

  func hand(on menu: inout LoadedMenu) {
    menu.grouped = grouped
    menu.keep = keep
  }

  /// The hash of all that the rows are made of; nil when a file can't be read.
  private static func hash(
    of sources: [DataLoader.Source], _ areNotes: Bool, _ configuration: MenuConfiguration,
    _ language: String
  ) -> ContentHash? {
    var hash = configuration.hashOfReading(language: language)
    hash.add(areNotes ? 1 : 0)
    for (path, bytes) in sources {
      guard case .success(let bytes) = bytes else { return nil }
      hash.add(path)
      hash.add(bytes.count)
      hash.add(bytes)
    }
    return hash
  }
}
