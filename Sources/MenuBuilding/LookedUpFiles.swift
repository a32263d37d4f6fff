internal import Platform
internal import Synchronization

/// A file system that remembers which files were read or looked for, there or not: what a build
/// depends on.
final class LookedUpFiles: FileSystem {
  private let base: any FileSystem
  private let found = Mutex<Set<String>>([])

  init(_ base: any FileSystem) { self.base = base }

  var paths: [String] { found.withLock { $0.sorted() } }

  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    found.withLock { _ = $0.insert(path) }
    return try base.read(path)
  }

  func list(_ path: String) throws(FileSystemError) -> [FolderEntry] { try base.list(path) }

  func kind(
    of path: String, followingLinks: Bool
  ) throws(FileSystemError) -> EntryKind? {
    found.withLock { _ = $0.insert(path) }
    return try base.kind(of: path, followingLinks: followingLinks)
  }

  func resolve(_ path: String) throws(FileSystemError) -> String { try base.resolve(path) }
}
