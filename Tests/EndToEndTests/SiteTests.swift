internal import Foundation
internal import TestSupport
internal import Testing

/// The real tool on the folders of `Sites/`.
struct SiteTests {
  @Test(arguments: SiteCase.all) func site(_ site: SiteCase) throws {
    let differences = try site.differences(of: site.run())
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func `the expected menus are what Python reads`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = SharedFolder.checkout.appending(path: "Tests/EndToEndTests/expected_menus.py")
    process.arguments = ["python3", script.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
  }
}
