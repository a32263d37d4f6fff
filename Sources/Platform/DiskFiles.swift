#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

internal import Synchronization

/// A file of the disk that is read from its start.
final class StandingDiskFile: StandingFile {
  private let path: String
  private let handle: Int32
  private static let pieceLength = 1 << 18

  /// - Parameters:
  ///   - path: as messages print it.
  ///   - handle: an open file, which is closed with this object.
  init(_ path: String, _ handle: Int32) {
    self.path = path
    self.handle = handle
  }

  deinit { _ = close(handle) }

  func next() throws(FileSystemError) -> [UInt8] {
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, count in
      let answer = retrying { read(handle, buffer.baseAddress, buffer.count) }
      if answer < 0 { failure = errno }
      count = max(0, answer)
    }
    guard failure == 0 else { throw FileSystemError(.read, path, .system(errno: failure)) }
    return piece
  }
}

/// A file of the disk that bytes are added to.
///
/// Small pieces wait for each other and go to the system together, from where they lie.
final class GrowingDiskFile: GrowingFile {
  private let path: String
  private let handle: Int32
  private let isClosed = Atomic<Bool>(false)
  private let waiting = Mutex(Waiting())

  private struct Waiting {
    var pieces: [[UInt8]] = []
    var size = 0
  }

  /// So many bytes, or pieces, wait for no more: a call of the system costs little beside them.
  private static let enough = (bytes: 1 << 17, pieces: 64)

  /// - Parameters:
  ///   - path: as messages print it.
  ///   - handle: an open file, which is closed at its end, or with this object.
  init(_ path: String, _ handle: Int32) {
    self.path = path
    self.handle = handle
  }

  deinit { if !isClosed.load(ordering: .relaxed) { _ = close(handle) } }

  func add(_ bytes: [UInt8]) throws(FileSystemError) {
    guard !bytes.isEmpty else { return }
    try waiting.withLock { waiting throws(FileSystemError) in
      waiting.pieces.append(bytes)
      waiting.size += bytes.count
      guard waiting.size >= Self.enough.bytes || waiting.pieces.count >= Self.enough.pieces else {
        return
      }
      try write(&waiting)
    }
  }

  func end(isSynced: Bool) throws(FileSystemError) {
    try waiting.withLock { waiting throws(FileSystemError) in try write(&waiting) }
    if isSynced, retrying({ fsync(handle) }) != 0 { throw error() }
    // Some file systems tell only now that the disk is full.
    isClosed.store(true, ordering: .relaxed)
    guard close(handle) == 0 || errno == EINTR else { throw error() }
  }

  private func write(_ waiting: inout Waiting) throws(FileSystemError) {
    var parts: [iovec] = []
    guard write(waiting.pieces[...], after: &parts) else { throw error() }
    waiting.pieces.removeAll(keepingCapacity: true)
    waiting.size = 0
  }

  /// Writes pieces after those whose places are known already: whether it could. Calls itself for each, so
  /// that all of them stay where they are until the last is written.
  private func write(_ pieces: ArraySlice<[UInt8]>, after parts: inout [iovec]) -> Bool {
    guard let piece = pieces.first else { return write(parts) }
    return piece.withUnsafeBytes { bytes in
      parts.append(
        iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count))
      return write(pieces.dropFirst(), after: &parts)
    }
  }

  private func write(_ parts: [iovec]) -> Bool {
    var parts = parts
    while !parts.isEmpty {
      let answer = retrying { writev(handle, parts, Int32(parts.count)) }
      guard answer >= 0 else { return false }
      parts = Self.rest(of: parts, after: answer)
    }
    return true
  }

  /// What is left of pieces when so many bytes of them are written: a disk may take fewer than it was
  /// given.
  static func rest(of parts: [iovec], after count: Int) -> [iovec] {
    var rest = parts[...]
    var count = count
    while let part = rest.first, part.iov_len <= count {
      count -= part.iov_len
      rest.removeFirst()
    }
    if let part = rest.first {
      let size = part.iov_len - count
      rest[rest.startIndex] = iovec(iov_base: part.iov_base + count, iov_len: size)
    }
    return Array(rest)
  }

  private func error() -> FileSystemError {
    FileSystemError(.write, path, .system(errno: errno))
  }
}
