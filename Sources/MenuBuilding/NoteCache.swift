internal import MenuModel
internal import Platform

/// Rendered notes of former builds, in the user's cache folder: a file for each site, outside
/// everything that is tracked. It may be deleted at any time, and several builds may share it: a
/// file takes its name whole, and what is wrong in it is not used.
struct NoteCache {
  private let next: CacheFile
  let notes: RenderedNotes

  /// The notes that builds of this input left. Nil when there is no folder for them, or no telling
  /// whether another program left them.
  ///
  /// - Parameter isLeft: whether this build leaves anything.
  init?(in folder: String?, for input: String, isLeft: Bool, _ files: any FileSystem) {
    guard let folder, let version = Program.identity else { return nil }
    // A fixed number of names, so that the folder doesn't grow with every site that ever was.
    let hash = ContentHash([Array(((try? files.resolve(input)) ?? input).utf8)]).hexadecimal
    let file = "notes-" + hash.prefix(2)
    let former = ReadableFile("\(folder)/\(file)").map { file in
      RenderedNotes.Former(size: file.size) { file.read($0) }
    }
    let next = CacheFile(file, in: folder)
    self.next = next
    let take: OutputFile.Take = { bytes in if isLeft { next.take(bytes) } }
    notes = RenderedNotes(version: version, former, take)
  }

  /// Leaves the notes to the next build.
  func save() { if notes.end() { next.keep() } }

  /// Takes away what was not left.
  func end() { next.remove() }
}
