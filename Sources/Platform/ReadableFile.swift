#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A file of the disk of which parts are read as they are needed, from any thread.
package final class ReadableFile: Sendable {
  /// How many bytes it had when it was opened.
  package let size: Int
  private let handle: Int32

  /// Nil when there is no file at the path that can be read.
  package convenience init?(_ path: String) {
    guard !path.utf8.contains(0) else { return nil }
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
    let handle = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    self.init(handle: handle)
  }

  /// - Parameter handle: an open file, which is closed with this object, or none.
  init?(handle: Int32) {
    guard handle >= 0 else { return nil }
    var information = stat()
    guard fstat(handle, &information) == 0, EntryKind(mode: information.st_mode) == .file else {
      _ = close(handle)
      return nil
    }
    self.handle = handle
    size = Int(information.st_size)
  }

  deinit { _ = close(handle) }

  /// The bytes of a range; fewer when the file ends before, or can't be read.
  package func read(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let answer = retrying {
          pread(
            handle, buffer.baseAddress.map { $0 + count }, range.count - count,
            off_t(range.lowerBound + count))
        }
        guard answer > 0 else { return }
        count += answer
      }
    }
  }
}
