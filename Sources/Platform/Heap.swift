internal import CHeap

/// How this process's memory is shared out.
package enum Heap {
  /// Keeps the process small though threads come and go: for one that does one thing and ends.
  ///
  /// Left to itself, glibc gives a thread that starts the heap of one that has ended, whichever, or a new
  /// one, up to eight for each processor; and what is free in one is not used by another.
  ///
  /// - Parameter jobs: how many threads work at a time.
  package static func keepSmall(jobs: Int) {
    #if canImport(Glibc)
    _ = mallopt(M_ARENA_MAX, Int32(clamping: max(1, jobs)))
    #endif
  }
}
