/// The index's own scroll.
public enum IndexColumn {
  /// The position nearest to the present one at which an entry can be seen whole: the smallest move
  /// that keeps the current entry visible. An entry higher than the window shows its top.
  ///
  /// - Parameters:
  ///   - top: the entry's top in the index.
  ///   - height: its height.
  ///   - position: where the index's scroll is.
  ///   - window: the height of the index's window.
  /// - Returns: the position to scroll to; `position` itself when the entry is already in view.
  public static func position(
    showing top: Double, height: Double, from position: Double, window: Double
  ) -> Double {
    if top < position || height >= window { return max(0, top) }
    return max(position, top + height - window)
  }
}
