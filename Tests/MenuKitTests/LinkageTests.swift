import MenuKit
import TestSupport
import Testing

@Suite struct LinkageTests {
  /// 100 of header, sections at 100, 1000, 2400, 2460, 2500, 2550, ends at 2580; the range is 2000.
  static func page() -> Linkage {
    Linkage(
      SectionMetrics([900, 1400, 60, 40, 50, 30], header: 100, footer: 20), window: 600)
  }

  @Test func nothingIsSaidWhenNothingChanged() {
    var linkage = Self.page()
    for position in stride(from: 0.0, to: 999, by: 37) {
      #expect(linkage.handle(.scrolled(to: position)) == nil)
    }
    #expect(linkage.handle(.scrolled(to: 1000)) == LinkageAnswer(current: 1, movesIndex: true))
    #expect(linkage.handle(.scrolled(to: 1000)) == nil)
    #expect(linkage.handle(.scrollAnimationEnded) == nil)
    #expect(linkage.handle(.readerGesture) == nil)
    #expect(linkage.handle(.layoutChanged(metrics: linkage.metrics, window: 600)) == nil)
  }

  @Test func aChoiceHoldsUntilTheReaderScrolls() {
    var linkage = Self.page()
    let answer = linkage.handle(.indexTapped(section: 3))
    #expect(answer?.scroll == LinkageScroll(position: 2000, isAnimated: true))
    #expect(answer?.movesIndex == true)
    for position in [400.0, 1100, 1900, 2000] {
      #expect(linkage.handle(.scrolled(to: position)) == nil)
      #expect(linkage.current == 3)
    }
    #expect(linkage.handle(.scrollAnimationEnded) == nil)
    linkage.handle(.readerGesture)
    #expect(linkage.current == 3, "a gesture alone moves nothing")
    #expect(linkage.handle(.scrolled(to: 1300)) == LinkageAnswer(current: 1, movesIndex: true))
    #expect(linkage.chosen == nil)
  }

  @Test func aSecondTapWhileTheScrollIsUnderWayIsSilent() {
    var linkage = Self.page()
    linkage.handle(.indexTapped(section: 1))
    linkage.handle(.scrolled(to: 200))
    #expect(linkage.handle(.indexTapped(section: 1)) == nil)
    let back = linkage.handle(.indexTapped(section: 0))
    #expect(back?.scroll == LinkageScroll(position: 100, isAnimated: true))
  }

  @Test func aScrollThatALayoutOvertookGoesOnToTheNewPlace() {
    var linkage = Self.page()
    linkage.handle(.indexTapped(section: 1))
    linkage.handle(.scrolled(to: 500))
    #expect(linkage.handle(.resized(section: 0, at: 50, by: 200)) == nil)
    linkage.handle(.scrolled(to: 1000))
    let answer = linkage.handle(.scrollAnimationEnded)
    #expect(answer?.scroll == LinkageScroll(position: 1200, isAnimated: false))
    #expect(answer?.movesIndex == false)
    #expect(linkage.handle(.scrollAnimationEnded) == nil)
  }

