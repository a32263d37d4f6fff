#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What tells that a file was saved: its times, its size, and which file it is.
package struct FileTimes: Sendable, Hashable {
  private var seconds = 0
  private var nanoseconds = 0
  /// When its bytes or what is noted of it changed last: set by the system alone, so that a copy that
  /// keeps its original's time is told apart.
  private var changeSeconds = 0
  private var changeNanoseconds = 0
  /// In bytes.
  package private(set) var size = 0
  private var device: UInt64 = 0
  private var node: UInt64 = 0

  /// Of nothing.
  package init() {}

  /// Those of what stands at a path, links followed; of nothing when nothing does.
  package init(_ path: String) {
    var info = stat()
    guard !path.utf8.contains(0), stat(path, &info) == 0 else { return }
    take(info)
  }

  init(_ info: stat) { take(info) }

  /// Whether a file has rested. Not one that was saved just now, since its next save may have the same
  /// times; not a link, which tells nothing of what it leads to, nor a file of several names, which is
  /// saved under any of them; and nothing that is no file.
  static func isResting(_ path: String) -> Bool {
    var info = stat()
    let now = now
    guard lstat(path, &info) == 0, EntryKind(mode: info.st_mode) == .file, info.st_nlink == 1 else {
      return false
    }
    return FileTimes(info).age(at: now) > Self.rest
  }

  /// The time by the system's clock, in nanoseconds.
  package static var now: Int {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return 0 }
    return Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
  }

  /// Whether any later change gives other times: not where the last one had just been made when they
  /// were asked for, nor on a file system that counts whole seconds.
  ///
  /// - Parameter now: the time at which they were asked for, or before.
  package func areTelling(at now: Int) -> Bool {
    changeNanoseconds != 0 && age(at: now) > Self.rest
  }

  /// The time that a file would get which is changed now, in nanoseconds, or a little before.
  package static var stamp: Int {
    #if canImport(Glibc)
    var tick = timespec()
    guard clock_gettime(CLOCK_REALTIME_COARSE, &tick) == 0 else { return 0 }
    return Int(tick.tv_sec) * 1_000_000_000 + Int(tick.tv_nsec)
    #else
    return now
    #endif
  }

  /// The same where whoever changed it last has just done so, for one whose clock is this system's: the
  /// clock has moved on since. Not on a file system that counts hundredths of seconds or more.
  ///
  /// - Parameter stamp: ``stamp`` when they were asked for, or before.
  package func areTelling(after stamp: Int) -> Bool {
    changeNanoseconds % 10_000_000 != 0 && age(at: stamp) > 0
  }

  private func age(at now: Int) -> Int {
    now - (changeSeconds * 1_000_000_000 + changeNanoseconds)
  }

  /// Many ticks of any system's clock, in nanoseconds.
  private static let rest = 100_000_000

  /// All of it, for what tells of it.
  package var numbers: [Int] {
    [
      seconds, nanoseconds, changeSeconds, changeNanoseconds, size,
      Int(truncatingIfNeeded: device), Int(truncatingIfNeeded: node),
    ]
  }

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
