#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Synchronization

/// The part of ``Terminal`` that is one for the process, since signals are: what to give back, and
/// the pipe through which a signal reaches the waiting loop.
enum TerminalSignals {
  /// What the terminal was before.
  private struct Former {
    var file: Int32
    var attributes: termios
  }

  private static let former = Mutex<Former?>(nil)
  /// The ends of the pipe; −1 until the first terminal is entered. It stays open: one for the process.
  private static let readingEnd = Atomic<Int32>(-1)
  private static let writingEnd = Atomic<Int32>(-1)

  private static let asking = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let drawing = [SIGWINCH, SIGCONT]
  private static let crashing = [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

  /// The end of the pipe to wait at.
  static var reading: Int32 { readingEnd.load(ordering: .relaxed) }

  /// Makes the terminal raw and takes the signals; false when it refuses.
  static func enter(_ file: Int32) -> Bool {
    var attributes = termios()
    guard openPipe(), tcgetattr(file, &attributes) == 0 else { return false }
    former.withLock { $0 = Former(file: file, attributes: attributes) }
    cfmakeraw(&attributes)
    guard tcsetattr(file, TCSAFLUSH, &attributes) == 0 else {
      former.withLock { $0 = nil }
      return false
    }
    for number in asking + drawing { signal(number) { TerminalSignals.pass($0) } }
    for number in crashing {
      signal(number) { number in
        TerminalSignals.giveBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return true
  }

  /// Gives the terminal and the signals back.
  static func leave() {
    giveBack()
    for number in asking + drawing + crashing { signal(number, SIG_DFL) }
  }

  /// What a signal asked for since the last call.
  static func take() -> Terminal.Input? {
    var buffer = [UInt8](repeating: 0, count: 64)
    let length = read(reading, &buffer, buffer.count)
    guard length > 0 else { return nil }
    let isAsked = buffer[..<length].contains { asking.contains(Int32($0)) }
    return isAsked ? .ended : .resized
  }

  static func write(_ bytes: [UInt8], to file: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if length < 0 {
        guard errno == EINTR || errno == EAGAIN else { return }
        continue
      }
      rest = rest.dropFirst(length)
    }
  }

  // MARK: - In a signal

  /// Passes a signal on to the waiting loop.
  private static func pass(_ number: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = systemWrite(writingEnd.load(ordering: .relaxed), &byte, 1)
    errno = saved
  }

  /// Leaves the alternate screen and undoes the raw mode, once. A crash while the lock is held gives
  /// nothing back rather than hang.
  private static func giveBack() {
    _ = former.withLockIfAvailable { former in
      guard var back = former else { return }
      former = nil
      // Emptied first: after the window was resized, tmux leaves lines of it behind.
      var text: StaticString { "\u{1B}[0m\u{1B}[2J\u{1B}[?25h\u{1B}[?1049l" }
      _ = systemWrite(back.file, text.utf8Start, text.utf8CodeUnitCount)
      tcsetattr(back.file, TCSADRAIN, &back.attributes)
    }
  }

  private static func openPipe() -> Bool {
    guard reading < 0 else { return true }
    var files: [Int32] = [-1, -1]
    guard pipe(&files) == 0 else { return false }
    for file in files {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      _ = fcntl(file, F_SETFL, O_NONBLOCK)
    }
    readingEnd.store(files[0], ordering: .relaxed)
    writingEnd.store(files[1], ordering: .relaxed)
    return true
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    Glibc.write(file, bytes, count)
    #else
    Darwin.write(file, bytes, count)
    #endif
  }
}
