internal import Platform
internal import Synchronization

/// A file in the user's cache folder for the next build, while it grows. It takes its name whole. What
/// can't be written is made again by that build, so nothing is said about it.
final class CacheFile: Sendable {
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

  init(_ name: String, in folder: String) {
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
