#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// How many files and connections this process may have open at once.
package enum OpenFiles {
  /// Asks the system for so many, or as many as it allows without being asked by its administrator.
  ///
  /// - Returns: how many there may be.
  @discardableResult
  package static func allow(_ count: Int) -> Int {
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    guard limit.rlim_cur < UInt64(count) else { return count }
    var wanted = limit
    wanted.rlim_cur = min(rlim_t(count), limit.rlim_max)
    return Int(clamping: setrlimit(resource, &wanted) == 0 ? wanted.rlim_cur : limit.rlim_cur)
  }
}
