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
final class GrowingDiskFile: GrowingFile {
  private let path: String
  private let handle: Int32
  private let isClosed = Atomic<Bool>(false)

  /// - Parameters:
  ///   - path: as messages print it.
  ///   - handle: an open file, which is closed at its end, or with this object.
  init(_ path: String, _ handle: Int32) {
    self.path = path
    self.handle = handle
  }

  deinit { if !isClosed.load(ordering: .relaxed) { _ = close(handle) } }

  func add(_ bytes: [UInt8]) throws(FileSystemError) {
    var done = 0
    while done < bytes.count {
      let answer = bytes.withUnsafeBytes { bytes in
        retrying { write(handle, bytes.baseAddress.map { $0 + done }, bytes.count - done) }
      }
      guard answer >= 0 else { throw error() }
      done += answer
    }
  }

  func end(isSynced: Bool) throws(FileSystemError) {
    if isSynced, retrying({ fsync(handle) }) != 0 { throw error() }
    // Some file systems tell only now that the disk is full.
    isClosed.store(true, ordering: .relaxed)
    guard close(handle) == 0 || errno == EINTR else { throw error() }
  }

  private func error() -> FileSystemError {
    FileSystemError(.write, path, .system(errno: errno))
  }
}
