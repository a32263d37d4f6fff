#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// This program while it runs.
package enum Program {
  /// The number of the process: another at every run.
  package static var number: Int { Int(getpid()) }

  /// Whether a process of this number runs, whoever started it.
  package static func isRunning(_ number: Int) -> Bool {
    guard let number = pid_t(exactly: number), number > 0 else { return false }
    return kill(number, 0) == 0 || errno == EPERM
  }

  /// What tells this program's file from any other and from what it was before it was built anew:
  /// its size, its place on the disk and its time. Nil where that can't be known.
  package static var identity: String? {
    var information = stat()
    guard stat("/proc/self/exe", &information) == 0 else { return nil }
    #if canImport(Glibc)
    let time = information.st_mtim
    #else
    let time = information.st_mtimespec
    #endif
    return "\(information.st_size) \(information.st_ino) \(time.tv_sec) \(time.tv_nsec)"
  }
}
