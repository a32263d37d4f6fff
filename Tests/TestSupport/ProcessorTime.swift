#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How long the processor works at something on this thread: what else the machine does has little
/// part in it.
public enum ProcessorTime {
  public static func measure(_ work: () -> Void) -> Duration {
    let start = now
    work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
