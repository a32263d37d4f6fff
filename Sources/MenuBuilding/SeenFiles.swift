internal import MenuModel
internal import MenuWriting
internal import Platform
internal import Synchronization

/// The disk, with a memory of everything that was read or looked for, there or not: what comes of a build
/// hangs on nothing else.
final class SeenFiles: FileSystem {
  private let disk = Disk()
  private let lists = (0..<64).map { _ in List() }
  private let count = Atomic<Int>(0)

  /// A part of what was seen: many threads that read small files would wait for each other at one list.
  private final class List: Sendable {
    let seen = Mutex(Packer())
  }

  /// Gives everything that was seen, in packs and in no order; a path more than once if it was.
  ///
  /// - Returns: how many packs there are.
  func write(_ take: ([UInt8]) -> Void) -> Int {
    for list in lists { list.seen.withLock { $0 }.write(take) }
    return lists.count
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    let now = FileTimes.now
    var times = FileTimes()
    return try noting(path) { () throws(FileSystemError) in
      let bytes = try disk.read(path, &times)
      return (bytes, .file(Sight.SeenFile(bytes, times, at: now)))
    }
  }

  func list(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    let now = FileTimes.now
    let times = FileTimes(path)
    return try noting(path) { () throws(FileSystemError) in
      let entries = try disk.list(path)
      let mark = times.areTelling(at: now) ? times.mark : nil
      return (entries, .folder(mark, list: Sight.hash(of: entries)))
    }
  }

  func kind(
    of path: String, followingLinks: Bool
  ) throws(FileSystemError) -> EntryKind? {
    try noting(path) { () throws(FileSystemError) in
      let kind = try disk.kind(of: path, followingLinks: followingLinks)
      return (kind, .kind(kind, followingLinks: followingLinks))
    }
  }

  func resolve(_ path: String) throws(FileSystemError) -> String {
    try noting(path) { () throws(FileSystemError) in
      let resolved = try disk.resolve(path)
      return (resolved, .resolved(resolved))
    }
  }

  private func noting<Result>(
    _ path: String, _ look: () throws(FileSystemError) -> (Result, Sight.Answer)
  ) throws(FileSystemError) -> Result {
    do throws(FileSystemError) {
      let (result, answer) = try look()
      note(Sight(path: path, answer: answer))
      return result
    } catch {
      note(Sight(path: path, answer: .failed))
      throw error
    }
  }

  private func note(_ sight: Sight) {
    let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
    lists[number % lists.count].seen.withLock { $0.add(sight) }
  }
}
