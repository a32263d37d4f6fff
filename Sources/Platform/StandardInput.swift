#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What is sent to the process.
package enum StandardInput {
  /// All of it, to its end. Waits for the end, as a pipe asks for it.
  ///
  /// Throws when it can't be read, or has more bytes than the limit of a file.
  package static func read() throws(FileSystemError) -> [UInt8] {
    let limit = Disk().limit
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      #if canImport(Glibc)
      let count = Glibc.read(0, &piece, piece.count)
      #else
      let count = Darwin.read(0, &piece, piece.count)
      #endif
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileSystemError(.read, "standard input", .system(errno: errno))
      }
      guard bytes.count + count <= limit else {
        throw FileSystemError(
          .read, "standard input", .tooLarge(bytes: bytes.count + count, limit: limit))
      }
      bytes += piece[..<count]
    }
  }

  /// What somebody types, up to the end of the line, without it; nil at the end of the input.
  package static func line() -> String? { readLine() }
}
