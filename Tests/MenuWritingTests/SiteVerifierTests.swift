internal import Diagnostics
internal import Testing

@testable internal import MenuWriting
@testable internal import Platform

struct SiteVerifierTests {
  private let folder: MemoryFolder
  private let site = TestSite(["index.html": "<p>寿司\n<p>tea", "menu.json": "{}"])

  init() throws {
    folder = MemoryFolder()
    try site.write(to: folder)
  }

  private func difference() throws -> Diagnostic? {
    try SiteVerifier(folder).verify(site.output, input: "menu.csv").difference
  }

  private func put(_ text: String, at path: String) throws {
    try folder.remove(path)
    try folder.create(path, [Array(text.utf8)], isSynced: true)
  }

  @Test func `the same is the same, whoever else has files there`() throws {
    try folder.create("CNAME", [[1]], isSynced: true)
    #expect(try difference() == nil)
  }

  @Test func `the first difference is named with its place`() throws {
    try put("<p>寿命\n<p>tea", at: "index.html")
    try put("[]", at: "menu.json")
    let message = try #require(try difference())
    #expect(
      MessageStyle.text.printer(version: "").text(DiagnosticReport([message])) == """
        site/index.html:1:7: error: the file is not what the build makes, from byte 7 on [output-differs]
          1 │ <p>寿命
            │      ^~
            expected: 司

        """)
  }

  @Test func `a file that ends early or late`() throws {
    try put("<p>寿司", at: "index.html")
    #expect(try difference()?.expected == "")
    try put("<p>寿司\n<p>tea!", at: "index.html")
    #expect(try difference()?.expected == "the end of the file")
  }

  @Test func `a missing file, one too many, and another input`() throws {
    #expect(
      try SiteVerifier(folder).verify(site.output, input: "x").difference?.span?.file.name
        == "site/.menugen-manifest.json")
    let smaller = Array(site.output.dropLast())
    #expect(
      try SiteVerifier(folder).verify(smaller, input: "menu.csv").difference?.path
        == "site/menu.json")
    try folder.remove("index.html")
    #expect(try difference()?.path == "site/index.html")
  }
}
