internal import Synchronization

@testable internal import Platform

/// A folder whose changes go well up to a point. From there on it plays dead, as for a build that is
/// killed, or refuses one change, as a full disk does.
final class FaultyFolder: OutputFolder {
  enum Fault: Sendable {
    /// Every change from this one on fails, and so does every look: the process is gone.
    case deathBefore(Int)
    /// This one change fails.
    case refusalOf(Int)
  }

  private let folder: MemoryFolder
  private let fault: Fault
  private let count = Mutex(0)

  init(_ folder: MemoryFolder, _ fault: Fault) {
    self.folder = folder
    self.fault = fault
  }

  /// How many changes were tried.
  var changes: Int { count.withLock { $0 } }

  var name: String { folder.name }
  var isNew: Bool { false }
  var place: String? { nil }
  var remark: String? { nil }
  func noteRemark(_ text: String) {}

  private let refusal = FileSystemError(.write, "site", .system(errno: 28))

  private func change() throws(FileSystemError) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    switch fault {
    case .deathBefore(let limit) where number >= limit: throw refusal
    case .refusalOf(number): throw refusal
    default: break
    }
  }

  private func look() throws(FileSystemError) {
    if case .deathBefore(let limit) = fault, changes >= limit { throw refusal }
  }

  func lock() throws(FileSystemError) -> Bool { folder.lock() }

  func removeIfEmpty() {}

  func kind(of path: String) throws(FileSystemError) -> EntryKind? {
    try look()
    return try folder.kind(of: path)
  }

  func list(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    try look()
    return try folder.list(path)
  }

  func open(_ path: String) throws(FileSystemError) -> any StandingFile {
    try look()
    return try folder.open(path)
  }

  func makeFolder(_ path: String) throws(FileSystemError) {
    try change()
    try folder.makeFolder(path)
  }

  func create(_ path: String) throws(FileSystemError) -> any GrowingFile {
    try change()
    return FaultyFile(file: try folder.create(path), change: change)
  }

  /// A file each of whose changes counts. When one fails, the disk is full, or the build dies, in the
  /// middle of it.
  private struct FaultyFile: GrowingFile {
    let file: any GrowingFile
    let change: @Sendable () throws(FileSystemError) -> Void

    func add(_ bytes: [UInt8]) throws(FileSystemError) {
      do throws(FileSystemError) {
        try change()
      } catch {
        try file.add(Array(bytes.prefix(3)))
        throw error
      }
      try file.add(bytes)
    }

    func end(isSynced: Bool) throws(FileSystemError) {
      try change()
      try file.end(isSynced: isSynced)
    }
  }

  func move(_ path: String, to target: String) throws(FileSystemError) {
    try change()
    try folder.move(path, to: target)
  }

  func remove(_ path: String) throws(FileSystemError) {
    try change()
    try folder.remove(path)
  }

  func removeFolder(_ path: String) throws(FileSystemError) -> Bool {
    try change()
    return try folder.removeFolder(path)
  }

  func sync(_ path: String) throws(FileSystemError) {
    try change()
    try folder.sync(path)
  }
}
