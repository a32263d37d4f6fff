#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Synchronization

/// A number that only grows, and threads that wait until it has grown.
package final class Announcement: Sendable {
  private let state = Mutex((number: 0, isClosed: false))
  /// Every waiting thread reads from a pipe of its own, which is written to when the number grows.
  private let waiting = Mutex<[Int32: Int32]>([:])

  package init() {}

  /// The number now.
  package var number: Int { state.withLock { $0.number } }

  /// Adds one, and wakes all who wait.
  package func announce() {
    state.withLock { $0.number += 1 }
    wake()
  }

  /// Lets all who wait go, and all who come later.
  package func close() {
    state.withLock { $0.isClosed = true }
    wake()
  }

  /// Waits until the number is above `known` or the time is over.
  ///
  /// Gives the number; nil when the announcements are closed.
  package func wait(above known: Int, milliseconds: Int) -> Int? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    waiting.withLock { $0[ends[0]] = ends[1] }
    defer {
      _ = waiting.withLock { $0.removeValue(forKey: ends[0]) }
      for end in ends { _ = Self.closeFile(end) }
    }
    // Looked at only after the pipe stands in the list, so that no growth is missed between.
    let now = state.withLock { $0 }
    if now.isClosed { return nil }
    if now.number > known { return now.number }
    var file = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    _ = poll(&file, 1, Int32(clamping: milliseconds))
    let then = state.withLock { $0 }
    return then.isClosed ? nil : then.number
  }

  private func wake() {
    waiting.withLock { waiting in
      var byte: UInt8 = 0
      for end in waiting.values { _ = write(end, &byte, 1) }
    }
  }

  private static func closeFile(_ file: Int32) -> Int32 {
    #if canImport(Glibc)
    Glibc.close(file)
    #else
    Darwin.close(file)
    #endif
  }
}
