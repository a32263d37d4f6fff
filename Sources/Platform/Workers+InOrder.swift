internal import Synchronization

extension Workers {
  /// Calls `work` for 0 up to `count` on up to `jobs` threads and gives what came of it to `take`, one
  /// after the other and in order, while the others are worked on. Returns when all are taken.
  ///
  /// What is taken by then need not be in memory any more. Threads that are far ahead of `take` wait
  /// for it, so that a slow disk doesn't fill the memory.
  ///
  /// - Parameter take: called on any of the threads, never on two at a time.
  package static func inOrder<Result: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Result,
    _ take: @escaping @Sendable (Result) -> Void
  ) {
    guard count > 1, jobs > 1 else {
      for number in 0..<max(0, count) { take(work(number)) }
      return
    }
    let results = OrderedResults(count: count, limit: 2 + 2 * jobs, take)
    _ = map(count, jobs: jobs) { results.add(work($0), at: $0) }
    results.giveAll()
  }
}

/// Results that come in any order and are given on in theirs.
private final class OrderedResults<Result: Sendable>: Sendable {
  private struct Waiting {
    var results: [Result?]
    var count = 0
  }

  private let limit: Int
  private let take: @Sendable (Result) -> Void
  private let waiting: Mutex<Waiting>
  /// The number of the next one to be given on. Whoever holds the lock gives.
  private let next = Mutex(0)

  init(count: Int, limit: Int, _ take: @escaping @Sendable (Result) -> Void) {
    self.limit = limit
    self.take = take
    waiting = Mutex(Waiting(results: Array(repeating: nil, count: count)))
  }

  func add(_ result: Result, at number: Int) {
    let count = waiting.withLock { waiting in
      waiting.results[number] = result
      waiting.count += 1
      return waiting.count
    }
    // What comes while somebody gives, and is missed, is given with the next one, or at the end.
    if count > limit { giveAll() } else { _ = next.withLockIfAvailable { give(from: &$0) } }
  }

  /// Gives on all that are there in a row.
  func giveAll() { next.withLock { give(from: &$0) } }

  private func give(from number: inout Int) {
    while let result = result(number) {
      take(result)
      number += 1
    }
  }

  private func result(_ number: Int) -> Result? {
    waiting.withLock { waiting in
      guard number < waiting.results.count, let result = waiting.results[number] else { return nil }
      waiting.results[number] = nil
      waiting.count -= 1
      return result
    }
  }
}
