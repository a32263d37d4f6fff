#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Does something every so often on a thread of its own, for as long as the caller works on
/// something else.
package final class Ticker: Sendable {
  private let thread: Thread?
  /// Both ends of a pipe; a byte in it ends the thread at once.
  private let reading: Int32
  private let writing: Int32

  /// Starts. A system that can't start a thread never ticks.
  ///
  /// - Parameters:
  ///   - delay: milliseconds until the first tick.
  ///   - interval: milliseconds between two ticks.
  package init(after delay: Int, every interval: Int, _ tick: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      (reading, writing, thread) = (-1, -1, nil)
      return
    }
    let end = ends[0]
    (reading, writing) = (end, ends[1])
    thread = Thread {
      var wait = delay
      while true {
        var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        let answer = poll(&waiting, 1, Int32(clamping: wait))
        if answer > 0 { return }
        if answer == 0 {
          tick()
          wait = interval
        }
      }
    }
  }

  /// Ends it, and waits until a tick that is under way is done.
  package func stop() {
    guard thread != nil else { return }
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
    thread?.join()
  }

  deinit {
    for end in [reading, writing] where end >= 0 { _ = close(end) }
  }
}
