/// The version of menugen, said in this one place.
public enum ToolVersion {
  /// A semantic version: `1.2.3`.
  public static let text = "0.1.0"
  /// The day that the version was set, for the manual page; changes with it.
  public static let date = "2026-11-30"
}
