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

  /// What tells this program, with the libraries it runs with, from any other and from what it was before
  /// it was built or they were updated: size, place on the disk and time of each file. Nil where that can't
  /// be known.
  package static var identity: String? {
    guard let own = mark(of: "/proc/self/exe"), let maps = try? Disk().read("/proc/self/maps")
    else {
      return nil
    }
    let libraries = Set(
      maps.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
        guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let path = String(decoding: line[start...], as: UTF8.self)
        return path.contains(".so") ? path : nil
      })
    return ([own] + libraries.sorted().map { mark(of: $0) ?? $0 }).joined(separator: " ")
  }

  private static func mark(of path: String) -> String? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    #if canImport(Glibc)
    let time = information.st_mtim
    #else
    let time = information.st_mtimespec
    #endif
    return
      "\(information.st_size) \(information.st_ino) \(time.tv_sec) \(time.tv_nsec)"
  }
}
