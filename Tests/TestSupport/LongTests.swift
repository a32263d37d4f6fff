internal import Foundation

/// Tests that take long: they run with `Tests/run --all`.
public enum LongTests {
  /// `Tests/run --all` sets `MENUGEN_LONG_TESTS=true`; by hand `MENUGEN_LONG=1` does.
  public static let areWanted: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["MENUGEN_LONG_TESTS"] == "true" || environment["MENUGEN_LONG"] == "1"
  }()
}
