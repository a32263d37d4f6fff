/// Is told what the reader does, and may answer with other rows. All members have defaults that do
/// nothing. The menu that tells comes first.
public protocol MenuDelegate: Sendable {
  /// The reader chose a section in the index. The answer replaces the section's rows; nil, the
  /// default, leaves them.
  func menu(_ menu: LazyMenu, didSelectSection section: Int) -> [MenuRow]?
  /// Another section is current, by choice or by scrolling. By default nothing happens.
  func menu(_ menu: LazyMenu, didMoveToSection section: Int)
  /// The reader chose a row. By default nothing happens.
  func menu(_ menu: LazyMenu, didSelectRowAt index: LogicalIndex)
  /// The reader's picks are others now. By default nothing happens.
  func menu(_ menu: LazyMenu, didChange selection: Selection)
}

extension MenuDelegate {
  public func menu(_ menu: LazyMenu, didSelectSection section: Int) -> [MenuRow]? { nil }
  public func menu(_ menu: LazyMenu, didMoveToSection section: Int) {}
  public func menu(_ menu: LazyMenu, didSelectRowAt index: LogicalIndex) {}
  public func menu(_ menu: LazyMenu, didChange selection: Selection) {}
}

/// A delegate that wants to know nothing.
public struct SilentDelegate: MenuDelegate {
  /// The delegate; it has no settings.
  public init() {}
}
