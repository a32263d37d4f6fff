import Diagnostics
import Foundation
import MenuKit
import MenuModel
import Platform
import Testing

@testable import MenuLoading

/// Folders as people have them, right and wrong, from files in memory; links on the real disk.
@Suite struct SiteLoaderTests {
  private func load(_ texts: [String: String], _ path: String = ".") throws -> LoadedSite {
    let files = InMemory(texts: texts)
    return SiteLoader(files).load(try BuildInput.find(path, in: files))
  }

  private func summaries(_ site: LoadedSite) -> [String] { site.diagnostics.map(\.summary) }

  @Test func aSiteHasItsMenusInTheConfiguredOrder() throws {
    let site = try load([
      "content/site.yml": "title: Ours\nmenus: [tea]",
      "content/food/a.md": "# A", "content/tea/b.md": "# B", "content/.drafts/c.md": "# C",
      "Templates/row.mustache": "{{title}}",
    ])
    #expect(summaries(site) == [])
    #expect(site.configuration.settings.title == "Ours")
    #expect(site.menus.map(\.name) == ["tea", "food"])
    #expect(site.templates.map(\.name) == ["Templates/row.mustache"])
  }

  @Test func aFolderWithoutContentIsOneMenu() throws {
    let site = try load(["tea/green.md": "# Green\n\nText."], "tea")
    #expect(summaries(site) == [])
    #expect(site.menus.map(\.name) == ["tea"])
    #expect(site.menus.first?.records.records.map(\.row.title) == ["Green"])
  }

