internal import Testing

@testable internal import MenuWriting
@testable internal import Platform

/// A build that dies before each of its changes in turn, and one whose changes are refused in turn.
struct InterruptionTests {
  private func folder(_ site: TestSite?) throws -> MemoryFolder {
    let folder = MemoryFolder()
    try site?.write(to: folder)
    return folder
  }

  /// How many changes a build makes over another.
  private func changes(_ new: TestSite, over old: TestSite?) throws -> Int {
    let watched = FaultyFolder(try folder(old), .refusalOf(0))
    try new.write(to: watched)
    return watched.changes
  }

  private func interrupted(
    _ new: TestSite, over folder: MemoryFolder, _ fault: FaultyFolder.Fault
  ) -> MemoryFolder {
    let copy = folder.copy
    _ = try? new.write(to: FaultyFolder(copy, fault))
    return copy
  }

  @Test(arguments: [false, true])
  func `after a death the next build completes it, and the old input undoes it`(
    _ isFirst: Bool
  ) throws {
    let old = isFirst ? nil : TestSite.old
    let start = try folder(old)
    for step in 1...(try changes(.new, over: old)) {
      let torn = interrupted(.new, over: start, .deathBefore(step))
      // No file is ever torn: each is the old one or the new one.
      for (path, text) in torn.texts where !path.hasPrefix(".menugen-") {
        #expect(text == old?.files[path] || text == TestSite.new.files[path], "\(step) \(path)")
      }
      for next in [TestSite.new, .old, .third] {
        let healed = torn.copy
        try next.write(to: healed)
        #expect(try healed.contents == next.tree(), "died before change \(step)")
      }
      // Cleaning finds all of it too.
      if torn.contents.keys.contains(where: { $0.hasSuffix(".html") }) {
        _ = try SiteCleaner(torn).clean()
        #expect(torn.contents.isEmpty, "died before change \(step)")
      }
    }
  }

  @Test func `after two deaths in a row nothing is orphaned`() throws {
    let start = try folder(.old)
    for first in 1...(try changes(.new, over: .old)) {
      let torn = interrupted(.new, over: start, .deathBefore(first))
      for second in stride(from: 1, through: 60, by: 1) {
        let twice = interrupted(.third, over: torn, .deathBefore(second))
        try TestSite.new.write(to: twice)
        #expect(try twice.contents == TestSite.new.tree(), "died at \(first), then at \(second)")
      }
    }
  }

  @Test func `a refused change leaves the old site, or a build that the next one completes`() throws
  {
    let start = try folder(.old)
    var wholeCount = 0
    for step in 1...(try changes(.new, over: .old)) {
      let after = interrupted(.new, over: start, .refusalOf(step))
      if after.contents == start.contents { wholeCount += 1 }
      try TestSite.new.write(to: after)
      #expect(try after.contents == TestSite.new.tree(), "refused change \(step)")
    }
    // Staging folder, five files, manifest, journal and its two syncs: a full disk is met there.
    #expect(wholeCount >= 10)
  }

  @Test func `a disk that is full when the new files move in leaves the old site`() throws {
    let old = TestSite(["index.html": "old", "menu.json": "{}"])
    let new = TestSite(["index.html": "new", "menu.json": "{}", "a/1.css": "1", "b.css": "2"])
    let start = try folder(old)
    var wholeCount = 0
    for step in 1...(try changes(new, over: old)) {
      let after = interrupted(new, over: start, .refusalOf(step))
      if after.contents == start.contents { wholeCount += 1 }
    }
    #expect(wholeCount >= 12)
  }

  @Test func `an interrupted build that had leave to replace another site is known`() throws {
    let start = MemoryFolder()
    try TestSite.old.write(to: start, WriteOptions(input: "other.csv"))
    let options = WriteOptions(input: "menu.csv", replaces: true)
    var tornCount = 0
    for step in 1...(try changes(.new, over: .old)) {
      let torn = start.copy
      _ = try? TestSite.new.write(to: FaultyFolder(torn, .deathBefore(step)), options)
      guard torn.contents[Staging.journal] != nil else { continue }
      tornCount += 1
      try TestSite.new.write(to: torn)
      #expect(try torn.contents == TestSite.new.tree())
    }
    #expect(tornCount >= 10)
  }
}
