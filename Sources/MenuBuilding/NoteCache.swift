internal import MenuModel
internal import Platform

/// Rendered notes of former builds, in the user's cache folder: a file for each site, outside
/// everything that is tracked. It may be deleted at any time, and several builds may share it: a
/// file takes its name whole, and what is wrong in it is not used.
struct NoteCache {
  private let folder: String
  private let file: String
  let notes: RenderedNotes

  /// The notes that builds of this input left. Nil when there is no folder for them, or no telling
  /// whether another program left them.
  init?(in folder: String?, for input: String, _ files: any FileSystem) {
    guard let folder, let version = Program.identity else { return nil }
    self.folder = folder
    // A fixed number of names, so that the folder doesn't grow with every site that ever was.
    let hash = ContentHash([Array(((try? files.resolve(input)) ?? input).utf8)]).hexadecimal
    file = "notes-" + hash.prefix(2)
    let former = ReadableFile("\(folder)/\(file)").map { file in
      RenderedNotes.Former(size: file.size) { file.read($0) }
    }
    notes = RenderedNotes(version: version, former)
  }

  /// Leaves the notes to the next build. What can't be written is rendered again, so nothing is said
  /// about it.
  func save() {
    guard let pieces = notes.pieces, let output = try? DiskFolder(folder, isMade: true) else {
      return
    }
    let waiting = "\(file).\(Program.number)"
    try? output.remove(waiting)
    do throws(FileSystemError) {
      try output.create(waiting, pieces, isSynced: false)
      try output.move(waiting, to: file)
    } catch {
      try? output.remove(waiting)
    }
  }
}
