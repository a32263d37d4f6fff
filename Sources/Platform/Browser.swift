#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The user's own browser.
package enum Browser {
  /// Opens an address, without waiting and without a shell; `whenMissing` is called when there is
  /// nothing to open it with.
  ///
  /// The browser outlives the preview: it is in a process group of its own, hears every signal, and
  /// says nothing on the preview's terminal.
  package static func open(_ address: String, whenMissing: @escaping @Sendable () -> Void) {
    #if os(Linux)
    let opener = "xdg-open"
    #else
    let opener = "open"
    #endif
    guard let process = spawn([opener, address]) else { return whenMissing() }
    // Waited for, so that it leaves no entry in the system's table when it ends.
    _ = Thread {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      if status != 0 { whenMissing() }
    }
  }

  private static func spawn(_ arguments: [String]) -> pid_t? {
    #if canImport(Glibc)
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    #else
    var attributes: posix_spawnattr_t?
    var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
    for stream in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    return posix_spawnp(&process, arguments[0], &actions, &attributes, words, environ) == 0
      ? process : nil
  }
}
