import TestSupport
import Testing

@testable import CommandLineTool

/// The site's reference is what the tool's own tables say.
@Suite struct ReferenceTests {
  @Test func theCommittedReferenceIsTheToolsOwn() throws {
    let difference = try Golden.difference(
      of: String(decoding: Reference.json, as: UTF8.self), from: "content/reference/reference.json")
    #expect(difference == nil)
  }

  @Test func everyCommandAndOptionIsInIt() {
    let text = String(decoding: Reference.json, as: UTF8.self)
    for command in Command.all { #expect(text.contains("\"menugen \(command.name)\"")) }
    for flag in Command.all.flatMap(\.flags) { #expect(text.contains("--\(flag.name)")) }
  }
}
