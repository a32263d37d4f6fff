internal import Foundation
internal import TestSupport
internal import Testing

/// The commands that README.md tells people to type.
struct ReadmeTests {
  /// The blocks of shell commands, in their order.
  private func blocks() throws -> [String] {
    let text = try String(
      contentsOf: SharedFolder.checkout.appending(path: "README.md"), encoding: .utf8)
    return text.components(separatedBy: "```sh\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// Runs all blocks but those that run the tests or build the whole checkout, one after the other in
  /// a copy of what they need, with the tool that is built already in the place of the wrapper.
  @Test func `every command works`() throws {
    let folder = try TemporaryFolder()
    for name in ["content", "README.md"] {
      let source = SharedFolder.checkout.appending(path: name)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try FileManager.default.copyItem(at: source, to: folder.url(name))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url("menugen"), withDestinationURL: ToolRun.binary)
    let blocks = try blocks()
    #expect(blocks.count >= 5)
    for block in blocks where !block.contains("Tests/run") && !block.contains("serve") {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-euc", block]
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = ToolRun.environment(in: folder.path)
      let log = folder.url("log")
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      let said = try String(contentsOf: log, encoding: .utf8)
      #expect(process.terminationStatus == 0, "\(block)\n\(said)")
    }
    #expect(FileManager.default.fileExists(atPath: folder.url("lunch/index.html").path))
  }
}
