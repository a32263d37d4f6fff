import MenuKit
import TestSupport
import Testing

/// What PAGE.md promises of the map, on layouts of every kind.
@Suite struct FairScrollMapTests {
  /// A layout whose lengths are whole numbers, so that the map's own arithmetic is all there is.
  struct Layout: CustomTestStringConvertible {
    var window: Double
    var heights: [Double]
    var header = 0.0
    var footer = 0.0

    var metrics: SectionMetrics { SectionMetrics(heights, header: header, footer: footer) }
    var map: FairScrollMap { metrics.map(inWindow: window) }
    var tops: [Double] { heights.indices.map { metrics.top(ofSection: $0) } }
    var testDescription: String { "\(window): \(header) \(heights) \(footer)" }

    static func random(_ random: inout RandomSource) -> Layout {
      let count = Int.random(in: 1...14, using: &random)
      let tallest = [40, 200, 900].randomElement(using: &random) ?? 40
      return Layout(
        window: Double(Int.random(in: 1...900, using: &random)),
        heights: (0..<count).map { _ in Double(Int.random(in: 1...tallest, using: &random)) },
        header: Double(
          Int.random(in: 0...1, using: &random) * Int.random(in: 0...700, using: &random)),
        footer: Double(
          Int.random(in: 0...1, using: &random) * Int.random(in: 0...1200, using: &random)))
    }

    /// The last section's top lies exactly where the scroll ends: it is current at the end alone.
    var lastOwnsOnlyTheEnd: Bool { tops.last == map.range }
  }

  static let layouts: [Layout] = {
    var random = RandomSource(seed: 3)
    return (0..<400).map { _ in Layout.random(&random) }
  }()

  static func current(_ layout: Layout, _ position: Double) -> Int? {
    layout.map.current(at: position, tops: layout.tops)
  }

  @Test func firstAtTheTopLastAtTheEnd() {
    for layout in Self.layouts {
      #expect(Self.current(layout, 0) == 0, "\(layout)")
      let last = layout.map.range > 0 ? layout.heights.count - 1 : 0
      #expect(Self.current(layout, layout.map.range) == last, "\(layout)")
      #expect(Self.current(layout, layout.map.range + 99) == last, "a bounce: \(layout)")
      #expect(Self.current(layout, -99) == 0, "a bounce: \(layout)")
    }
  }

  @Test func theLineGrowsAndSoDoesTheSection() {
    var random = RandomSource(seed: 4)
    for layout in Self.layouts where layout.map.range > 0 {
      let map = layout.map
      let positions = (0..<40).map { _ in Double.random(in: 0...map.range, using: &random) }
        .sorted()
      for (lower, upper) in zip(positions, positions.dropFirst()) where lower < upper {
        #expect(map.readingLine(at: lower) < map.readingLine(at: upper), "\(layout)")
        let (one, other) = (Self.current(layout, lower) ?? -1, Self.current(layout, upper) ?? -1)
        #expect(one <= other, "\(layout)")
      }
    }
  }

  @Test func eachSectionOwnsAnInterval() {
    for layout in Self.layouts where layout.map.range > 0 {
      let map = layout.map
      let bounds = layout.tops.map { map.position(ofLine: $0) } + [map.range]
      for section in layout.heights.indices {
        let start = section == 0 ? 0 : bounds[section]
        let end = bounds[section + 1]
        if section == layout.heights.count - 1, layout.lastOwnsOnlyTheEnd { continue }
        #expect(start < end, "section \(section) of \(layout)")
        #expect(Self.current(layout, (start + end) / 2) == section, "\(section) of \(layout)")
      }
    }
  }

  @Test func theLineStaysInTheWindowAndWithinTheDocument() {
    for layout in Self.layouts {
      let map = layout.map
      #expect(map.reach >= 0 && map.reach <= layout.window)
      #expect(map.sweep <= map.range)
      #expect(map.readingLine(at: map.range) <= layout.metrics.documentHeight)
      for part in 0...10 {
        let position = map.range * Double(part) / 10
        let line = map.readingLine(at: position)
        #expect(line >= position && line <= position + layout.window, "\(layout)")
        #expect(abs(map.position(ofLine: line) - position) < 1e-9 * max(1, position), "\(layout)")
      }
    }
  }

  @Test func aResizeLeavesNoTraceAndZoomChangesNothing() {
    var random = RandomSource(seed: 6)
    for layout in Self.layouts where layout.map.range > 0 {
      let position = Double(Int.random(in: 0...Int(layout.map.range), using: &random))
      var linkage = Linkage(layout.metrics, window: layout.window, position: position)
      let before = linkage.current
      #expect(before == Self.current(layout, position))
      linkage.handle(.layoutChanged(metrics: layout.metrics, window: layout.window * 0.75))
      linkage.handle(.layoutChanged(metrics: layout.metrics, window: layout.window))
      #expect(linkage.current == before, "\(layout)")

      let zoomed = Layout(
        window: layout.window * 2, heights: layout.heights.map { $0 * 2 },
        header: layout.header * 2,
        footer: layout.footer * 2)
      #expect(Self.current(zoomed, position * 2) == before, "\(layout)")
    }
  }

  @Test func aPixelMoreOrLessOfWindowMovesTheLineByAFewAtMost() {
    var random = RandomSource(seed: 8)
    for layout in Self.layouts {
      var taller = layout
      taller.window += 1
      let (one, other) = (layout.map, taller.map)
      // Where a sweep begins or the whole range is one sweep, the line moves faster than the window.
      guard one.reach > 0, other.reach > 0, one.sweep == one.reach, other.sweep == other.reach
      else { continue }
      let position = Double.random(in: 0...other.range, using: &random)
      #expect(
        abs(one.readingLine(at: position) - other.readingLine(at: position)) <= 3, "\(layout)")
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0, 0.0), (-5, -5, -5, -5), (.nan, .nan, .nan, .nan),
    (.infinity, .infinity, .infinity, .infinity), (100, .nan, 500, 20), (100, 0.1, 100.05, 0.05),
  ])
  func lengthsThatNoLayoutHasAreBorne(
    _ window: Double, _ range: Double, _ top: Double, _ height: Double
  ) {
    let map = FairScrollMap(window: window, range: range, lastTop: top, lastHeight: height)
    for position in [-1, 0, 0.05, 0.1, 1e300, .nan, .infinity] {
      #expect(map.readingLine(at: position).isFinite)
      #expect(map.current(at: position, tops: [0, 50]) != nil)
    }
    #expect(map.current(at: 0, tops: []) == nil)
  }

  @Test func whenNothingScrollsTheChosenOneStands() {
    let map = FairScrollMap(window: 500, range: 0, lastTop: 100, lastHeight: 50)
    #expect(map.current(at: 0, tops: [0, 50, 100]) == 0)
    #expect(map.current(at: 0, tops: [0, 50, 100], chosen: 2) == 2)
    #expect(map.current(at: 0, tops: [0, 50, 100], chosen: 7) == 2)
  }
}
