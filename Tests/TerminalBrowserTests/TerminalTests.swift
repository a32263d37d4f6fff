import TestSupport
import Testing

/// The browser in a real terminal, against an independent model of its panes.
@Suite struct TerminalTests {
  /// Python's copy of the Unicode data may be newer than the table; then there is nothing to compare.
  @Test func theTableOfWideCharactersIsAsUnicodeHasIt() throws {
    #expect(try Script.faults("Tests/Terminal/wide_ranges.py", ["--check"], absence: 77) == "")
  }
}
