#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What tells that a file was saved: its time, its size, and which file it is.
struct FileTimes: Sendable, Hashable {
  private var seconds = 0
  private var nanoseconds = 0
  private var size = 0
  private var node: UInt64 = 0

  init(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    #if canImport(Glibc)
    seconds = Int(info.st_mtim.tv_sec)
    nanoseconds = Int(info.st_mtim.tv_nsec)
    #else
    seconds = Int(info.st_mtimespec.tv_sec)
    nanoseconds = Int(info.st_mtimespec.tv_nsec)
    #endif
    size = Int(info.st_size)
    node = UInt64(info.st_ino)
  }
}
