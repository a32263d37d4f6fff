internal import Foundation

/// Tests that take long: they run with `Tests/run --all`.
public enum LongTests {
  /// `Tests/run --all` sets `MENUGEN_LONG_TESTS=true`.
  public static let areWanted = ProcessInfo.processInfo.environment["MENUGEN_LONG_TESTS"] == "true"
}
