/// The tie between the index and the sections: takes what happened, answers what to do.
///
/// A value without a clock, a view or a callback: a view on any platform feeds it events and obeys
/// its answers. It keeps three promises.
///
/// - **One current section.** As soon as there are sections exactly one of them is current, chosen
///   by ``FairScrollMap`` as the reader scrolls.
/// - **The intent lock.** A section that the reader chose, in the index or by an address, is current
///   at once and stays so through any animated scroll, until the reader really scrolls: a gesture,
///   and then another position. So a short last section stays marked when it was chosen, and
///   sections that are passed on the way do not light up.
/// - **Silence.** When nothing changed the answer is nil, so nothing is refreshed.
///
/// ```swift
/// var linkage = Linkage(SectionMetrics([300, 120, 80]), window: 400)
/// let answer = linkage.handle(.indexTapped(section: 2))
/// // answer?.current == 2, answer?.scroll == LinkageScroll(position: 100, isAnimated: true)
/// ```
public struct Linkage: Sendable, Hashable {
  /// The sections' heights, as the last layout had them.
  public private(set) var metrics: SectionMetrics
  /// The height of the window below what covers its top.
  public private(set) var window: Double
  /// Where the scroll is, within its range.
  public private(set) var position: Double
  /// The current section; nil only when there are no sections.
  public private(set) var current: Int?
  /// The section that the reader chose and has not scrolled away from.
  public private(set) var chosen: Int?
  /// The position that an animated scroll is under way to.
  private var destination: Double?
  /// Whether the reader made a scrolling gesture since the choice.
  private var hasGesture = false

  /// A linkage at the start of the document, or wherever the scroll is.
  ///
  /// - Parameters:
  ///   - metrics: the sections' heights.
  ///   - window: the height of the window below what covers its top.
  ///   - position: where the scroll is.
  /// - Complexity: O(log *n*) in the number of sections, as every event is.
  public init(_ metrics: SectionMetrics, window: Double, position: Double = 0) {
    self.metrics = metrics
    self.window = FairScrollMap.length(window)
    self.position = 0
    self.position = map.clamped(position)
    current = measured
  }

  /// The scroll map of the present layout.
  public var map: FairScrollMap { metrics.map(inWindow: window) }

  /// Takes an event.
  ///
  /// - Returns: what to do, or nil when nothing changed and nothing is to be done.
  /// - Complexity: O(log *n*) in the number of sections.
  @discardableResult
  public mutating func handle(_ event: LinkageEvent) -> LinkageAnswer? {
    let former = current
    let scroll: LinkageScroll? =
      switch event {
      case .indexTapped(let section): choose(section, isAnimated: true)
      case .addressChanged(let section): follow(section)
      case .focusMoved(let section): focus(section)
      case .scrolled(let position): scrolled(to: position)
      case .scrollAnimationEnded: arrive()
      case .readerGesture: noteGesture()
      case .layoutChanged(let metrics, let window): layOut(metrics, window)
      case .resized(let section, let offset, let growth): resize(section, at: offset, by: growth)
      }
    guard scroll != nil || current != former else { return nil }
    return LinkageAnswer(current: current, movesIndex: current != former, scroll: scroll)
  }

  // MARK: - Events

  private mutating func choose(_ section: Int, isAnimated: Bool) -> LinkageScroll? {
    guard lock(on: section) else { return nil }
    return go(to: restingPosition(of: section), isAnimated: isAnimated)
  }

  private mutating func focus(_ section: Int) -> LinkageScroll? {
    if lock(on: section) { destination = nil }
    return nil
  }

  /// Makes a section current until the reader scrolls; false when there is no such section.
  private mutating func lock(on section: Int) -> Bool {
    guard section >= 0, section < metrics.count else { return false }
    chosen = section
    current = section
    hasGesture = false
    return true
  }

  private mutating func follow(_ section: Int?) -> LinkageScroll? {
    if let section { return choose(section, isAnimated: false) }
    release()
    current = measured
    return nil
  }

  private mutating func scrolled(to position: Double) -> LinkageScroll? {
    let former = self.position
    self.position = map.clamped(position)
    guard self.position != former else { return nil }
    if hasGesture { release() }
    if chosen == nil { current = measured }
    return nil
  }

  /// The layout may have changed while the scroll was under way: then it goes on to the new place.
  private mutating func arrive() -> LinkageScroll? {
    defer { destination = nil }
    guard let destination, let chosen, !hasGesture else { return nil }
    let rest = restingPosition(of: chosen)
    return rest == destination ? nil : go(to: rest, isAnimated: false)
  }

  private mutating func noteGesture() -> LinkageScroll? {
    hasGesture = chosen != nil
    destination = nil
    return nil
  }

  private mutating func layOut(_ metrics: SectionMetrics, _ window: Double) -> LinkageScroll? {
    self.metrics = metrics
    self.window = FairScrollMap.length(window)
    position = map.clamped(position)
    if let chosen, chosen >= metrics.count { release() }
    if chosen == nil { current = measured }
    return nil
  }

  /// What grows or shrinks above the window's top would move the text being read: the scroll goes
  /// along. While a scroll is under way its end goes along instead.
  private mutating func resize(
    _ section: Int, at offset: Double, by growth: Double
  ) -> LinkageScroll? {
    let place = metrics.top(ofSection: section) + FairScrollMap.length(offset)
    let height = metrics.height(ofSection: section)
    let grown = metrics.setHeight(height + growth, ofSection: section)
    defer { if chosen == nil { current = measured } }
    guard grown != 0 else { return nil }
    if destination == nil, place < position {
      // Of what goes only the part above the window's top counts.
      return go(to: map.clamped(position + max(grown, place - position)), isAnimated: false)
    }
    position = map.clamped(position)
    return nil
  }

  // MARK: - Parts

  private mutating func go(to rest: Double, isAnimated: Bool) -> LinkageScroll? {
    guard rest != (destination ?? position) else { return nil }
    destination = isAnimated ? rest : nil
    if !isAnimated { position = rest }
    return LinkageScroll(position: rest, isAnimated: isAnimated)
  }

  private mutating func release() {
    chosen = nil
    destination = nil
    hasGesture = false
  }

  /// The position that shows a section from its top, as far as the range allows.
  private func restingPosition(of section: Int) -> Double {
    map.clamped(metrics.top(ofSection: section))
  }

  /// The section on the reading line.
  private var measured: Int? {
    guard metrics.count > 0 else { return nil }
    let map = map
    if map.range == 0 { return chosen ?? 0 }
    if position == map.range { return metrics.count - 1 }
    return metrics.section(at: map.readingLine(at: position))
  }
}
