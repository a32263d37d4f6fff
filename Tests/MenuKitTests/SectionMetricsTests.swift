import MenuKit
import TestSupport
import Testing

@Suite struct SectionMetricsTests {
  @Test func agreesWithSumsAfterManyChanges() {
    var random = RandomSource(seed: 21)
    for count in [1, 2, 3, 7, 8, 33, 100] {
      var heights = (0..<count).map { _ in Double(Int.random(in: 0...3, using: &random)) * 12.5 }
      var metrics = SectionMetrics(heights, header: 40, footer: 25)
      for _ in 1...60 {
        let section = Int.random(in: 0..<count, using: &random)
        let height = Double(Int.random(in: 0...5, using: &random)) * 7.25
        #expect(metrics.setHeight(height, ofSection: section) == height - heights[section])
        heights[section] = height
        let tops = heights.reduce(into: [40.0]) { $0.append(($0.last ?? 0) + $1) }
        #expect((0...count).map { metrics.top(ofSection: $0) } == tops)
        #expect(metrics.documentHeight == (tops.last ?? 0) + 25)
        let line = Double(Int.random(in: -20...400, using: &random))
        let expected = tops.dropLast().lastIndex { $0 <= line } ?? 0
        #expect(metrics.section(at: line) == expected)
        let edge = tops[section]
        #expect(metrics.section(at: edge) == tops.dropLast().lastIndex { $0 <= edge })
      }
      #expect(metrics == SectionMetrics(heights, header: 40, footer: 25), "no trace of the changes")
    }
  }

  @Test func thirdsOfAPointDoNotDrift() {
    var metrics = SectionMetrics(Array(repeating: 44 + 1 / 3.0, count: 1000))
    let before = metrics
    for round in 1...1000 {
      metrics.setHeight(Double(round) / 7, ofSection: round % 1000)
      metrics.setHeight(44 + 1 / 3.0, ofSection: round % 1000)
    }
    #expect(metrics == before)
    #expect(abs(metrics.documentHeight - 44_333.333) < 0.01)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 1e300, 5e12])
  func heightsThatNoLayoutHasAreBorne(_ height: Double) {
    var metrics = SectionMetrics([height, 10, height], header: height, footer: height)
    metrics.setHeight(height, ofSection: 1)
    metrics.setHeight(5, ofSection: 99)
    metrics.setHeight(5, ofSection: -1)
    #expect(metrics.documentHeight.isFinite)
    #expect(metrics.section(at: height) != nil)
    #expect(metrics.top(ofSection: -4) == metrics.header)
    #expect(metrics.top(ofSection: 99) == metrics.top(ofSection: 3))
    #expect(metrics.height(ofSection: 3) == 0)
  }

  @Test func noSections() {
    let metrics = SectionMetrics([], header: 10)
    #expect(metrics.section(at: 0) == nil)
    #expect(metrics.documentHeight == 10)
    #expect(metrics.map(inWindow: 5).range == 5)
  }
}
