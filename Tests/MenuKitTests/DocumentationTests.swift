import TestSupport
import Testing

/// Runs `Tests/documentation`, which needs the tools beside the compiler.
@Suite struct DocumentationTests {
  @Test func theInterfaceIsAsCommittedAndTheScriptOfTheSelectionLinkIsRight() throws {
    #expect(try Script.faults("Tests/documentation", ["interface", "script"]) == "")
  }

  @Test(.enabled(if: LongTests.areWanted, "builds for a minute"), arguments: ["docc", "examples"])
  func theDocumentationIsInOrder(_ part: String) throws {
    #expect(try Script.faults("Tests/documentation", [part]) == "")
  }
}
