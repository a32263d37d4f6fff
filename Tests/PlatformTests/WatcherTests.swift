import Foundation
import Platform
import Synchronization
import Testing

/// Real folders, real events: every way in which an editor or git changes files is noticed.
@Suite struct WatcherTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "content/deep"), withIntermediateDirectories: true)
    try write("content/menu.csv", "a")
    // A whole second, which every way of writing it down keeps.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: folder.appending(path: "content/menu.csv").path)
  }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: [])
  }

  enum Change: String, CaseIterable, CustomTestStringConvertible {
    case written, renamedOver, exchanged, made, removed, madeInNewFolder, madeDeep, linkedFolder
    var testDescription: String { rawValue }
  }

  private func perform(_ change: Change) throws {
    let files = FileManager.default
    switch change {
    case .written: try write("content/menu.csv", "b")
    case .renamedOver:
      try write("content/.menu.csv.swp", "b")
      rename(
        folder.appending(path: "content/.menu.csv.swp").path,
        folder.appending(path: "content/menu.csv").path)
    // As long as the one before, and saved at the same time: a version taken out of an archive.
    case .exchanged:
      let (old, new) = ("content/menu.csv", "content/.menu.csv.new")
      try write(new, "b")
      let times = try files.attributesOfItem(atPath: folder.appending(path: old).path)
      try files.setAttributes(
        [.modificationDate: times[.modificationDate] as Any],
        ofItemAtPath: folder.appending(path: new).path)
      rename(folder.appending(path: new).path, folder.appending(path: old).path)
    case .made: try write("content/new.csv", "b")
    case .removed: try files.removeItem(at: folder.appending(path: "content/menu.csv"))
    case .madeInNewFolder: try write("content/notes/tea.md", "b")
    case .madeDeep: try write("content/deep/tea.md", "b")
    case .linkedFolder:
      try write("elsewhere/tea.md", "a")
      try files.createSymbolicLink(
        at: folder.appending(path: "content/link"),
        withDestinationURL: folder.appending(path: "elsewhere"))
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func aChangeIsNoticed(_ change: Change, polling: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = Watcher(
      folders: [folder.appending(path: "content").path], polling: polling)
    #expect(watcher.isPolling == polling)
    try perform(change)
    #expect(waits(watcher, seconds: 5))
  }

  @Test func aFileInAFolderMadeLaterIsNoticed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = Watcher(folders: [folder.appending(path: "content").path])
    try write("content/notes/tea.md", "a")
    #expect(waits(watcher, seconds: 5))
    try write("content/notes/tea.md", "b")
    #expect(waits(watcher, seconds: 5))
  }

  @Test func theToolsOwnOutputAndDotEntriesAreNotNoticed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = Watcher(
      folders: [folder.path], ignoring: [folder.appending(path: "site").path])
    try write("site/index.html", "a")
    try write("site/index.html", "b")
    try write(".git/index", "a")
    #expect(!waits(watcher, seconds: 0.3))
  }

  @Test(arguments: [false, true])
  func aFileWatchedAloneIsNotMovedByItsNeighbours(polling: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "content/menu.csv").path
    try write("content/deep/other.csv", "a")
    let neighbours = Watcher(folders: [], files: [file], polling: polling)
    try write("content/server.log", "a line")
    try write("content/deep/other.csv", "b")
    #expect(!waits(neighbours, seconds: polling ? 1.2 : 0.3))
    let own = Watcher(folders: [], files: [file], polling: polling)
    try perform(.renamedOver)
    #expect(waits(own, seconds: 5))
  }

  enum Return: String, CaseIterable, CustomTestStringConvertible {
    case content, site, templates, linkedFile, linkedFolder
    var testDescription: String { rawValue }
  }

  /// What was not there when the watching began, or went away for a while, is watched all the same.
  @Test(arguments: Return.allCases, [false, true])
  func aFolderThatComesLaterIsWatched(_ case: Return, polling: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    try write("site/content/menu.csv", "a")
    try write("elsewhere/linked.csv", "a")
    try files.createSymbolicLink(
      at: folder.appending(path: "site/content/linked.csv"),
      withDestinationURL: folder.appending(path: "elsewhere/linked.csv"))
    try write("afar/deep/menu.csv", "a")
    try files.createSymbolicLink(
      at: folder.appending(path: "site/content/linked"),
      withDestinationURL: folder.appending(path: "afar"))
    let watched = ["site/content", "site/Templates"].map { folder.appending(path: $0).path }
    let watcher = Watcher(folders: watched, files: watched, polling: polling)
    switch `case` {
    case .content, .site:
      let name = `case` == .site ? "site" : "site/content"
      try files.removeItem(at: folder.appending(path: name))
      #expect(waits(watcher, seconds: 5))
      try write("site/content/menu.csv", "b")
      #expect(waits(watcher, seconds: 5))
      try write("site/content/menu.csv", "c")
    case .templates:
      try write("site/Templates/foot.mustache", "a")
      #expect(waits(watcher, seconds: 5))
      try write("site/Templates/foot.mustache", "b")
    case .linkedFile: try write("elsewhere/linked.csv", "b")
    case .linkedFolder: try write("afar/deep/menu.csv", "b")
    }
    #expect(waits(watcher, seconds: 5))
  }

  @Test(arguments: [false, true])
  func aFileThatIsFollowedLaterCounts(polling: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = Watcher(
      folders: [], files: [folder.appending(path: "content/menu.csv").path], polling: polling)
    watcher.follow([folder.appending(path: "content/deep/leaf.svg").path])
    try write("content/deep/leaf.svg", "a")
    #expect(waits(watcher, seconds: 5))
  }

  /// An editor that truncates a file and fills it a little later never has its empty file built.
  @Test func aSlowSaveIsOneChange() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = Watcher(folders: [folder.appending(path: "content").path])
    let file = try FileHandle(forWritingTo: folder.appending(path: "content/menu.csv"))
    try file.truncate(atOffset: 0)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      try? file.write(contentsOf: Data("whole".utf8))
      try? file.close()
    }
    #expect(waits(watcher, seconds: 5))
    let text = try String(
      contentsOf: folder.appending(path: "content/menu.csv"), encoding: .utf8)
    #expect(text == "whole")
  }

  /// Where files are looked at twice a second, the look that meets a file half written is not the last.
  @Test func aFileThatGrowsIsWaitedForWhenPolling() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = Watcher(folders: [folder.appending(path: "content").path], polling: true)
    let file = try FileHandle(forWritingTo: folder.appending(path: "content/menu.csv"))
    let isWhole = Mutex(false)
    let end = Date(timeIntervalSinceNow: 0.62)
    Thread.detachNewThread {
      while Date() < end {
        try? file.write(contentsOf: Data("more".utf8))
        Thread.sleep(forTimeInterval: 0.005)
      }
      isWhole.withLock { $0 = true }
    }
    #expect(waits(watcher, seconds: 5))
    #expect(isWhole.withLock { $0 })
  }

  @Test func whatChangedIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.resolvingSymlinksInPath().appending(path: "content").path
    let watcher = Watcher(folders: [path])
    try write("content/menu.csv", "b")
    try write("content/new.csv", "b")
    #expect(watcher.waitForChanges() == [path + "/menu.csv", path + "/new.csv"])
  }

  #if os(Linux)
  /// Names must not be given as if they were all.
  @Test func ofTooManyChangesNoneIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.resolvingSymlinksInPath().appending(path: "content").path
    let watcher = Watcher(folders: [path])
    let limit = try String(
      contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
    let last = path + "/last.csv"
    for number in 0...count {
      try write("content/\(number % 100).csv", "a")
    }
    #expect(watcher.waitForChanges()?.isEmpty == true)
    try write("content/last.csv", "b")
    #expect(watcher.waitForChanges() == [last], "what comes after is told")
  }
  #endif

  @Test func aBurstIsOneChange() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = Watcher(folders: [folder.appending(path: "content").path])
    for number in 0..<50 { try write("content/\(number).csv", "a") }
    #expect(waits(watcher, seconds: 5))
    #expect(!waits(watcher, seconds: 0.3))
  }

  @Test func whatComesSoonAfterIsOfTheSameChange() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.resolvingSymlinksInPath().appending(path: "content").path
    let watcher = Watcher(folders: [path])
    Thread.detachNewThread {
      for number in 1...3 {
        Thread.sleep(forTimeInterval: 0.02)
        try? Data("a".utf8).write(to: URL(filePath: "\(path)/\(number).csv"))
      }
    }
    #expect(watcher.waitForChanges(quiet: 180)?.contains(path + "/3.csv") == true)
  }

  /// Whether a change comes within the time; the watcher is stopped when none does.
  private func waits(_ watcher: Watcher, seconds: Double) -> Bool {
    let hasChanged = Mutex(false)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let paths = watcher.waitForChanges()
      hasChanged.withLock { $0 = paths != nil }
      done.signal()
    }
    if done.wait(timeout: .now() + seconds) == .timedOut {
      watcher.stop()
      done.wait()
    }
    return hasChanged.withLock { $0 }
  }
}
