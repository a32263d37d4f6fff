import Foundation
import Platform
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 7, 10_000], [1, 2, 8])
  func givesResultsInOrder(count: Int, jobs: Int) {
    let squares = Workers.map(count, jobs: jobs) { $0 * $0 }
    #expect(squares == (0..<count).map { $0 * $0 })
  }

  @Test(arguments: [[], [5], [0, 0, 9, 1, 1, 1, 40, 0]], [1, 2, 8])
  func neighboursAreHandedOutTogether(sizes: [Int], jobs: Int) {
    let given = Workers.map(sizes: sizes, atLeast: 10, jobs: jobs) { ($0, sizes[$0]) }
    #expect(given.map(\.0) == Array(sizes.indices) && given.map(\.1) == sizes)
  }

  @Test func sharesHaveTheirSize() {
    let shares = Workers.shares(of: [0, 0, 9, 1, 1, 1, 40, 0], atLeast: 10)
    #expect(shares == [0..<4, 4..<7, 7..<8])
  }

  @Test(arguments: [1, 2]) func bothAreCalled(jobs: Int) {
    let answers = Workers.both(jobs: jobs) {
      1
    } _: {
      "two"
    }
    #expect(answers == (1, "two"))
  }

  /// Work that is done before most threads have started: they are called off, and nothing is lost or
  /// done twice.
  @Test func shortWorkIsDoneOnce() {
    let done = Atomic<Int>(0)
    for _ in 0..<2000 {
      let numbers = Workers.map(3, jobs: 8) { number in
        done.wrappingAdd(1, ordering: .relaxed)
        return number
      }
      #expect(numbers == [0, 1, 2])
      let both = Workers.both(jobs: 2) {
        1
      } _: {
        done.wrappingAdd(1, ordering: .relaxed).oldValue
      }
      #expect(both.0 == 1)
    }
    #expect(done.load(ordering: .relaxed) == 8000)
  }

  @Test(arguments: [0, 1, 2, 7, 10_000], [1, 2, 8])
  func takesInOrderWhileItWorks(count: Int, jobs: Int) {
    let isTaking = Atomic<Bool>(false)
    let taken = Mutex<[Int]>([])
    Workers.inOrder(count, jobs: jobs, { $0 * $0 }) { square in
      let isTwice = isTaking.exchange(true, ordering: .acquiring)
      #expect(!isTwice)
      taken.withLock { $0.append(square) }
      isTaking.store(false, ordering: .releasing)
    }
    #expect(taken.withLock { $0 } == (0..<count).map { $0 * $0 })
  }

  /// What is made faster than it is taken must not fill the memory.
  @Test func threadsWaitForWhoTakes() {
    let waiting = Atomic<Int>(0)
    let most = Mutex(0)
    Workers.inOrder(
      200, jobs: 4,
      { number in
        let count = waiting.wrappingAdd(1, ordering: .relaxed).newValue
        most.withLock { $0 = max($0, count) }
        return number
      },
      { (_: Int) in
        Thread.sleep(forTimeInterval: 0.0005)
        waiting.wrappingSubtract(1, ordering: .relaxed)
      })
    #expect(waiting.load(ordering: .relaxed) == 0)
    // The limit, one that each thread has in hand, and one that is being taken.
    #expect(most.withLock { $0 } <= 10 + 4 + 1)
  }

  @Test func knowsTheProcessors() { #expect(Workers.processors >= 1) }
}
