internal import Diagnostics
internal import Synchronization
internal import Testing

@testable internal import MenuModel
@testable internal import MenuWriting
@testable internal import Platform

struct SiteWriterTests {
  private let folder = MemoryFolder()

  private func failure(
    _ site: TestSite = .new, in folder: MemoryFolder,
    _ options: WriteOptions = WriteOptions(input: "menu.csv")
  ) -> Diagnostic? {
    let before = folder.contents
    do throws(WriteFailure) {
      let result = try site.write(to: folder, options)
      #expect(!result.isComplete)
      #expect(folder.contents == before, "nothing may change")
      return result.diagnostics.first
    } catch {
      #expect(folder.contents == before, "nothing may change")
      return error.diagnostic
    }
  }

  @Test func `an empty folder gets the site and its manifest`() throws {
    let result = try TestSite(["index.html": "x", "a/b/c.css": "yy"]).write(to: folder)
    #expect(result.written == ["a/b/c.css", "index.html"])
    #expect(result.bytes == 3)
    #expect(
      folder.texts.keys.sorted() == [".menugen-manifest.json", "a/b/c.css", "index.html"])
    #expect(folder.texts["a/b/c.css"] == "yy")
  }

  /// What is the same as before, up to some byte, must not be made anew: what stands there has it.
  @Test func `a file is made once, whatever stands there, and a dry run tells the same`() throws {
    func write(_ texts: [String], isDryRun: Bool) throws -> WriteResult {
      let asked = Mutex(0)
      let file = OutputFile(
        "menu.json",
        silently: { take in
          asked.withLock { $0 += 1 }
          for text in texts { take(Array(text.utf8)) }
        })
      let result = try SiteWriter(folder).write(
        [file], WriteOptions(input: "menu.csv", isDryRun: isDryRun))
      #expect(asked.withLock { $0 } == 1)
      #expect(result.isComplete && result.bytes == texts.joined().utf8.count)
      return result
    }
    func check(_ texts: [String], isNew: Bool) throws {
      let before = folder.contents
      let told = try write(texts, isDryRun: true)
      #expect(folder.contents == before)
      let result = try write(texts, isDryRun: false)
      #expect(told.written == (isNew ? ["menu.json"] : []))
      #expect(result.written == told.written && result.unchanged == told.unchanged)
      #expect(folder.texts["menu.json"] == texts.joined())
    }
    for texts in [
      ["{", "", "1", "}"], ["{", "2", "3", "}"], ["{2"], ["{", "2", "", "]"], ["{2]}"], ["[2]}"],
      ["", ""], ["{"], [],
    ] {
      try check(texts, isNew: true)
      try check(texts, isNew: false)
      try check([texts.joined()], isNew: false)
    }
  }

  @Test func `only what changed is written, and what is gone is removed`() throws {
    try TestSite.old.write(to: folder)
    let result = try TestSite.new.write(to: folder)
    #expect(result.unchanged == 2)
    #expect(
      result.written == [
        "assets/a-2.css", "food/index.html", "form", "index.html", "shape/index.html",
      ])
    #expect(
      result.removed == ["assets/a-1.css", "drinks/index.html", "form/inner/deep.txt", "shape"])
    #expect(try folder.contents == TestSite.new.tree())
  }

  @Test func `a second build changes nothing`() throws {
    try TestSite.old.write(to: folder)
    let watched = FaultyFolder(folder, .refusalOf(0))
    let result = try TestSite.old.write(to: watched)
    #expect(watched.changes == 0)
    #expect(result.isComplete && result.written.isEmpty && result.unchanged == 7)
  }

  @Test func `a dry run says what would be done and does nothing`() throws {
    try TestSite.old.write(to: folder)
    let watched = FaultyFolder(folder, .refusalOf(0))
    let result = try TestSite.new.write(
      to: watched, WriteOptions(input: "menu.csv", isDryRun: true))
    #expect(watched.changes == 0)
    #expect(result.written.count == 5 && result.removed.count == 4 && result.isComplete)
  }

  @Test(arguments: [1, 2, 8]) func `the bytes are the same for any number of jobs`(_ jobs: Int)
    throws
  {
    try TestSite.new.write(to: folder, WriteOptions(input: "menu.csv", jobs: jobs))
    #expect(try folder.contents == TestSite.new.tree())
  }

  @Test func `other people's files and dot entries stay`() throws {
    try TestSite.old.write(to: folder)
    try folder.create("CNAME", [Array("example.org".utf8)], isSynced: true)
    try folder.create("drinks/mine.txt", [[1]], isSynced: true)
    try folder.makeFolder(".git")
    try TestSite.new.write(to: folder)
    #expect(folder.texts["CNAME"] == "example.org")
    #expect(folder.texts["drinks/mine.txt"] == "\u{1}")
    #expect(folder.texts["drinks/index.html"] == nil)
    #expect(folder.contents[".git"] == .folder)
  }

  @Test func `a file that is gone from the site but was edited stays, with a warning`() throws {
    try TestSite.old.write(to: folder)
    try folder.remove("drinks/index.html")
    try folder.create("drinks/index.html", [Array("edited".utf8)], isSynced: true)
    let result = try TestSite.new.write(to: folder)
    #expect(folder.texts["drinks/index.html"] == "edited")
    #expect(result.diagnostics.map(\.path) == ["site/drinks/index.html"])
    #expect(result.diagnostics.map(\.code) == [.outputKept])
    #expect(try TestSite.new.write(to: folder).diagnostics.isEmpty)
  }

  @Test func `a file of the site that was edited is written anew`() throws {
    try TestSite.old.write(to: folder)
    try folder.remove("index.html")
    try folder.create("index.html", [Array("edited".utf8)], isSynced: true)
    #expect(try TestSite.old.write(to: folder).written == ["index.html"])
  }

  @Test func `a foreign folder is refused until it is adopted`() throws {
    let folder = MemoryFolder(["notes.txt": .file([1]), "index.html": .file([2])])
    let message = failure(in: folder)
    #expect(message?.code == .outputForeign)
    #expect(message?.summary.hasSuffix("index.html") == true)
    try TestSite.new.write(to: folder, WriteOptions(input: "menu.csv", adopts: true))
    #expect(folder.texts["index.html"] == "new page")
    #expect(folder.texts["notes.txt"] == "\u{1}")
    try TestSite.old.write(to: folder)
    #expect(folder.texts["notes.txt"] == "\u{1}")
  }

  @Test func `a folder with nothing but dot entries is nobody's`() throws {
    let folder = MemoryFolder([".git/config": .file([1])])
    try TestSite.new.write(to: folder)
    #expect(folder.contents[".git/config"] == .file([1]))
  }

  @Test func `another input's site is refused until it is replaced`() throws {
    try TestSite.old.write(to: folder, WriteOptions(input: "other.csv"))
    let message = failure(in: folder)
    #expect(message?.code == .outputOtherInput)
    #expect(message?.summary.contains("‘other.csv’") == true)
    try TestSite.new.write(to: folder, WriteOptions(input: "menu.csv", replaces: true))
    #expect(try folder.contents == TestSite.new.tree())
  }

  @Test func `a busy folder is left to the other build`() {
    #expect(failure(in: MemoryFolder(isFree: false))?.code == .outputBusy)
  }

  @Test func `a damaged manifest is not believed`() throws {
    try TestSite.old.write(to: folder)
    try folder.remove(Manifest.path)
    try folder.create(Manifest.path, [Array("{}".utf8)], isSynced: true)
    #expect(failure(in: folder)?.code == .outputManifest)
    try TestSite(["index.html": "new page"]).write(
      to: folder, WriteOptions(input: "menu.csv", adopts: true))
    #expect(folder.texts["index.html"] == "new page")
    #expect(folder.texts["drinks/index.html"] == "old drinks", "nobody knows whose it is")
  }

  struct Obstacle: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var entry: MemoryFolder.Entry
    var suggestion = "move it away"
  }

  @Test(arguments: [
    Obstacle(
      testDescription: "a file", path: "food/index.html", entry: .file([1]),
      suggestion: "move it away, or let --adopt replace it"),
    Obstacle(testDescription: "a file where a folder belongs", path: "food", entry: .file([1])),
    Obstacle(
      testDescription: "a folder with foreign files where a file belongs", path: "form/mine.txt",
      entry: .file([1])),
    Obstacle(
      testDescription: "a link where a file belongs", path: "food/index.html", entry: .symbolicLink),
    Obstacle(testDescription: "a link where a folder belongs", path: "food", entry: .symbolicLink),
  ]) func `what stands in the way is never replaced`(_ obstacle: Obstacle) throws {
    try TestSite.old.write(to: folder)
    let crowded = MemoryFolder(
      folder.contents.merging([obstacle.path: obstacle.entry]) { _, new in new })
    let message = failure(in: crowded)
    #expect(message?.code == .outputInTheWay)
    #expect(message?.path == "site/\(obstacle.path)")
    #expect(message?.suggestion == obstacle.suggestion)
  }

  @Test func `a foreign file with the very bytes of the site's is as good`() throws {
    try TestSite.old.write(to: folder)
    try folder.create("assets/a-2.css", [Array("new style".utf8)], isSynced: true)
    #expect(try TestSite.new.write(to: folder).isComplete)
  }

  @Test func `all that stands in the way is named at once`() throws {
    try TestSite.old.write(to: folder)
    try folder.makeFolder("food")
    try folder.create("food/index.html", [[1]], isSynced: true)
    try folder.create("assets/a-2.css", [[1]], isSynced: true)
    let result = try TestSite.new.write(to: folder)
    #expect(!result.isComplete)
    #expect(result.diagnostics.count == 2)
  }

  @Test(arguments: [
    "../x", "/x", "a/../x", "", "a//b", "a\u{0}", "\u{1B}[2J", ".menugen-manifest.json",
    String(repeating: "é", count: 128),
  ]) func `no name leads out of the folder`(_ name: String) throws {
    #expect(failure(TestSite([name: "x"]), in: folder)?.code == .outputName)
  }

  @Test(arguments: [Severity.error, .warning]) func `a page with a problem keeps the old site`(
    _ failing: Severity
  ) throws {
    try TestSite.old.write(to: folder)
    let before = folder.contents
    let page = OutputFile("index.html") { diagnostics, take in
      take([1])
      diagnostics.append(Diagnostic(failing, .jsonSyntax, "no"))
    }
    let result = try SiteWriter(folder).write(
      [OutputFile("a.txt", bytes: [1]), page],
      WriteOptions(input: "menu.csv", failing: failing))
    #expect(!result.isComplete && result.diagnostics.count == 1)
    #expect(folder.contents == before)
  }
}
