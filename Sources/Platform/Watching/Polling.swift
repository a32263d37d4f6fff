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
  /// A file that is still being written looks otherwise after so many microseconds.
  private static let settling: UInt32 = 30_000
  private static let longestBurst = 10

  init(_ tree: WatchedTree) {
    self.tree = tree
    last = Mutex(tree.fingerprint())
  }

  func waitForChanges(quiet: Int) -> Set<String>? {
    while !isStopped.load(ordering: .relaxed) {
      usleep(Self.interval)
      let former = last.withLock { $0 }
      var now = tree.fingerprint()
      guard now != former else { continue }
      for _ in 0..<Self.longestBurst {
        usleep(Self.settling)
        let then = tree.fingerprint()
        if then == now { break }
        now = then
      }
      last.withLock { $0 = now }
      return Set(former.keys).union(now.keys).filter { former[$0] != now[$0] }
    }
    return nil
  }

  func follow(_ files: [String]) {
    for file in files { tree.follow(file) }
    // What is known of them already is no change.
    let now = tree.fingerprint()
    last.withLock { $0.merge(now) { known, _ in known } }
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}
