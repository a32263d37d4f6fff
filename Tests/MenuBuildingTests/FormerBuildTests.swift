import Foundation
import Platform
import TestSupport
import Testing

@testable import MenuBuilding

/// A build knows what the last one saw and wrote: while that stands, it does less, and the site and what is
/// said are those of a whole build.
@Suite struct FormerBuildTests {
  @Test(arguments: [1, 2]) func `what stands is not built again`(jobs: Int) throws {
    let site = try Site(jobs: jobs)
    let first = try site.build()
    #expect(first.written > 0 && first.unchanged == 0)
    let result = try #require(try site.known(), "the second build is not told the answer")
    #expect(result.isComplete && result.written == 0 && result.removed == 0)
    #expect(result.unchanged == first.written && result.bytes == first.bytes)
    #expect(result.menus == first.menus && result.output == first.output)
    #expect(result.report.diagnostics.isEmpty)
  }

  /// Words that leave all else as it is, whatever they look like.
  private static let words = [
    "Now *jasmine*.", "A \"quoted\" \\ word & 1 < 2 > 1.\n\n- one\n- two", "Zwei\r\nZeilen.",
    "| a | b |\n| - | - |\n| 1 | 2 |", "    code\n\tand a tab", "See <https://example.org/x>.",
    "香りが立つまで 🍵 混ぜ。", "## Same heading\n\nOther words.", "[far](https://example.org) away",
    "Ends without a line end", "\n\nStarts with lines.\n\n", "> quoted\n\n```\nraw & <b>\n```",
  ]

  @Test func `the words of notes are exchanged as a whole build has them`() throws {
    let site = try Site()
    _ = try site.build()
    var chance = RandomSource(seed: 3)
    for round in 0..<24 {
      for number in 0..<Int.random(in: 1...3, using: &chance) {
        let row = Int.random(in: 0..<Site.rows, using: &chance)
        let words = Self.words[(round + number) % Self.words.count]
        try site.writeNote(row, "\(words)\n\nRound \(round), row \(row).\n")
      }
      let result = try site.known()
      // A heading that comes or goes is more than words.
      if result == nil { _ = try site.build() } else { site.exchanges += 1 }
      try site.expectFresh("round \(round)")
    }
    #expect(site.exchanges > 8, "\(site.exchanges)")
    #expect(try site.known()?.written == 0)
  }

  /// What must be left to a whole build.
  enum Change: CaseIterable {
    case data, added, removed, renamed, belongsElsewhere, linking, picture, heading, emptied, warned
    case settings, configuration, stray, note, folder, sameLength, secretly
    case page, pageSecretly, pageRemoved, output, staging, replaced, several, sectionNote
  }

