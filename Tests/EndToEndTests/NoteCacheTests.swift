import Foundation
import TestSupport
import Testing

/// Notes that a former build rendered: the site is the same with them, without them and whatever
/// happened to them.
@Suite struct NoteCacheTests {
  @Test func theSiteIsTheSameWithAndWithoutFormerNotes() throws {
    let scratch = try site(notes: 400)
    let plain = try build(scratch, "plain", ["--no-cache"])
    #expect(try cached(scratch).isEmpty, "--no-cache left something")
    #expect(try build(scratch, "first") == plain)
    let file = try #require(try cached(scratch).first)
    let former = try Data(contentsOf: file)
    let number = try number(of: file)
    #expect(try build(scratch, "second") == plain)
    #expect(try self.number(of: file) == number, "nothing was new, so nothing is written")

    for damage in Self.damages {
      try damage(former).write(to: file)
      #expect(try build(scratch, "damaged") == plain)
    }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(try build(scratch, "blocked") == plain, "a folder stands where the file belongs")
  }

  @Test func aChangedNoteIsSeen() throws {
    let scratch = try site(notes: 400)
    _ = try build(scratch, "first")
    // It changes what it says and keeps its length, its neighbours and its place.
    try note(7, word: "jasmine").write(to: scratch.url("menu/notes/teas/tea-7.md"))
    let changed = try build(scratch, "second")
    #expect(changed == (try build(scratch, "third", ["--no-cache"])))
    #expect(changed["index.html"]?.contains("<em>jasmine</em>") == true)
  }

  @Test func whatDependsOnMoreThanTheNoteIsNotKept() throws {
    let scratch = try site(notes: 400)
    let linking = Data("A [neighbour](tea-8.md) and a [page](../elsewhere.html).".utf8)
    try linking.write(to: scratch.url("menu/notes/teas/tea-7.md"))
    let first = try run(scratch, "first")
    #expect(first.error.contains("elsewhere.html"))
    // The dead link is told of each time, and the living one follows its target.
    #expect(first.error == (try run(scratch, "second").error))
    try FileManager.default.removeItem(at: scratch.url("menu/notes/teas/tea-8.md"))
    #expect(try run(scratch, "third").error.contains("tea-8.md"))
  }

  @Test func buildsAtTheSameTimeShareTheFolder() throws {
    let scratch = try site(notes: 400)
    let plain = try build(scratch, "plain", ["--no-cache"])
    let (path, environment) = (scratch.path, environment(scratch))
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      _ = try? ToolRun(
        ["build", "menu", "--quiet", "--output", "at-once-\(number)"], in: path,
        environment: environment)
    }
    for number in 0..<4 { #expect(try scratch.files(below: "at-once-\(number)") == plain) }
    #expect(try build(scratch, "after") == plain)
    #expect(try cached(scratch).count == 1)
  }

  @Test func onlyTheNextBuildsFileStays() throws {
    let scratch = try site(notes: 400)
    // One of a build that was killed, and one of a build that still runs: this test.
    _ = try build(scratch, "first")
    let file = try #require(try cached(scratch).first)
    let leftover = file.path + ".4194305"
    let other = file.path + ".\(ProcessInfo.processInfo.processIdentifier)"
    for path in [leftover, other] { try Data("half".utf8).write(to: URL(filePath: path)) }
    // A build that makes too few notes for another file leaves nothing of its own.
    try note(7, word: "greens").write(to: scratch.url("menu/notes/teas/tea-7.md"))
    _ = try build(scratch, "second")
    #expect(Set(try cached(scratch).map(\.path)) == [file.path, other])
  }

  /// Cut, empty, one byte changed in many places, another program's.
  private static let damages: [@Sendable (Data) -> Data] = [
    { $0.prefix($0.count / 2) },
    { _ in Data() },
    { former in
      var damaged = former
      for place in stride(from: 0, to: damaged.count, by: 1_013) { damaged[place] ^= 1 }
      return damaged
    },
    { former in
      var damaged = former
      for place in stride(from: 900, to: damaged.count, by: 50_021) { damaged[place] ^= 1 }
      return damaged
    },
    { Data("menugen notes 1 0 0 0 0\n".utf8) + $0.dropFirst(40) },
  ]

  /// The file system's number of a file; one that takes its name has another.
  private func number(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
  }

  private func site(notes: Int) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    let folder = scratch.url("menu/notes/teas")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var rows = "section,title\n"
    for number in 0..<notes {
      rows += "Teas,Tea \(number)\n"
      // Every tenth says the same as its neighbour, and has its headings under another name.
      try note(number.isMultiple(of: 10) ? number + 1 : number)
        .write(to: folder.appending(path: "tea-\(number).md"))
    }
    try scratch.write(rows, to: "menu/rows.csv")
    try scratch.write("data: rows.csv\ngroup_by: section\n", to: "menu/menugen.yml")
    return scratch
  }

  private func note(_ number: Int, word: String = "oolongs") -> Data {
    let line = "Number \(number) of the *\(word)*, **steeped** for `three` minutes.\n\n"
    return Data(("## Brewing\n\n" + String(repeating: line, count: 12)).utf8)
  }

  private func run(
    _ scratch: TemporaryFolder, _ output: String, _ options: [String] = []
  ) throws -> ToolRun {
    try ToolRun(
      ["build", "menu", "--output", output] + options, in: scratch.path,
      environment: environment(scratch))
  }

  private func environment(_ scratch: TemporaryFolder) -> [String: String] {
    ["XDG_CACHE_HOME": scratch.path + "/cache"]
  }

  private func build(
    _ scratch: TemporaryFolder, _ output: String, _ options: [String] = []
  ) throws -> [String: String] {
    let run = try run(scratch, output, options)
    #expect(run.code == 0, "\(run.error)")
    return try scratch.files(below: output)
  }

  private func cached(_ scratch: TemporaryFolder) throws -> [URL] {
    let folder = scratch.url("cache/menugen")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    // What is kept of whole builds stands beside the notes.
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("notes-") }
  }
}
