internal import Foundation

/// Whether the tests that take long run in full: `MENUGEN_LONG=1`, or `Tests/run --all`.
public enum LongRun {
  public static let isOn: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["MENUGEN_LONG"] == "1" || environment["MENUGEN_LONG_TESTS"] == "true"
  }()
}
