internal import CHeap

/// How this process's memory is shared out.
package enum Heap {
  /// Keeps the process small though threads come and go: for one that starts, does one thing and ends.
  ///
  /// Left to itself, glibc gives nearly each thread a heap of its own, up to eight for each processor, and what
  /// is free in one is not used by another; and it gives large blocks back to the system only until it has
  /// seen some larger ones.
  ///
  /// - Parameter jobs: how many threads work at a time.
  package static func keepSmall(jobs: Int) {
    #if canImport(Glibc)
    _ = mallopt(M_ARENA_MAX, Int32(clamping: max(1, jobs)))
    _ = mallopt(M_MMAP_THRESHOLD, 512 << 10)
    _ = mallopt(M_TRIM_THRESHOLD, 1 << 20)
    #endif
  }
}
