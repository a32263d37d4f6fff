#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Ctrl-C and the order to end (SIGINT, SIGTERM, SIGHUP), taken as a wish instead of a stroke.
///
/// The signals are blocked in every thread and taken by one of their own, since next to nothing may
/// be done in a signal's handler.
package final class EndSignals: Sendable {
  /// From here on the signals wait. Made before any thread is started, so that all have it so.
  package init() {
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Calls `act` once, on a thread of its own, when the first such signal has come. A second one ends
  /// the process.
  package func whenEnded(_ act: @escaping @Sendable () -> Void) {
    _ = Thread {
      var signals = Self.signals
      var signal: Int32 = 0
      sigwait(&signals, &signal)
      act()
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  /// Lets the signals end the process again.
  package func end() {
    var signals = Self.signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
  }
}
