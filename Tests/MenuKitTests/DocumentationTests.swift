import Foundation
import TestSupport
import Testing

/// Runs `Tests/documentation`, which needs the tools beside the compiler.
@Suite struct DocumentationTests {
  @Test func thePublicInterfaceIsAsCommittedAndCommented() throws {
    #expect(try Self.check("interface") == "")
  }

  @Test(.enabled(if: LongRun.isOn, "builds for a minute"), arguments: ["docc", "examples"])
  func theDocumentationIsInOrder(_ part: String) throws {
    #expect(try Self.check(part) == "")
  }

  /// What a part of the script finds fault with; empty when nothing.
  private static func check(_ part: String) throws -> String {
    let process = Process()
    process.executableURL = SharedFolder.checkout.appending(path: "Tests/documentation")
    process.arguments = [part]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: text, as: UTF8.self) + "failed"
  }
}
