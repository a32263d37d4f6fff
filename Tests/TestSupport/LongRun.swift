internal import Foundation

/// Whether the tests that take long run in full: `MENUGEN_LONG=1`.
public enum LongRun {
  public static let isOn = ProcessInfo.processInfo.environment["MENUGEN_LONG"] == "1"
}