  @Test(arguments: Change.allCases)
  func `whatever changes is seen`(_ change: Change) throws {
    let site = try Site()
    _ = try site.build()
    let files = FileManager.default
    let note = site.folder.url("menu/notes/teas/tea-7.md")
    let page = site.folder.url("out/index.html")
    switch change {
    case .data: try site.writeRows(price: 8)
    case .added: try site.folder.write("For none.\n", to: "menu/notes/teas/tea-99.md")
    case .removed: try files.removeItem(at: note)
    case .renamed:
      try files.moveItem(at: note, to: site.folder.url("menu/notes/teas/tea-98.md"))
    case .belongsElsewhere: try site.writeNote(7, "Words.\n", target: "teas/tea-9")
    case .linking: try site.writeNote(7, "See [eight](tea-8.md).\n")
    case .picture: try site.writeNote(7, "![eight](leaf.svg)\n")
    case .heading: try site.writeNote(7, "## Another heading\n\nWords of tea 7.\n")
    case .emptied: try site.writeNote(7, "\n")
    case .warned: try site.writeNote(7, "Raw <blink>html</blink> of tea 7.\n")
    case .settings: site.options.settings = [.init("title", "Another")]
    case .configuration:
      try site.folder.write("group_by: Section\ntitle: Another\n", to: "menu/menugen.yml")
    case .stray: try site.folder.write("title: New\n", to: "menu/notes/more.yml")
    case .note: try site.writeNote(8, "The words of tea 7, with more.\n\nWords of tea 7.\n")
    case .folder:
      try files.moveItem(
        at: site.folder.url("menu/notes"), to: site.folder.url("aside"))
    case .sameLength: try site.writeNote(7, "WORDS of tea 7.\n")
    case .secretly:
      let times = try files.attributesOfItem(atPath: note.path)
      try site.writeNote(7, "WORDS of tea 7.\n")
      try files.setAttributes(
        [.modificationDate: times[.modificationDate] as Any], ofItemAtPath: note.path)
    case .page: try Data("other".utf8).write(to: page)
    case .pageSecretly:
      let times = try files.attributesOfItem(atPath: page.path)
      var bytes = try Data(contentsOf: page)
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: page)
      try files.setAttributes(
        [.modificationDate: times[.modificationDate] as Any], ofItemAtPath: page.path)
    case .pageRemoved: try files.removeItem(at: page)
    case .output: try files.removeItem(at: site.folder.url("out"))
    case .staging: try site.folder.write("left", to: "out/.menugen-staging/1")
    case .replaced:
      try files.removeItem(at: note)
      try files.createSymbolicLink(atPath: note.path, withDestinationPath: "tea-8.md")
    case .several:
      for row in 0..<Site.rows { try site.writeNote(row, "Other words of tea \(row).\n") }
      try site.writeRows(price: 8)
    case .sectionNote: try site.folder.write("Words of the teas.\n", to: "menu/notes/teas.md")
    }
    let isExchange = [.sameLength, .secretly, .note].contains(change)
    let former = try site.folder.files(below: "out")
    let answer = try site.known()
    if isExchange {
      #expect(answer?.written == 3)
    } else {
      #expect(answer == nil, "\(change) has the answer of the last build")
      #expect(try site.folder.files(below: "out") == former, "nothing was written on the way")
      _ = try site.build()
    }
    try site.expectFresh("\(change)")
  }

  @Test func `what was said is said again`() throws {
    let site = try Site()
    try site.writeNote(7, "See [nothing](nowhere.html), tea 7.\n")
    let first = try site.build()
    #expect(first.report.diagnostics.count == 1)
    #expect(try site.known() == nil)
    #expect(
      try site.build().report.diagnostics.map(\.summary) == first.report.diagnostics.map(\.summary))
  }

  /// What was kept before it was said serves no more, though the files are those of the manifest.
  @Test func `what is said after a build that was kept is said again`() throws {
    let site = try Site()
    #expect(try site.build().report.diagnostics.isEmpty)
    try site.writeNote(7, "Raw <blink>html</blink> of tea 7.\n")
    let first = try site.build().report.diagnostics.map(\.summary)
    #expect(first.count == 1)
    try site.writeNote(8, "Other words of tea 8.\n")
    #expect(try site.known() == nil)
    #expect(try site.build().report.diagnostics.map(\.summary) == first)
  }

  /// Its times may be those of the save before.
  @Test func `a note that is saved again at once is seen`() throws {
    let site = try Site()
    for round in 10..<40 {
      try site.writeNote(7, "The \(round)th words of tea 7.\n")
      _ = try site.build()
      let page = try String(contentsOf: site.folder.url("out/index.html"), encoding: .utf8)
      #expect(page.contains("The \(round)th words"), "\(round)")
    }
    try site.expectFresh("saved again")
  }

  @Test func `times of what was saved just now tell nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "note.md")
    let path = folder.path + "/note.md"
    var seen = Sight.SeenFile(Array("one".utf8), FileTimes(path), at: FileTimes.now)
    #expect(seen.times == nil && seen.bytes != nil)
    try folder.write("two", to: "note.md")
    #expect(!Sight(path: path, answer: .file(seen)).stands)
    Thread.sleep(forTimeInterval: 0.15)
    seen = Sight.SeenFile(Array("two".utf8), FileTimes(path), at: FileTimes.now)
    #expect(seen.times != nil && seen.bytes == nil)
    #expect(Sight(path: path, answer: .file(seen)).stands)
    #expect(FileTimes(path).areTelling(after: FileTimes.stamp))
    #expect(!FileTimes(path).areTelling(after: FileTimes.stamp - 200_000_000))
  }

  @Test func `notes with the same words are left to a whole build`() throws {
    let site = try Site()
    try site.writeNote(3, "Words of tea 7.\n")
    _ = try site.build()
    try site.writeNote(7, "Others.\n")
    #expect(try site.known() == nil)
    _ = try site.build()
    try site.expectFresh("same words")
  }

  /// Columns that are called as the data of a row names its parts.
  @Test func `a column does not pass for a row's anchor`() throws {
    let site = try Site()
    try site.folder.write(
      """
      [{"section": "Teas", "title": "tea 1", "anchor": "teas/tea-7"},
       {"section": "Teas", "title": "tea 2", "anchor": "x"},
       {"section": "Teas", "title": "tea 7", "anchor": "y"}]
      """, to: "menu/menu.json")
    for path in ["menu/menu.csv", "menu/notes"] {
      try FileManager.default.removeItem(at: site.folder.url(path))
    }
    try site.folder.write("group_by: section\n", to: "menu/menugen.yml")
    for row in [2, 7] { try site.writeNote(row, "Words of tea \(row).\n") }
    #expect(try site.build().report.diagnostics.isEmpty)
    try site.writeNote(7, "Others of tea 7.\n")
    #expect(try site.known() == nil)
    _ = try site.build()
    try site.expectFresh("columns")
  }

  /// What a row of a folder of Markdown is called may stand among its words.
  @Test func `rows that are files are left to a whole build`() throws {
    let site = try Site()
    site.options.input = site.folder.path + "/rows"
    let head = "---\ndetail: Short\n---\n"
    try site.folder.write("fields: {detail: detail}\n", to: "rows/menugen.yml")
    try site.folder.write(head + "Words of one.\n", to: "rows/teas/one.md")
    #expect(try site.build().report.diagnostics.isEmpty)
    try site.folder.write(head + "Words of another.\n", to: "rows/teas/one.md")
    #expect(try site.known() == nil)
    _ = try site.build()
    try site.expectFresh("rows")
  }

  @Test func `a damaged record is none`() throws {
    let site = try Site()
    _ = try site.build()
    let record = try site.record()
    let bytes = try Data(contentsOf: record)
    var damaged = [Data(), bytes.dropLast(1), bytes.dropFirst(1), bytes + [0], Data([1, 2, 3])]
    for place in stride(from: 0, to: bytes.count, by: bytes.count / 61) {
      var changed = bytes
      changed[place] ^= 0x10
      damaged += [changed, bytes.prefix(place)]
    }
    for data in damaged {
      try data.write(to: record)
      #expect(try site.known() == nil)
    }
    try bytes.write(to: record)
    #expect(try site.known() != nil)
  }
}

