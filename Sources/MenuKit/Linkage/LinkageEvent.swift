/// Something that happened to a two-pane view and that ``Linkage`` must know of.
public enum LinkageEvent: Sendable, Hashable {
  /// The reader chose an entry of the index, by pointer or key. A section that is not there changes
  /// nothing.
  case indexTapped(section: Int)
  /// The address names a section: at the start, by Back or Forward, by a link. nil: it names none, so
  /// that the scroll alone decides again.
  case addressChanged(section: Int?)
  /// The keyboard's focus moved into a section, which the view has scrolled into sight as far as
  /// needed: it is current like a chosen one, without a further scroll.
  case focusMoved(section: Int)
  /// The scroll is at another position, whatever moved it.
  case scrolled(to: Double)
  /// A scroll that ``LinkageAnswer`` asked for, animated, has come to its end.
  case scrollAnimationEnded
  /// The reader began to scroll: by wheel, by touch, by a scrolling key, by the scroll bar.
  case readerGesture
  /// The sections or the window have other heights: a rotation, a filter, text of another size.
  case layoutChanged(metrics: SectionMetrics, window: Double)
  /// A section grew (or shrank, below 0) at a distance from its top: a row opened, an image arrived.
  case resized(section: Int, at: Double, by: Double)
}

/// What a two-pane view is to do after an event.
public struct LinkageAnswer: Sendable, Hashable {
  /// The section to be marked; nil only when there are no sections.
  public var current: Int?
  /// Whether the mark in the index moves, and the index with it as far as the entry needs to be seen.
  public var movesIndex: Bool
  /// Where the sections are to be scrolled, when they are.
  public var scroll: LinkageScroll?

  /// An answer.
  public init(current: Int?, movesIndex: Bool, scroll: LinkageScroll? = nil) {
    self.current = current
    self.movesIndex = movesIndex
    self.scroll = scroll
  }
}

/// A scroll that ``Linkage`` asks for.
public struct LinkageScroll: Sendable, Hashable {
  /// The position to scroll to, within the range.
  public var position: Double
  /// Whether to glide there; the reader's wish for less motion overrides it.
  public var isAnimated: Bool

  /// A scroll to a position.
  public init(position: Double, isAnimated: Bool) {
    self.position = position
    self.isAnimated = isAnimated
  }
}
