#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The terminal of this process as a screen of cells with a keyboard: raw, on its alternate screen.
///
/// It is `/dev/tty`, so that standard input and output stay free for data. Whatever ends the process
/// but the kill that nothing can catch, the terminal is given back as it was: by ``leave()``, by a
/// signal, by a crash.
package final class Terminal {
  /// A screen's size in cells.
  package struct Size: Sendable, Hashable {
    package var columns: Int
    package var lines: Int

    package init(columns: Int, lines: Int) {
      self.columns = columns
      self.lines = lines
    }
  }

  /// What came while waiting.
  package enum Input: Sendable, Hashable {
    /// Keys, as the terminal encodes them.
    case bytes([UInt8])
    /// The window has another size, or the screen is to be drawn anew after a pause.
    case resized
    /// Nothing within the time.
    case quiet
    /// The terminal is gone, or a signal asks the process to end.
    case ended
  }

  private let file: Int32
  private var isEntered = false

  /// Opens the terminal of this process, without changing it.
  ///
  /// - Throws: an error for `/dev/tty` when the process has no terminal.
  package init() throws(FileSystemError) {
    file = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw FileSystemError(.read, "/dev/tty", .system(errno: errno)) }
  }

  deinit {
    leave()
    close(file)
  }

  /// Goes to the alternate screen, keys unechoed and unbuffered, the cursor hidden.
  ///
  /// - Throws: an error for `/dev/tty` when the terminal refuses.
  package func enter() throws(FileSystemError) {
    guard !isEntered else { return }
    guard TerminalSignals.enter(file) else {
      throw FileSystemError(.read, "/dev/tty", .system(errno: errno))
    }
    isEntered = true
    write(Array("\u{1B}[?1049h\u{1B}[?25l".utf8))
  }

  /// Gives the terminal back as it was. Safe to call again.
  package func leave() {
    guard isEntered else { return }
    isEntered = false
    TerminalSignals.leave()
  }

  /// Stops the process as Control-Z does, with the terminal given back meanwhile; returns when it
  /// goes on, entered again.
  package func suspend() throws(FileSystemError) {
    leave()
    kill(getpid(), SIGTSTP)
    try enter()
  }

  /// The window's size; 80 by 24 when the terminal doesn't tell.
  package var size: Size {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(columns: 80, lines: 24)
    }
    return Size(columns: Int(size.ws_col), lines: Int(size.ws_row))
  }

  /// Waits for keys or a signal.
  ///
  /// - Parameter milliseconds: for how long; nil for ever.
  package func wait(milliseconds: Int?) -> Input {
    while true {
      var files = [
        pollfd(fd: file, events: Int16(POLLIN), revents: 0),
        pollfd(fd: TerminalSignals.reading, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&files, 2, milliseconds.map(Int32.init(clamping:)) ?? -1)
      if count == 0 { return .quiet }
      if count < 0 {
        guard errno == EINTR else { return .ended }
        continue
      }
      if files[1].revents != 0, let input = TerminalSignals.take() { return input }
      guard files[0].revents != 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let length = read(file, &buffer, buffer.count)
      if length > 0 { return .bytes(Array(buffer[..<length])) }
      if length == 0 || (errno != EINTR && errno != EAGAIN) { return .ended }
    }
  }

  /// Writes bytes, all of them; gives up when the terminal is gone.
  package func write(_ bytes: [UInt8]) {
    TerminalSignals.write(bytes, to: file)
  }
}
