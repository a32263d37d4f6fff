#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A folder of the disk to write into.
///
/// Everything goes through the handle of the folder and of the folders on the way, opened one by one
/// without following links: whatever others do to the tree meanwhile, no call leaves it.
package final class DiskFolder: OutputFolder {
  package let name: String
  package let isNew: Bool
  let handle: Int32

  /// Opens a folder. A link that the user named is followed; the links inside are not.
  ///
  /// - Parameter isMade: whether to make the folder and those above it when they are not there.
  package init(_ path: String, isMade: Bool) throws(FileSystemError) {
    guard !path.utf8.contains(0) else { throw FileSystemError(.makeFolder, path, .unusableName) }
    isNew = isMade ? try Self.makeFolders(path) : false
    let handle = retrying { systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard handle >= 0 else { throw FileSystemError(.list, path, .system(errno: errno)) }
    self.name = path
    self.handle = handle
  }

  deinit { _ = close(handle) }

  package func lock() throws(FileSystemError) -> Bool {
    let answer = retrying { flock(handle, LOCK_EX | LOCK_NB) }
    return answer == 0 || errno != EWOULDBLOCK
  }

  package func removeIfEmpty() { _ = rmdir(name) }

  package func kind(of path: String) throws(FileSystemError) -> EntryKind? {
    do throws(FileSystemError) {
      return EntryKind(mode: try look(at: path).st_mode)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  package func times(of path: String) -> FileTimes? {
    guard let information = try? look(at: path), EntryKind(mode: information.st_mode) == .file
    else {
      return nil
    }
    return FileTimes(information)
  }

  private func look(at path: String) throws(FileSystemError) -> stat {
    var information = stat()
    let answer = try inParent(of: path, .look) { parent, name in
      fstatat(parent, name, &information, AT_SYMLINK_NOFOLLOW)
    }
    guard answer == 0 else { throw error(.look, path) }
    return information
  }

  package func list(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    // The stream takes the handle over, so it gets one of its own.
    let folder = try openFolder(path, .list)
    guard let stream = fdopendir(folder) else {
      defer { _ = close(folder) }
      throw error(.list, path)
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw error(.list, path) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var kind = EntryKind(directoryType: Int32(entry.pointee.d_type))
      if kind == nil { kind = try self.kind(of: path.isEmpty ? name : path + "/" + name) }
      if let kind { entries.append(FolderEntry(name: name, kind: kind)) }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  package func open(_ path: String) throws(FileSystemError) -> any StandingFile {
    StandingDiskFile(full(path), try handle(of: path))
  }

  package func readable(_ path: String) -> ReadableFile? {
    (try? handle(of: path)).flatMap { ReadableFile(handle: $0) }
  }

  private func handle(of path: String) throws(FileSystemError) -> Int32 {
    let file = try inParent(of: path, .read) { parent, name in
      openat(parent, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard file >= 0 else { throw error(.read, path) }
    return file
  }

  package func makeFolder(_ path: String) throws(FileSystemError) {
    let answer = try inParent(of: path, .makeFolder) { parent, name in mkdirat(parent, name, 0o777)
    }
    guard answer != 0 else { return }
    let failure = errno
    if failure == EEXIST, try kind(of: path) == .folder { return }
    throw FileSystemError(.makeFolder, full(path), .system(errno: failure))
  }

  package func create(_ path: String) throws(FileSystemError) -> any GrowingFile {
    let file = try inParent(of: path, .write) { parent, name in
      openat(parent, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else { throw error(.write, path) }
    return GrowingDiskFile(full(path), file)
  }

  package func move(_ path: String, to target: String) throws(FileSystemError) {
    let answer = try inParent(of: path, .write) { source, name throws(FileSystemError) in
      try inParent(of: target, .write) { parent, targetName in
        renameat(source, name, parent, targetName)
      }
    }
    guard answer == 0 else { throw error(.write, target) }
  }

  package func remove(_ path: String) throws(FileSystemError) {
    let answer = try inParent(of: path, .remove) { parent, name in unlinkat(parent, name, 0) }
    guard answer == 0 else { throw error(.remove, path) }
  }

  package func removeFolder(_ path: String) throws(FileSystemError) -> Bool {
    let answer = try inParent(of: path, .remove) { parent, name in
      unlinkat(parent, name, AT_REMOVEDIR)
    }
    if answer == 0 { return true }
    guard errno != ENOTEMPTY, errno != EEXIST else { return false }
    throw error(.remove, path)
  }

  package func sync(_ path: String) throws(FileSystemError) {
    let folder = try openFolder(path, .write)
    defer { _ = close(folder) }
    // A file system that can't do it for folders (EINVAL) keeps them in order by itself.
    guard retrying({ fsync(folder) }) == 0 || errno == EINVAL else { throw error(.write, path) }
  }
}

extension DiskFolder {
  /// The path as messages print it.
  private func full(_ path: String) -> String { path.isEmpty ? name : name + "/" + path }

  private func error(_ action: FileSystemError.Action, _ path: String) -> FileSystemError {
    FileSystemError(action, full(path), .system(errno: errno))
  }

  /// Calls `body` with the handle of the folder that the path's last part stands in.
  private func inParent(
    of path: String, _ action: FileSystemError.Action,
    _ body: (Int32, String) throws(FileSystemError) -> Int32
  ) throws(FileSystemError) -> Int32 {
    guard !path.utf8.contains(0) else {
      throw FileSystemError(action, full(path), .unusableName)
    }
    guard let slash = path.lastIndex(of: "/") else {
      return try body(handle, path.isEmpty ? "." : path)
    }
    let parent = try openFolder(String(path[..<slash]), action)
    let answer = try body(parent, String(path[path.index(after: slash)...]))
    // Closing must not hide why the body failed.
    let failure = errno
    _ = close(parent)
    errno = failure
    return answer
  }

  /// A new handle of the folder there, which the caller closes.
  private func openFolder(
    _ path: String, _ action: FileSystemError.Action
  ) throws(FileSystemError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let parts = path.split(separator: "/")
    var folder = retrying { openat(handle, parts.first.map(String.init) ?? ".", flags) }
    for part in parts.dropFirst() {
      guard folder >= 0 else { break }
      let next = retrying { openat(folder, String(part), flags) }
      let failure = errno
      _ = close(folder)
      errno = failure
      folder = next
    }
    guard folder >= 0 else { throw error(action, path) }
    return folder
  }

  /// Makes the folder and those above it; false when it was there.
  private static func makeFolders(_ path: String) throws(FileSystemError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    if errno == EEXIST { return false }
    let failure = errno
    let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let parent = above.joined(separator: "/")
    guard failure == ENOENT, !parent.isEmpty else {
      throw FileSystemError(.makeFolder, path, .system(errno: failure))
    }
    _ = try makeFolders(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileSystemError(.makeFolder, path, .system(errno: errno))
    }
    return true
  }
}

/// The system's function, whose name a method above hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
