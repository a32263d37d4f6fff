internal import MenuKit
internal import MenuModel
internal import Platform

/// The folders that a menu's rows name pictures in: what is looked through for a data file that
/// stands alone, so that nothing else of its surroundings is read.
struct NamedPictures {
  private var folders: Set<String> = []

  /// Linear in the number of rows.
  init(_ records: RecordSet) {
    for section in records.sections {
      note(section.icon)
      note(section.selectedIcon)
    }
    for record in records.records {
      note(record.row.icon)
      note(record.row.image)
      note(record.hint?.icon)
      note(record.hint?.selectedIcon)
    }
  }

  /// The pictures in those folders and in `images`, relative to the data file's folder.
  func paths(in folder: String, _ files: any FileSystem) -> [String] {
    let own = folders.flatMap { [$0, $0.isEmpty ? "images" : "images/" + $0] }
    let inside = Set(own.compactMap { $0.hasPrefix("/") ? nil : InnerPath.resolve($0) })
    return inside.sorted().flatMap { sub -> [String] in
      let entries = (try? files.list(sub.isEmpty ? folder : joined(folder, sub))) ?? []
      return entries.filter {
        $0.kind == .file && SiteFiles.imageEndings.contains(ending(of: $0.name))
      }
      .map { sub.isEmpty ? $0.name : sub + "/" + $0.name }
    }
  }

  private mutating func note(_ name: String?) {
    guard let name, !name.contains("://"), !name.hasPrefix("//") else { return }
    let slash = name.lastIndex(of: "/")
    folders.insert(slash.map { String(name[..<$0]) } ?? "")
  }
}
