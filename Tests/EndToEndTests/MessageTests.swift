internal import Diagnostics
internal import Foundation
internal import TestSupport
internal import Testing

/// Every message that the tool can print is expected somewhere, letter by letter.
struct MessageTests {
  @Test func `every code has a case with the whole text of its message`() throws {
    let folder = SharedFolder.checkout.appending(path: "Tests/EndToEndTests")
    var printed = ""
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix("/stderr") || path.hasPrefix("Conditions/") {
      printed += (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
    }
    // The text form alone: excerpt and help are part of a message.
    let heads = printed.split(separator: "\n").filter { $0.contains(": ") && $0.hasSuffix("]") }
    let missing = DiagnosticCode.all.map(\.name).filter { code in
      !heads.contains { $0.hasSuffix(" [\(code)]") }
    }
    #expect(missing.isEmpty, "no case of Sites/ or Conditions/ prints \(missing)")
  }
}
