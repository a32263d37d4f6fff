import Platform
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 7, 10_000], [1, 2, 8])
  func givesResultsInOrder(count: Int, jobs: Int) {
    let squares = Workers.map(count, jobs: jobs) { $0 * $0 }
    #expect(squares == (0..<count).map { $0 * $0 })
  }

  @Test func knowsTheProcessors() { #expect(Workers.processors >= 1) }
}
