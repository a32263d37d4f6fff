import Platform
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

  @Test func knowsTheProcessors() { #expect(Workers.processors >= 1) }
}