/// A site on the disk, with a folder for what builds keep.
private final class Site {
  static let rows = 30
  let folder: TemporaryFolder
  var options: BuildOptions
  /// How many builds were answered by an exchange of words.
  var exchanges = 0

  init(jobs: Int = 2) throws {
    folder = try TemporaryFolder()
    options = BuildOptions(
      input: folder.path + "/menu", output: folder.path + "/out", jobs: jobs,
      cacheFolder: folder.path + "/cache")
    try writeRows(price: 4)
    try folder.write("group_by: Section\n", to: "menu/menugen.yml")
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "menu/notes/teas/leaf.svg")
    for row in 0..<Self.rows {
      try writeNote(row, (row % 3 == 0 ? "## Same heading\n\n" : "") + "Words of tea \(row).\n")
    }
    // What was saved just now is looked at more closely.
    Thread.sleep(forTimeInterval: 0.15)
  }

  func writeRows(price: Int) throws {
    let rows = (0..<Self.rows).map { "Teas,Tea \($0),\(price).50\n" }.joined()
    try folder.write("Section,Name,Price\n" + rows, to: "menu/menu.csv")
  }

  /// Every other note has something before its words.
  func writeNote(_ row: Int, _ words: String, target: String? = nil) throws {
    let head = target.map { "for: \($0)" } ?? (row % 2 == 0 ? "weight: \(row)" : nil)
    try folder.write(
      (head.map { "---\n\($0)\n---\n" } ?? "") + words, to: "menu/notes/teas/tea-\(row).md")
  }

  func build() throws -> BuildResult {
    var build = Build(options)
    build.smallestKept = 0
    return try build.run()
  }

  /// The result, where the last build's answer serves.
  func known() throws -> BuildResult? {
    try Build(options).again(#require(FormerBuilds(options, Disk())))
  }

  /// The file in which the last build is kept.
  func record() throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache")
    return folder.url("cache/" + (try #require(names.first { $0.hasPrefix("built-") })))
  }

  /// Expects the files of a build that knows nothing.
  func expectFresh(_ comment: String) throws {
    var options = options
    (options.output, options.cacheFolder, options.jobs) = (folder.path + "/fresh", nil, 1)
    #expect(try Build(options).run().isComplete)
    let (own, fresh) = (try folder.files(below: "out"), try folder.files(below: "fresh"))
    #expect(Set(own.keys) == Set(fresh.keys), "\(comment)")
    for (path, text) in fresh { #expect(own[path] == text, "\(comment): \(path)") }
  }
}
