#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Synchronization

/// A tree of files in memory, for tests and previews: a path and its bytes, folders by implication.
///
/// Relative paths and paths from `/` name the same files; `.` and `..` are resolved by name.
package final class InMemory: FileSystem {
  private let files: Mutex<[String: [UInt8]]>

  /// Files by path, such as `content/drinks/menu.csv`.
  package init(_ files: [String: [UInt8]] = [:]) {
    self.files = Mutex(Dictionary(files.map { (Self.plain($0), $1) }) { _, last in last })
  }

  /// Texts by path, written as UTF-8.
  package convenience init(texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
  }

  /// Puts a file there, in place of the one that was.
  package func put(_ bytes: [UInt8], at path: String) {
    files.withLock { $0[Self.plain(path)] = bytes }
  }

  /// Takes a file away; nothing happens when it isn't there.
  package func take(_ path: String) {
    files.withLock { $0[Self.plain(path)] = nil }
  }

  /// The paths of all files, sorted by bytes.
  package var paths: [String] {
    files.withLock { $0.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    let plain = Self.plain(path)
    if let bytes = files.withLock({ $0[plain] }) { return bytes }
    let isFolder = try kind(of: path) == .folder
    throw FileSystemError(.read, path, isFolder ? .isFolder : .system(errno: ENOENT))
  }

  package func list(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    guard let kind = try kind(of: path) else {
      throw FileSystemError(.list, path, .system(errno: ENOENT))
    }
    guard kind == .folder else {
      throw FileSystemError(.list, path, .system(errno: ENOTDIR))
    }
    let plain = Self.plain(path)
    let start = plain.isEmpty ? "" : plain + "/"
    var entries: [String: EntryKind] = [:]
    for file in paths where file.utf8.starts(with: start.utf8) {
      let rest = file.dropFirst(start.count).split(separator: "/", maxSplits: 1)
      guard let name = rest.first else { continue }
      entries[String(name)] = rest.count == 1 ? .file : .folder
    }
    return entries.map { FolderEntry(name: $0, kind: $1) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  package func kind(
    of path: String, followingLinks: Bool
  ) throws(FileSystemError) -> EntryKind? {
    let plain = Self.plain(path)
    if plain.isEmpty { return .folder }
    return files.withLock { files in
      if files[plain] != nil { return .file }
      let start = plain + "/"
      return files.keys.contains { $0.utf8.starts(with: start.utf8) } ? .folder : nil
    }
  }

  package func resolve(_ path: String) throws(FileSystemError) -> String {
    guard exists(path) else { throw FileSystemError(.look, path, .system(errno: ENOENT)) }
    return "/" + Self.plain(path)
  }

  /// The path's parts joined by `/`, without `.`, `..` and empty parts.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
