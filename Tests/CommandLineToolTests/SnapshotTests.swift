internal import TestSupport
internal import Testing

@testable internal import CommandLineTool

/// What is generated from the tables, as committed.
struct SnapshotTests {
  private func compare(_ text: String, _ name: String) throws {
    let difference = try Golden.difference(
      of: text, from: "Tests/CommandLineToolTests/Snapshots/\(name)")
    #expect(difference == nil)
  }

  @Test func overview() throws { try compare(Help.overview, "help.txt") }

  @Test(arguments: Command.all.map(\.name)) func help(_ name: String) throws {
    let command = try #require(Command.named(name))
    let text = Help.text(of: command)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!command.examples.isEmpty)
    try compare(text, "help-\(name).txt")
  }

  @Test func bash() throws { try compare(BashCompletions.text, "menugen.bash") }

  @Test func zsh() throws { try compare(ZshCompletions.text, "_menugen") }

  @Test func `manual page`() throws { try compare(ManualPage.text, "menugen.1") }
}
