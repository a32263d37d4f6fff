#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Ctrl-C and the order to end (SIGINT, SIGTERM, SIGHUP), taken as a wish instead of a stroke.
///
/// The signals are blocked in every thread and taken by one of their own, since next to nothing may
/// be done in a signal's handler.
///
/// A signal that was ignored when the tool began stays ignored: `nohup` says so of SIGHUP, and a
/// script of what it starts in the background.
package final class EndSignals: Sendable {
  private let taken: [Int32]

  /// From here on the signals wait. Made before any thread is started, so that all have it so.
  package init() {
    taken = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
    var signals = self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Calls `act` once, on a thread of its own, when the first such signal has come. A second one ends
  /// the process.
  package func whenEnded(_ act: @escaping @Sendable () -> Void) {
    guard !taken.isEmpty else { return }
    _ = Thread { [self] in
      var signals = self.signals
      var signal: Int32 = 0
      sigwait(&signals, &signal)
      act()
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  /// Lets the signals end the process again.
  package func end() {
    var signals = self.signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in taken { sigaddset(&set, signal) }
    return set
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    // To ask is to set: nothing else runs yet, and the answer is put back at once.
    let former = signal(number, SIG_DFL)
    _ = signal(number, former)
    return unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
