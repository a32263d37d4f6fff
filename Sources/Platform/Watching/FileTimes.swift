#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What tells that a file was saved: its times, its size, and which file it is.
struct FileTimes: Sendable, Hashable {
  private var seconds = 0
  private var nanoseconds = 0
  /// When its bytes or what is noted of it changed last: set by the system alone, so that a copy that
  /// keeps its original's time is told apart.
  private var changeSeconds = 0
  private var changeNanoseconds = 0
  private var size = 0
  private var device: UInt64 = 0
  private var node: UInt64 = 0

  private init() {}

  init(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    take(info)
  }

  /// Whether a file has rested. Not one that was saved just now, since its next save may have the same
  /// times; not a link, which tells nothing of what it leads to, nor a file of several names, which is
  /// saved under any of them; and nothing that is no file.
  static func isResting(_ path: String) -> Bool {
    var info = stat()
    var now = timespec()
    guard lstat(path, &info) == 0, EntryKind(mode: info.st_mode) == .file, info.st_nlink == 1,
      clock_gettime(CLOCK_REALTIME, &now) == 0
    else { return false }
    var times = FileTimes()
    times.take(info)
    let age =
      (Int(now.tv_sec) - times.changeSeconds) * 1_000_000_000 + Int(now.tv_nsec)
      - times.changeNanoseconds
    return age > Self.rest
  }

  /// Many ticks of any system's clock, in nanoseconds.
  private static let rest = 100_000_000

  private mutating func take(_ info: stat) {
    #if canImport(Glibc)
    seconds = Int(info.st_mtim.tv_sec)
    nanoseconds = Int(info.st_mtim.tv_nsec)
    changeSeconds = Int(info.st_ctim.tv_sec)
    changeNanoseconds = Int(info.st_ctim.tv_nsec)
    #else
    seconds = Int(info.st_mtimespec.tv_sec)
    nanoseconds = Int(info.st_mtimespec.tv_nsec)
    changeSeconds = Int(info.st_ctimespec.tv_sec)
    changeNanoseconds = Int(info.st_ctimespec.tv_nsec)
    #endif
    size = Int(info.st_size)
    device = UInt64(truncatingIfNeeded: info.st_dev)
    node = UInt64(info.st_ino)
  }
}
