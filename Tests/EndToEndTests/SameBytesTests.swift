import Foundation
import TestSupport
import Testing

/// The repository's own site, built under other circumstances, is the same to the byte.
@Suite struct SameBytesTests {
  struct Circumstance: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// Whether the content's files are made in the opposite order, with other times.
    var isReversed = false
  }

  @Test(arguments: [
    Circumstance(testDescription: "one job", arguments: ["--jobs", "1"]),
    Circumstance(testDescription: "five jobs", arguments: ["--jobs", "5"]),
    Circumstance(testDescription: "files made in reverse order", isReversed: true),
    Circumstance(
      testDescription: "another language and time zone",
      environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Pacific/Kiritimati"]),
  ])
  func theSiteIsTheSame(_ circumstance: Circumstance) throws {
    let scratch = try TemporaryFolder()
    try copyContent(into: scratch, isReversed: circumstance.isReversed)
    let run = try ToolRun(
      ["build", "--quiet", "--output", "out"] + circumstance.arguments, in: scratch.path,
      environment: circumstance.environment)
    #expect(run.code == 0, "\(run.error)")
    #expect(try files(scratch.url("out")) == files(SharedFolder.checkout.appending(path: "site")))
  }

  private func copyContent(into scratch: TemporaryFolder, isReversed: Bool) throws {
    for folder in ["content", "Templates"] {
      let source = SharedFolder.checkout.appending(path: folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: source.path).sorted()
      for path in isReversed ? paths.reversed() : paths {
        let from = source.appending(path: path)
        guard try from.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          continue
        }
        let target = scratch.url(folder).appending(path: path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: from).write(to: target)
      }
    }
  }

  /// Every file below a folder, dot files too, by its path.
  private func files(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: path)
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        files[path] = try Data(contentsOf: file)
      }
    }
    return files
  }
}
