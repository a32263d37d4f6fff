internal import Foundation
internal import TestSupport
internal import Testing

/// A folder of `Sites/`: what is typed beside which files, and all that must come of it.
struct SiteCase: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }

  static let all: [SiteCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sites.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(SiteCase.init)
  }()

  /// What names of assets carry: it changes with every stroke in the style.
  private static var contentHash: Regex<Substring> {
    /-[0-9a-f]{10}(?=\.\w+$)/.anchorsMatchLineEndings()
  }

  private static let sites = SharedFolder.checkout.appending(path: "Tests/EndToEndTests/Sites")

  private var folder: URL { Self.sites.appending(path: name) }

  /// The command lines, one argument a line, an empty line between two of them.
  private func commands() throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: "command"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map { $0.map(String.init) }
  }

  /// What a line `$ …` among the commands does to the files: a shell runs it, beside them.
  private func change(_ line: String, in place: URL) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-e", "-c", line]
    shell.currentDirectoryURL = place
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0, "\(name): the shell refuses ‘\(line)’")
  }

  /// What a run left behind and said.
  struct Outcome {
    var output = ""
    var error = ""
    var code: Int32 = 0
    var files: [String: String] = [:]
  }

  /// Runs the commands one after the other in a fresh folder.
  func run() throws -> Outcome {
    let scratch = try TemporaryFolder()
    let input = folder.appending(path: "input")
    let place = scratch.url("place")
    if FileManager.default.fileExists(atPath: input.path) {
      try FileManager.default.copyItem(at: input, to: place)
    } else {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let before = try scratch.files(below: "place")
    let stdin = try? Data(contentsOf: folder.appending(path: "stdin"))
    var outcome = Outcome()
    for command in try commands() {
      if command[0].hasPrefix("$ ") {
        for line in command { try change(String(line.dropFirst(2)), in: place) }
        continue
      }
      let run = try ToolRun(command, in: place.path, input: stdin ?? Data())
      outcome.output += run.output
      outcome.error += run.error
      outcome.code = run.code
    }
    outcome.files = try scratch.files(below: "place").filter { before[$0.key] != $0.value }
    outcome.output = Self.withoutHashes(outcome.output)
    return outcome
  }

  /// Without the hashes in names; lines with one that follow each other are sorted by the rest, since
  /// which comes first is the hashes' doing.
  private static func withoutHashes(_ output: String) -> String {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.replacing(contentHash, with: "-…")
    }
    var start = 0
    for end in 0...lines.count where end == lines.count || !lines[end].contains("-…") {
      lines[start..<end].sort()
      start = end + 1
    }
    return lines.joined(separator: "\n")
  }

  /// What differs from what is committed. With `UPDATE_GOLDEN=1`, what was written anew.
  func differences(of outcome: Outcome) throws -> [String] {
    let texts = [
      ("stdout", outcome.output), ("stderr", outcome.error),
      ("exit", outcome.code == 0 ? "" : "\(outcome.code)\n"),
    ]
    var differences = try texts.compactMap { try difference(of: $1, from: $0) }
    let expected = try expectedFiles()
    if expected.isEmpty || hasTree {
      let tree = outcome.files.keys.map { $0.replacing(Self.contentHash, with: "-…") + "\n" }
        .sorted().joined()
      if let difference = try difference(of: tree, from: "tree") { differences.append(difference) }
    }
    for (path, text) in expected {
      guard let made = outcome.files[path] else {
        differences.append("\(path) was not made")
        continue
      }
      if made != text {
        try differences.append(difference(of: made, from: "expected/\(path)") ?? "\(path) differs")
      }
    }
    return differences
  }

  /// A case about the content of some files leaves out the names of all the others.
  private var hasTree: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "tree").path)
  }

  /// An empty text has no file.
  private func difference(of text: String, from file: String) throws -> String? {
    let url = folder.appending(path: file)
    if text.isEmpty {
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      if Golden.isUpdating {
        try FileManager.default.removeItem(at: url)
        return "\(name)/\(file) was removed"
      }
      return "\(name)/\(file): there is nothing now"
    }
    if Golden.isUpdating, (try? String(contentsOf: url, encoding: .utf8)) == text { return nil }
    return try Golden.difference(of: text, from: "Tests/EndToEndTests/Sites/\(name)/\(file)")
  }

  private func expectedFiles() throws -> [String: String] {
    let expected = folder.appending(path: "expected")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: expected.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (try? String(contentsOf: expected.appending(path: path), encoding: .utf8)).map {
          (path, $0)
        }
      })
  }
}
