#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
internal import Synchronization

/// Looks at the times of all files twice a second.
final class Polling: ChangeSource {
  private let tree: WatchedTree
  private let last: Mutex<[String: FileTimes]>
  private let isStopped = Atomic<Bool>(false)

  private static let interval: UInt32 = 500_000

  init(_ tree: WatchedTree) {
    self.tree = tree
    last = Mutex(tree.fingerprint())
  }

  func waitForChange(quiet: Int) -> Bool {
    while !isStopped.load(ordering: .relaxed) {
      usleep(Self.interval)
      let now = tree.fingerprint()
      let hasChanged = last.withLock { last in
        defer { last = now }
        return last != now
      }
      if hasChanged { return true }
    }
    return false
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}
