#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The real disk.
package struct Disk: FileSystem {
  /// The most bytes a file may have to be read; below 4 GiB, as places in files are 32 bits wide.
  package let limit: Int

  package init(limit: Int = Int(UInt32.max)) { self.limit = min(limit, Int(UInt32.max)) }

  package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    var times = FileTimes()
    return try read(path, &times)
  }

  /// The same, and the times that the file had before it was read.
  package func read(
    _ path: String, _ times: inout FileTimes
  ) throws(FileSystemError) -> [UInt8] {
    try check(path, for: .read)
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
    let file = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard file >= 0 else { throw FileSystemError(.read, path, .system(errno: errno)) }
    defer { _ = close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else {
      throw FileSystemError(.read, path, .system(errno: errno))
    }
    times = FileTimes(information)
    switch EntryKind(mode: information.st_mode) {
    case .file: break
    case .folder: throw FileSystemError(.read, path, .isFolder)
    case .symbolicLink, .other: throw FileSystemError(.read, path, .notRegular)
    }
    return try contents(of: file, expecting: Int(information.st_size), path)
  }

  package func list(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    try check(path, for: .list)
    guard let folder = opendir(path) else {
      throw FileSystemError(.list, path, .system(errno: errno))
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw FileSystemError(.list, path, .system(errno: errno)) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var kind = EntryKind(directoryType: Int32(entry.pointee.d_type))
      if kind == nil { kind = try self.kind(of: path + "/" + name, followingLinks: false) }
      // A file that vanished between the two looks is no entry.
      if let kind { entries.append(FolderEntry(name: name, kind: kind)) }
    }
    return Self.sorted(entries)
  }

  /// By the bytes of the names. Most differ in the first eight, which are compared at once.
  private static func sorted(_ entries: [FolderEntry]) -> [FolderEntry] {
    var keyed = entries.map { (key: start(of: $0.name), entry: $0) }
    keyed.sort { left, right in
      left.key != right.key
        ? left.key < right.key
        : left.entry.name.utf8.lexicographicallyPrecedes(right.entry.name.utf8)
    }
    return keyed.map(\.entry)
  }

  /// The first eight bytes of a name, zeros where it has fewer, as a number of the same order.
  private static func start(of name: String) -> UInt64 {
    var start: UInt64 = 0
    var room: UInt64 = 64
    for byte in name.utf8 where room > 0 {
      room -= 8
      start |= UInt64(byte) << room
      if room == 0 { break }
    }
    return start
  }

  package func kind(
    of path: String, followingLinks: Bool
  ) throws(FileSystemError) -> EntryKind? {
    try check(path, for: .look)
    var information = stat()
    let answer = followingLinks ? stat(path, &information) : lstat(path, &information)
    if answer == 0 { return EntryKind(mode: information.st_mode) }
    guard SystemErrorText.isMissing(errno) else {
      throw FileSystemError(.look, path, .system(errno: errno))
    }
    return nil
  }

  package func resolve(_ path: String) throws(FileSystemError) -> String {
    try check(path, for: .look)
    guard let resolved = realpath(path, nil) else {
      throw FileSystemError(.look, path, .system(errno: errno))
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func isResting(_ path: String) -> Bool {
    !path.utf8.contains(0) && FileTimes.isResting(path)
  }

  /// Reads until the end, whatever the size was said to be: the file may grow or shrink meanwhile.
  private func contents(
    of file: Int32, expecting size: Int, _ path: String
  ) throws(FileSystemError) -> [UInt8] {
    try refuse(size, path)
    var bytes: [UInt8] = []
    var failure: Int32 = 0
    var room = size + 1
    while true {
      var got = 0
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        // As much as the file was said to have, with room left for more, is all of it.
        while count < buffer.count, count == 0 || count != size {
          let answer = retrying {
            readBytes(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
          }
          if answer < 0 { failure = errno }
          guard answer > 0 else { break }
          count += answer
        }
        got = count
      }
      guard failure == 0 else { throw FileSystemError(.read, path, .system(errno: failure)) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      try refuse(bytes.count, path)
      guard got == room else { return bytes }
      room = max(65_536, bytes.count)
    }
  }

  private func refuse(_ size: Int, _ path: String) throws(FileSystemError) {
    guard size > limit else { return }
    throw FileSystemError(.read, path, .tooLarge(bytes: size, limit: limit))
  }

  private func check(
    _ path: String, for action: FileSystemError.Action
  ) throws(FileSystemError) {
    guard path.utf8.contains(0) else { return }
    throw FileSystemError(action, path, .unusableName)
  }
}

/// The system's `read`, whose name the methods above hide.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

/// Calls again while a signal interrupts the call.
func retrying<Answer: SignedInteger>(_ call: () -> Answer) -> Answer {
  while true {
    let answer = call()
    if answer >= 0 || errno != EINTR { return answer }
  }
}

extension EntryKind {
  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
  }

  /// Nil when the file system doesn't tell.
  init?(directoryType: Int32) {
    switch directoryType {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .symbolicLink
    case Int32(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
