/// The version of menugen, said in this one place.
public enum ToolVersion {
  /// A semantic version: `1.2.3`.
  public static let text = "0.1.0"
}