  @Test func whatOpensAboveDoesNotMoveTheTextBeingRead() {
    var linkage = Self.page()
    linkage.handle(.scrolled(to: 1500))
    let opened = linkage.handle(.resized(section: 0, at: 300, by: 120))
    #expect(
      opened
        == LinkageAnswer(
          current: 1, movesIndex: false, scroll: .init(position: 1620, isAnimated: false)))
    #expect(linkage.handle(.resized(section: 1, at: 900, by: 120)) == nil, "below the window's top")
    let closed = linkage.handle(.resized(section: 0, at: 300, by: -120))
    #expect(closed?.scroll?.position == 1500)
    #expect(linkage.handle(.resized(section: 9, at: 0, by: 10)) == nil)
    let closedAcross = linkage.handle(.resized(section: 1, at: 450, by: -120))
    #expect(closedAcross?.scroll?.position == 1450, "half of it was above the window's top")
  }

  @Test func aSectionThatIsFilteredAwayIsNotKept() {
    var linkage = Self.page()
    linkage.handle(.indexTapped(section: 5))
    let answer = linkage.handle(.layoutChanged(metrics: SectionMetrics([50, 60]), window: 600))
    #expect(answer == LinkageAnswer(current: 0, movesIndex: true))
    #expect(
      linkage.handle(.layoutChanged(metrics: SectionMetrics([]), window: 600))?.current
        == .some(nil))
    #expect(linkage.current == nil)
    #expect(linkage.handle(.indexTapped(section: 0)) == nil)
    #expect(
      linkage.handle(.layoutChanged(metrics: SectionMetrics([50]), window: 600))?.current == 0)
  }

  @Test func focusMakesASectionCurrentWithoutAScroll() {
    var linkage = Self.page()
    linkage.handle(.scrolled(to: 500))
    #expect(linkage.handle(.focusMoved(section: 1)) == LinkageAnswer(current: 1, movesIndex: true))
    #expect(linkage.handle(.focusMoved(section: 1)) == nil)
    #expect(linkage.handle(.focusMoved(section: 6)) == nil)
    linkage.handle(.readerGesture)
    #expect(linkage.handle(.scrolled(to: 501))?.current == 0)
  }

  @Test func anAddressNeedsNoAnimation() {
    var linkage = Self.page()
    #expect(
      linkage.handle(.addressChanged(section: 2))?.scroll
        == LinkageScroll(position: 2000, isAnimated: false))
    #expect(linkage.position == 2000)
    #expect(linkage.handle(.addressChanged(section: 2)) == nil)
    #expect(linkage.handle(.addressChanged(section: nil))?.current == 5, "the scroll decides again")
  }

  /// Under any events there is one current section, and an answer exactly when something is new.
  @Test func anyEventsKeepThePromises() {
    var random = RandomSource(seed: 30)
    for _ in 1...300 {
      let layout = FairScrollMapTests.Layout.random(&random)
      var linkage = Linkage(layout.metrics, window: layout.window)
      for _ in 1...60 {
        let before = linkage
        let event = Self.event(for: linkage, &random)
        let answer = linkage.handle(event)
        #expect(linkage.current.map { $0 < linkage.metrics.count } ?? (linkage.metrics.count == 0))
        #expect(linkage.position >= 0 && linkage.position <= linkage.map.range)
        #expect(answer?.movesIndex ?? false == (before.current != linkage.current))
        if let chosen = linkage.chosen { #expect(linkage.current == chosen) }
        if let answer {
          #expect(answer.movesIndex || answer.scroll != nil)
          #expect(answer.current == linkage.current)
        }
        if case .scrolled = event { #expect(answer?.scroll == nil, "a scroll never asks for one") }
        if linkage.chosen == nil, linkage.metrics.count > 0, linkage != before {
          let tops = (0..<linkage.metrics.count).map { linkage.metrics.top(ofSection: $0) }
          #expect(linkage.current == linkage.map.current(at: linkage.position, tops: tops))
        }
      }
    }
  }

  private static func event(for linkage: Linkage, _ random: inout RandomSource) -> LinkageEvent {
    let count = linkage.metrics.count
    let section = Int.random(in: -1...count, using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: return .indexTapped(section: section)
    case 1: return .addressChanged(section: Bool.random(using: &random) ? nil : section)
    case 2: return .scrollAnimationEnded
    case 3: return .readerGesture
    case 4: return .focusMoved(section: section)
    case 5:
      let layout = FairScrollMapTests.Layout.random(&random)
      return .layoutChanged(metrics: layout.metrics, window: layout.window)
    case 6:
      return .resized(
        section: section, at: Double(Int.random(in: 0...100, using: &random)),
        by: Double(Int.random(in: -50...200, using: &random)))
    default:
      return .scrolled(
        to: Double(Int.random(in: -20...Int(linkage.map.range) + 20, using: &random)))
    }
  }
}

@Suite struct IndexColumnTests {
  @Test(arguments: [
    (0.0, 20.0, 0.0, 100.0, 0.0), (40, 20, 0, 100, 0), (90, 20, 0, 100, 10), (200, 20, 0, 100, 120),
    (10, 20, 50, 100, 10), (130, 20, 50, 100, 50), (131, 20, 50, 100, 51), (70, 150, 0, 100, 70),
  ])
  func theIndexMovesByTheSmallestAmount(
    _ top: Double, _ height: Double, _ position: Double, _ window: Double, _ expected: Double
  ) {
    #expect(
      IndexColumn.position(showing: top, height: height, from: position, window: window) == expected
    )
  }
}