  struct Refusal: CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var summary: String
    var suggestion: String?
  }

  @Test(arguments: [
    Refusal(
      testDescription: "no menu at all", files: ["content/site.yml": "title: Ours"],
      summary: "‘content’ holds no menu: no folder with a data file",
      suggestion: "make a folder there, such as content/menu, and put your data file in it"),
    Refusal(
      testDescription: "a folder without data", files: ["content/tea/images/a.svg": ""],
      summary: "‘content/tea’ holds no data file",
      suggestion: "put one there: csv, tsv, json, yml, toml, plist, or a folder of Markdown"),
    Refusal(
      testDescription: "two data files", files: ["content/tea/a.csv": "", "content/tea/b.csv": ""],
      summary: "‘content/tea’ has 2 data files: a.csv, b.csv",
      suggestion: "name the one to read in menugen.yml: ‘data: a.csv’"),
    Refusal(
      testDescription: "a mistyped data file",
      files: ["content/tea/menu.csv": "", "content/tea/menugen.yml": "data: menu.cvs"],
      summary: "‘data’ names ‘menu.cvs’, but ‘content/tea’ has no such file",
      suggestion: "did you mean ‘menu.csv’?"),
    Refusal(
      testDescription: "a mistyped menu",
      files: ["content/site.yml": "menus: [tee]", "content/tea/a.md": "# A"],
      summary: "‘menus’ names ‘tee’, but there is no such folder",
      suggestion: "did you mean ‘tea’?"),
  ])
  func aFolderThatIsNotRightIsNamed(_ refusal: Refusal) throws {
    let site = try load(refusal.files)
    #expect(summaries(site) == [refusal.summary])
    #expect(site.diagnostics.map(\.suggestion) == [refusal.suggestion])
    #expect(site.diagnostics.map(\.severity) == [.error])
  }

  @Test func notesAreReadWithTheirPlaces() {
    let texts = [
      "tea/notes/tea.md": "All teas.",
      "tea/notes/tea/oolong.md": "---\nfor: Tea/Oolong\nweight: 3\n---\nHalf oxidised.",
      "tea/notes/picture.svg": "<svg/>", "tea/read.md": "No note.",
    ]
    let files = InMemory(texts: texts)
    let (notes, diagnostics) = NoteLoader(files: files, folder: "tea", jobs: 2)
      .load(FolderScan("tea", in: files).folders)
    #expect(diagnostics.isEmpty)
    #expect(notes.map(\.path) == [["tea"], ["tea", "oolong"]])
    #expect(notes.map(\.target) == [nil, ["Tea", "Oolong"]])
    #expect(notes.map(\.text) == ["All teas.", "Half oxidised."])
    #expect(notes.map(\.offset) == [0, 34])
    #expect(notes[1].targetPlace?.offsets == 9..<19)
    #expect(
      notes[1].source()?.bytes == Array("---\nfor: Tea/Oolong\nweight: 3\n---\nHalf oxidised.".utf8)
    )
  }

  /// What a quick look lets pass says nothing when it is read closely, and the rest is read so.
  @Test(arguments: [
    ("title: Tea", true), ("title: \"Tea: 茶\"\nweight: 3", true), ("draft: true", true),
    ("for: tea", false), ("title: a\ntitle: b", false), ("title: a: b", false), ("title:", false),
    ("title: [a", false), ("title: \"a\\q\"", false), ("title: \"a\u{85}\"", false),
    ("title: \"a", false), ("title: \"a\" b\"", false), ("- a", false), ("title: a #b", false),
    ("\tb: c", false), ("a: &b c", false), ("a: b\n c: d", false), ("a: b\r\nc: d\r", false),
  ])
  func plainFrontMatterIsTakenAsRead(_ text: String, _ isPlain: Bool) {
    let file = SourceFile(name: "tea.md", bytes: Array("---\n\(text)\n---\nTea.".utf8))
    let closely = FrontMatter.split(file)
    let quickly = FrontMatter.split(file, lookingFor: "for")
    #expect(quickly.body == closely.body)
    #expect(quickly.diagnostics.map(\.summary) == closely.diagnostics.map(\.summary))
    #expect(quickly.fields?["for"]?.scalarText == closely.fields?["for"]?.scalarText)
    #expect((quickly.fields?.count == 0) == isPlain)
  }

  @Test func notesAreTheSameForAnyNumberOfJobs() {
    // More than one thread takes at once, and some that can't be read among them.
    var bytes: [String: [UInt8]] = [:]
    for number in 0..<200 {
      bytes["tea/notes/\(number).md"] = number % 50 == 7 ? [0xC3] : Array("Note \(number)".utf8)
    }
    let results = [1, 2, 7].map { jobs in
      let files = InMemory(bytes)
      let (notes, diagnostics) = NoteLoader(files: files, folder: "tea", jobs: jobs)
        .load(FolderScan("tea", in: files).folders)
      return notes.map(\.file) + notes.map(\.text) + diagnostics.map { $0.span?.file.name ?? "" }
    }
    #expect(results[0].count == 2 * 196 + 4)
    #expect(results[1] == results[0])
    #expect(results[2] == results[0])
  }

  @Test func linksStayInsideAndLoopsEnd() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "scan-\(UUID().uuidString)")
    defer { try? files.removeItem(at: root) }
    let menu = root.appending(path: "menu")
    try files.createDirectory(at: menu.appending(path: "deep"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: root.appending(path: "secret.md"))
    try Data("a".utf8).write(to: menu.appending(path: "deep/a.md"))
    for (name, target) in [
      ("inside", "deep"), ("loop", "."), ("outside.md", "../secret.md"), ("broken", "nowhere"),
      ("up", ".."),
    ] {
      try files.createSymbolicLink(
        atPath: menu.appending(path: name).path, withDestinationPath: target)
    }
    #expect(mkfifo(menu.appending(path: "pipe.csv").path, 0o600) == 0)
    let scan = FolderScan(menu.path, in: Disk())
    #expect(scan.paths == ["deep/a.md", "inside/a.md"])
    #expect(
      Set(scan.diagnostics.map(\.code.name)) == [
        "folder-loop", "link-outside", "broken-link-file", "not-a-file",
      ])
    #expect(scan.diagnostics.count { $0.code == .linkOutside } == 2)
  }
}
