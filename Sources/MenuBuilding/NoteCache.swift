internal import MenuModel
internal import Platform
internal import Synchronization

/// Rendered notes of former builds, in the user's cache folder: a file for each site, outside
/// everything that is tracked. It may be deleted at any time, and several builds may share it: a
/// file takes its name whole, and what is wrong in it is not used.
struct NoteCache {
  private let next: NextFile
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
    let next = NextFile(of: file, in: folder)
    self.next = next
    let take: OutputFile.Take = { bytes in if isLeft { next.take(bytes) } }
    notes = RenderedNotes(version: version, former, take)
  }

  /// Leaves the notes to the next build.
  func save() { if notes.end() { next.keep() } }

  /// Takes away what was not left.
  func end() { next.remove() }
}

/// The file of notes for the next build, while it grows. What can't be written is rendered again, so
/// nothing is said about it.
private final class NextFile: Sendable {
  private let folder: String
  private let name: String
  private let waiting: String
  private let state = Mutex(State.none)

  private enum State {
    /// No byte has come.
    case none
    case growing(DiskFolder, any GrowingFile)
    case failed(DiskFolder?)
    /// It has its name, or is gone.
    case ended
  }

  init(of name: String, in folder: String) {
    self.folder = folder
    self.name = name
    waiting = "\(name).\(Program.number)"
  }

  func take(_ bytes: [UInt8]) {
    state.withLock { state in
      if case .none = state { state = begin() }
      guard case .growing(let output, let file) = state else { return }
      do throws(FileSystemError) {
        try file.add(bytes)
      } catch {
        state = .failed(output)
      }
    }
  }

  private func begin() -> State {
    guard let output = try? DiskFolder(folder, isMade: true) else { return .failed(nil) }
    removeLeftovers(output)
    guard let file = try? output.create(waiting) else { return .failed(output) }
    return .growing(output, file)
  }

  /// Removes what builds left that were killed, and what one of the same number left.
  private func removeLeftovers(_ output: DiskFolder) {
    for entry in (try? output.list("")) ?? [] where entry.name.hasPrefix(name + ".") {
      guard let number = Int(entry.name.dropFirst(name.utf8.count + 1)) else { continue }
      if number == Program.number || !Program.isRunning(number) { try? output.remove(entry.name) }
    }
  }

  /// Gives the file its name.
  func keep() {
    state.withLock { state in
      guard case .growing(let output, let file) = state else { return }
      state = .failed(output)
      do throws(FileSystemError) {
        try file.end(isSynced: false)
        try output.move(waiting, to: name)
        state = .ended
      } catch {
        // Gone with ``remove()``.
      }
    }
  }

  /// Removes the file if it has not got its name.
  func remove() {
    state.withLock { state in
      switch state {
      case .growing(let output, _), .failed(let output?): try? output.remove(waiting)
      case .none, .failed(nil), .ended: break
      }
      state = .ended
    }
  }
}
