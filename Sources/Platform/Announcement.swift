#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Synchronization

/// A number that only grows, and threads that wait until it has grown.
///
/// However many wait, they take two open files together.
package final class Announcement: Sendable {
  private struct State {
    var number = 0
    var isClosed = false
    var gate = Gate()
  }

  private let state = Mutex(State())

  package init() {}

  /// The number now.
  package var number: Int { state.withLock { $0.number } }

  /// Adds one, and wakes all who wait.
  package func announce() { change { $0.number += 1 } }

  /// Lets all who wait go, and all who come later.
  package func close() { change { $0.isClosed = true } }

  /// Waits until the number is above `known` or the time is over.
  ///
  /// Gives the number; nil when the announcements are closed.
  package func wait(above known: Int, milliseconds: Int) -> Int? {
    let (now, isClosed, gate) = state.withLock { ($0.number, $0.isClosed, $0.gate) }
    if isClosed { return nil }
    if now > known { return now }
    gate.wait(milliseconds: milliseconds)
    return state.withLock { $0.isClosed ? nil : $0.number }
  }

  private func change(_ change: (inout State) -> Void) {
    let former = state.withLock { state in
      change(&state)
      let former = state.gate
      state.gate = Gate()
      return former
    }
    former.open()
  }
}

/// What many threads wait at until it is opened, once. They all watch one end of a pipe for the
/// other end to be closed; the last to leave closes theirs.
private final class Gate: Sendable {
  private let reading: Int32
  private let writing: Mutex<Int32>

  init() {
    var ends: [Int32] = [-1, -1]
    let isMade = pipe(&ends) == 0
    if isMade { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
    reading = isMade ? ends[0] : -1
    writing = Mutex(isMade ? ends[1] : -1)
  }

  deinit {
    open()
    if reading >= 0 { _ = close(reading) }
  }

  func open() {
    writing.withLock { file in
      if file >= 0 { _ = close(file) }
      file = -1
    }
  }

  func wait(milliseconds: Int) {
    var file = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    // A system without a file to spare: look again soon.
    _ = poll(&file, reading < 0 ? 0 : 1, Int32(clamping: reading < 0 ? 50 : milliseconds))
  }
}
