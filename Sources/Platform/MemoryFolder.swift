#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Synchronization

/// A folder in memory that behaves as one of the disk does, for previews and tests.
package final class MemoryFolder: OutputFolder {
  package enum Entry: Sendable, Hashable {
    case file([UInt8])
    case folder
    case symbolicLink
  }

  package let name: String
  package let isNew = false
  private let entries: Mutex<[String: Entry]>
  private let isFree: Bool

  /// - Parameters:
  ///   - isFree: false when another build holds the lock.
  package init(_ entries: [String: Entry] = [:], name: String = "site", isFree: Bool = true) {
    self.name = name
    self.isFree = isFree
    var all = entries
    for path in entries.keys {
      for parent in Self.parents(of: path) where all[parent] == nil { all[parent] = .folder }
    }
    self.entries = Mutex(all)
  }

  /// What the folder holds, by path.
  package var contents: [String: Entry] { entries.withLock { $0 } }

  package var place: String? { nil }
  package var remark: String? { nil }
  package func noteRemark(_ text: String) {}

  package func lock() -> Bool { isFree }

  package func removeIfEmpty() {}

  package func kind(of path: String) throws(FileSystemError) -> EntryKind? {
    guard !path.isEmpty else { return .folder }
    return switch entries.withLock({ $0[path] }) {
    case .file: .file
    case .folder: .folder
    case .symbolicLink: .symbolicLink
    case nil: nil
    }
  }

  package func list(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    guard try kind(of: path) == .folder else { throw error(.list, path, ENOENT) }
    let all = contents.keys.filter { Self.parent(of: $0) == path }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    var found: [FolderEntry] = []
    for child in all {
      guard let kind = try kind(of: child) else { continue }
      let last = child.split(separator: "/").last.map(String.init) ?? child
      found.append(FolderEntry(name: last, kind: kind))
    }
    return found
  }

  package func open(_ path: String) throws(FileSystemError) -> any StandingFile {
    guard case .file(let bytes) = contents[path] else { throw error(.read, path, ENOENT) }
    return StandingBytes(bytes)
  }

  package func makeFolder(_ path: String) throws(FileSystemError) {
    try checkParent(of: path, .makeFolder)
    switch try kind(of: path) {
    case nil: entries.withLock { $0[path] = .folder }
    case .folder: break
    default: throw error(.makeFolder, path, EEXIST)
    }
  }

  package func create(_ path: String) throws(FileSystemError) -> any GrowingFile {
    try checkParent(of: path, .write)
    guard try kind(of: path) == nil else { throw error(.write, path, EEXIST) }
    entries.withLock { $0[path] = .file([]) }
    return GrowingBytes { bytes in
      self.entries.withLock { entries in
        guard case .file(let former) = entries[path] else { return }
        entries[path] = .file(former + bytes)
      }
    }
  }

  package func move(_ path: String, to target: String) throws(FileSystemError) {
    try checkParent(of: target, .write)
    guard let entry = contents[path] else { throw error(.write, path, ENOENT) }
    guard try kind(of: target) != .folder else { throw error(.write, target, EISDIR) }
    entries.withLock {
      $0[path] = nil
      $0[target] = entry
    }
  }

  package func remove(_ path: String) throws(FileSystemError) {
    switch try kind(of: path) {
    case nil: throw error(.remove, path, ENOENT)
    case .folder: throw error(.remove, path, EISDIR)
    default: entries.withLock { $0[path] = nil }
    }
  }

  package func removeFolder(_ path: String) throws(FileSystemError) -> Bool {
    guard try kind(of: path) == .folder else { throw error(.remove, path, ENOENT) }
    guard try list(path).isEmpty else { return false }
    entries.withLock { $0[path] = nil }
    return true
  }

  package func sync(_ path: String) throws(FileSystemError) {
    guard try kind(of: path) == .folder else { throw error(.write, path, ENOENT) }
  }

  private func checkParent(
    of path: String, _ action: FileSystemError.Action
  ) throws(FileSystemError) {
    let parent = Self.parent(of: path)
    guard try kind(of: parent) != .folder else { return }
    throw error(action, path, try kind(of: parent) == nil ? ENOENT : ENOTDIR)
  }

  private func error(
    _ action: FileSystemError.Action, _ path: String, _ number: Int32
  ) -> FileSystemError {
    FileSystemError(
      action, path.isEmpty ? name : name + "/" + path, .system(errno: number))
  }

  private static func parent(of path: String) -> String { parents(of: path).first ?? "" }

  /// The folders above a path, the nearest first.
  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).reversed().map { parts[..<$0].joined(separator: "/") }
  }
}

/// A file in memory, read at once.
private final class StandingBytes: StandingFile {
  private let rest: Mutex<[UInt8]>

  init(_ bytes: [UInt8]) { rest = Mutex(bytes) }

  func next() -> [UInt8] {
    rest.withLock { rest in
      defer { rest = [] }
      return rest
    }
  }
}

/// A file in memory that others see grow.
private struct GrowingBytes: GrowingFile {
  let adding: @Sendable ([UInt8]) -> Void

  init(_ adding: @escaping @Sendable ([UInt8]) -> Void) { self.adding = adding }

  func add(_ bytes: [UInt8]) { adding(bytes) }

  func end(isSynced: Bool) {}
}
