internal import Foundation
internal import TestSupport
internal import Testing

/// Two clones of the repository, built far apart, are the same to the byte: other folders, languages,
/// time zones, orders and times of files, users.
@Suite(.serialized) struct ReproducibilityTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  /// A copy of the repository's content, its files made in order or in reverse.
  private func clone(into folder: String, reversed isReversed: Bool = false) throws {
    for part in ["content", "Templates"] {
      let source = SharedFolder.checkout.appending(path: part)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: source.path).sorted()
      for path in isReversed ? paths.reversed() : paths {
        let from = source.appending(path: path)
        guard try from.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          continue
        }
        let target = place.url("\(folder)/\(part)/\(path)")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: from).write(to: target)
        if isReversed {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 86_400)], ofItemAtPath: target.path)
        }
      }
    }
  }

  private func tree(
    of folder: String, environment: [String: String] = [:], under prefix: [String] = []
  ) throws -> [String: Data] {
    let run = try ToolRun(
      ["build", "--quiet"], in: place.url(folder).path, environment: environment, under: prefix)
    #expect(run.code == 0, "\(run.error)")
    let site = place.url(folder + "/site")
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: site.path) {
      var isFolder: ObjCBool = false
      let file = site.appending(path: path)
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try Data(contentsOf: file) }
    }
    return files
  }

  private func expectSame(_ one: [String: Data], _ other: [String: Data]) {
    #expect(one.count > 20)
    let paths = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
    #expect(paths.isEmpty, "these differ: \(paths.prefix(5))")
  }

  @Test func `another folder, reverse order and old times change nothing`() throws {
    try clone(into: "here")
    try clone(into: "a/b c/thère", reversed: true)
    let other = try tree(
      of: "a/b c/thère",
      environment: ["TZ": "Pacific/Kiritimati", "SOURCE_DATE_EPOCH": "1", "LC_ALL": "C"])
    try expectSame(tree(of: "here"), other)
  }

  @Test(.enabled(if: Turkish.isThere, "needs localedef and its tables"))
  func `a language with another i and another comma changes nothing`() throws {
    let locales = try Turkish()
    #expect(try locales.decimalComma == "1,5", "the locale is really there")
    try clone(into: "here")
    let plain = try tree(of: "here")
    try clone(into: "there")
    try expectSame(plain, tree(of: "there", environment: locales.environment))
  }

  @Test(.enabled(if: getuid() == 0, "needs to become another user"))
  func `another user changes nothing`() throws {
    try clone(into: "here")
    try clone(into: "there")
    let plain = try tree(of: "here")
    for path in [place.path, place.url("there").path] {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
    }
    let tool = place.url("menugen")
    try FileManager.default.copyItem(at: ToolRun.binary, to: tool)
    let other = try tree(
      of: "there", under: ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    expectSame(plain, other)
  }

  @Test func `verify names the first difference`() throws {
    try clone(into: "here")
    _ = try tree(of: "here")
    let folder = place.url("here").path
    #expect(try ToolRun(["verify", "site"], in: folder).code == 0)
    var page = try String(contentsOf: place.url("here/site/index.html"), encoding: .utf8)
    page = page.replacing("</title>", with: "!</title>", maxReplacements: 1)
    try place.write(page, to: "here/site/index.html")
    let run = try ToolRun(["verify", "site"], in: folder)
    #expect(run.code == 1)
    #expect(run.error.contains("site/index.html") && run.error.contains("[output-differs]"))
  }
}

/// The Turkish locale, made for the test: its lower case of I is ı, its decimal mark a comma.
private struct Turkish {
  private let folder: TemporaryFolder

  static let isThere = (try? Turkish().decimalComma) == "1,5"

  init() throws {
    folder = try TemporaryFolder()
    _ = try run("localedef", "-i", "tr_TR", "-f", "UTF-8", folder.url("tr_TR.UTF-8").path)
  }

  var environment: [String: String] { ["LOCPATH": folder.path, "LC_ALL": "tr_TR.UTF-8"] }

  /// How the system's own tool writes one and a half there.
  var decimalComma: String {
    get throws { try run("bash", "-c", "printf %.1f 1,5 2>/dev/null || true") }
  }

  private func run(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
