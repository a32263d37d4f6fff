internal import Testing

@testable internal import MenuWriting
@testable internal import Platform

struct SiteCleanerTests {
  private let folder = MemoryFolder()

  @Test func `it removes what was written, and only that`() throws {
    try TestSite.old.write(to: folder)
    try folder.create("drinks/mine.txt", [[1]], isSynced: true)
    try folder.create(".nojekyll", [[]], isSynced: true)
    try folder.remove("menu.json")
    try folder.create("menu.json", [Array("edited".utf8)], isSynced: true)
    let result = try SiteCleaner(folder).clean()
    #expect(result.kept == ["menu.json"])
    #expect(result.removed.count == 6)
    #expect(folder.texts.keys.sorted() == [".nojekyll", "drinks/mine.txt", "menu.json"])
    #expect(folder.contents["form"] == nil)
  }

  @Test func `a dry run removes nothing`() throws {
    try TestSite.old.write(to: folder)
    let before = folder.contents
    #expect(try SiteCleaner(folder).clean(isDryRun: true).removed.count == 7)
    #expect(folder.contents == before)
  }

  @Test(arguments: [nil, "{}", "not a manifest"]) func `it refuses a folder it doesn't know`(
    _ manifest: String?
  ) throws {
    try folder.create("index.html", [[1]], isSynced: true)
    if let manifest { try folder.create(Manifest.path, [Array(manifest.utf8)], isSynced: true) }
    let before = folder.contents
    #expect(throws: WriteFailure.self) { try SiteCleaner(folder).clean() }
    #expect(folder.contents == before)
  }
}
