import Foundation
import MenuBuilding
import Platform
import Synchronization
import TestSupport
import Testing

/// What the rounds of a preview hand on: less is read and rendered, and the bytes are those of a fresh
/// build.
@Suite struct PreviewMemoryTests {
  @Test func `whatever is done to the files, the bytes are those of a fresh build`() throws {
    let folder = try site()
    let build = Build(BuildOptions(input: folder.path, jobs: 2))
    let memory = PreviewMemory()
    var chance = RandomSource(seed: 8)
    try rest()
    _ = try build.preview(remembering: memory)
    for round in 0..<25 {
      let changed = try edit(folder, round, &chance)
      let known = try build.preview(remembering: memory, after: changed)
      let fresh = try build.preview()
      #expect(bytes(known) == bytes(fresh), "round \(round): \(changed)")
      #expect(known.report.diagnostics.count == fresh.report.diagnostics.count, "round \(round)")
      if round % 8 == 0 { try rest() }
    }
  }

  @Test func `a note that was not saved is not read again`() throws {
    let (folder, files, memory) = (try site(), CountedFiles(), PreviewMemory())
    let build = Build(BuildOptions(input: folder.path), files: files)
    try rest()
    _ = try build.preview(remembering: memory)
    #expect(files.take() == Seen(notes: Self.names, lists: 2))

    try folder.write("Now *jasmine*.\n", to: "notes/leaf-3.md")
    let told = [folder.path + "/notes/leaf-3.md"]
    let second = try build.preview(remembering: memory, after: told)
    #expect(files.take() == Seen(notes: ["leaf-3.md"], lists: 0))
    #expect(page(second).contains("<em>jasmine</em>"))

    try rest()
    _ = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(
      files.take().notes == ["leaf-3.md"], "saved just before it was read, so it was not kept")
    _ = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(files.take() == Seen())
    _ = try build.preview(remembering: memory)
    #expect(files.take() == Seen(notes: Self.names, lists: 2), "it can't be told what changed")
  }

  @Test func `a note that changed is forgotten, though the new one is not kept`() throws {
    let (folder, files, memory) = (try site(), CountedFiles(), PreviewMemory())
    let build = Build(BuildOptions(input: folder.path), files: files)
    try rest()
    _ = try build.preview(remembering: memory)
    try folder.write("Now *jasmine*.\n", to: "notes/leaf-3.md")
    files.isTelling = false
    _ = try build.preview(remembering: memory, after: [folder.path + "/notes/leaf-3.md"])
    files.isTelling = true
    let third = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(page(third).contains("<em>jasmine</em>"))
  }

  /// What a watcher tells of, and what of it makes a folder be looked at again.
  enum Change: CaseIterable {
    case added, removed, link, goal, linkedFolder, movedFolder, other, output
  }

  @Test(arguments: Change.allCases)
  func `a folder is looked at again when something in it changed`(_ change: Change) throws {
    let (folder, files, memory) = (try site(), CountedFiles(), PreviewMemory())
    let build = Build(
      BuildOptions(
        input: folder.path, output: change == .output ? folder.path + "/notes/out" : nil),
      files: files)
    try folder.write("Elsewhere.\n", to: "aside/leaf-3.md")
    if change == .goal {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url("notes/leaf.md").path, withDestinationPath: "../aside/leaf-3.md")
    }
    try rest()
    _ = try build.preview(remembering: memory)
    let notes = folder.url("notes")
    let changed: [String]
    switch change {
    case .added:
      try folder.write("See *more*.\n", to: "notes/leaf.md")
      changed = ["notes/leaf.md"]
    case .removed:
      try FileManager.default.removeItem(at: notes.appending(path: "leaf-3.md"))
      changed = ["notes/leaf-3.md"]
    case .link:
      try FileManager.default.removeItem(at: notes.appending(path: "leaf-3.md"))
      try FileManager.default.createSymbolicLink(
        atPath: notes.appending(path: "leaf-3.md").path, withDestinationPath: "leaf-4.md")
      changed = ["notes/leaf-3.md"]
    // What a link leads to tells nothing of the folder that the link is in.
    case .goal:
      try FileManager.default.removeItem(at: folder.url("aside/leaf-3.md"))
      changed = ["aside/leaf-3.md"]
    case .linkedFolder:
      try FileManager.default.moveItem(at: notes, to: folder.url("former"))
      try FileManager.default.createSymbolicLink(
        atPath: notes.path, withDestinationPath: "aside")
      changed = ["notes", "former"]
    case .movedFolder:
      try FileManager.default.moveItem(at: notes, to: folder.url("former"))
      try FileManager.default.moveItem(at: folder.url("aside"), to: notes)
      changed = ["notes", "former", "aside"]
    case .other:
      try folder.write("title: Other\n", to: "menugen.yml")
      changed = ["menugen.yml"]
    // A build into the watched folder is not told.
    case .output:
      try folder.write("See *more*.\n", to: "notes/out/leaf.md")
      changed = []
    }
    let told = changed.map { folder.path + "/" + $0 } + [folder.path + "/menu.csv"]
    for round in 0..<2 {
      let known = try build.preview(
        remembering: memory, after: round == 0 ? told : [folder.path + "/menu.csv"])
      let fresh = try build.preview()
      #expect(bytes(known) == bytes(fresh), "round \(round)")
      #expect(known.report.diagnostics.map { "\($0)" } == fresh.report.diagnostics.map { "\($0)" })
    }
  }

  @Test func `a file of two names is read each time`() throws {
    let (folder, files, memory) = (try site(), CountedFiles(), PreviewMemory())
    let build = Build(BuildOptions(input: folder.path), files: files)
    let other = try TemporaryFolder()
    try FileManager.default.linkItem(
      at: folder.url("notes/leaf-3.md"), to: other.url("leaf.md"))
    try rest()
    _ = try build.preview(remembering: memory)
    try Data("Now *jasmine*.\n".utf8).write(to: other.url("leaf.md"), options: [])
    let second = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(page(second).contains("<em>jasmine</em>"))
  }

  /// One setting after the other, so that nothing else tells the rounds apart.
  @Test func `the same data in other settings is what a fresh build makes of it`() throws {
    let folder = try TemporaryFolder()
    let memory = PreviewMemory()
    let build = Build(BuildOptions(input: folder.path))
    try folder.write(
      "Section,Name,Price\nZoo,Lion,4\nÖre,Coin,5\nZoo,Bear,5\n", to: "content/menu/menu.csv")
    let menus = [
      "", "group_by: Price", "group_by: Section", "group_by: Section\nprice_unit: cents",
      "group_by: Section\norder: title", "group_by: Section\norder: count",
      "group_by: Section\nfields: {badge: Price}", "group_by: Section\nfields: {badge: Name}",
      "group_by: Section\norder: title\nlanguage: de",
      "group_by: Section\norder: title\nlanguage: sv",
      "group_by: Section\norder: title\nlayout: table",
    ]
    let sites = [
      "title: A", "title: A\nlanguage: sv", "title: A\nlanguage: de",
      "title: A\nwords: {number: Nr}", "title: A\nwords: {number: No}",
    ]
    try folder.write(sites[0], to: "content/site.yml")
    var seen: Set<[UInt8]> = []
    for (path, texts) in [("content/menu/menugen.yml", menus), ("content/site.yml", sites)] {
      for text in texts {
        try folder.write(text + "\n", to: path)
        let known = try build.preview(
          remembering: memory, after: [folder.path + "/" + path])
        let fresh = try build.preview()
        #expect(bytes(known) == bytes(fresh), "\(text)")
        #expect(known.files != nil, "\(text)")
        seen.insert(Array(page(known).utf8))
      }
    }
    #expect(seen.count > 12, "what is set shows")
  }

  /// The text with the link stays the same while what it leads to moves, in another menu.
  @Test func `a link leads to where its goal is now`() throws {
    let folder = try TemporaryFolder()
    let memory = PreviewMemory()
    let build = Build(BuildOptions(input: folder.path))
    try folder.write("Section,Name\nA,One\nA,Two\n", to: "content/one/menu.csv")
    try folder.write("See [two](../../two/notes/two.md).\n", to: "content/one/notes/one.md")
    try folder.write("Nothing.\n", to: "content/two/notes/two.md")
    try folder.write("group_by: Section\n", to: "content/two/menugen.yml")
    var seen: Set<[UInt8]> = []
    for section in ["A", "A", "B", "C", "C"] {
      try folder.write("Section,Name\nA,One\n\(section),Two\n", to: "content/two/menu.csv")
      let known = try build.preview(
        remembering: memory, after: [folder.path + "/content/two/menu.csv"])
      let fresh = try build.preview()
      #expect(bytes(known) == bytes(fresh), "\(section)")
      #expect(fresh.report.diagnostics.isEmpty)
      seen.insert(bytes(fresh)?["one/index.html"] ?? [])
    }
    #expect(seen.count == 3, "the link's address changed")
  }

  @Test(arguments: [false, true])
  func `a file that stands alone is previewed like a fresh build`(isSingleFile: Bool) throws {
    let folder = try TemporaryFolder()
    let memory = PreviewMemory()
    let build = Build(
      BuildOptions(input: folder.path + "/tea.csv", isSingleFile: isSingleFile, jobs: 2))
    func picture(_ size: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"8\"/>"
    }
    let table = "Section,Name,Price,Image\nTea,Oolong,4.50,leaf.svg\n"
    let edits = [
      ("tea.csv", table), ("images/leaf.svg", picture(8)), ("images/leaf.svg", picture(9)),
      ("tea.csv", table + "Tea,Assam,3.20,pot.svg\n"), ("images/pot.svg", picture(7)),
      ("tea.csv", table + "Tea,Assam,3.20,deep/pot.svg\n"), ("deep/pot.svg", picture(6)),
      ("tea.csv", table), ("tea.csv", ""), ("tea.csv", table),
    ]
    for (round, (path, text)) in edits.enumerated() {
      try folder.write(text, to: path)
      let known = try build.preview(remembering: memory, after: [folder.path + "/" + path])
      let fresh = try build.preview()
      #expect(bytes(known) == bytes(fresh), "round \(round)")
      #expect(known.lookedUp == fresh.lookedUp, "round \(round)")
      #expect(known.report.diagnostics.map { "\($0)" } == fresh.report.diagnostics.map { "\($0)" })
    }
  }

  @Test func `what changed while there was no input is not forgotten`() throws {
    let folder = try site()
    let build = Build(BuildOptions(input: folder.path))
    let memory = PreviewMemory()
    try rest()
    _ = try build.preview(remembering: memory)
    let aside = folder.path + "-aside"
    try FileManager.default.moveItem(atPath: folder.path, toPath: aside)
    #expect(throws: BuildFailure.self) {
      try build.preview(remembering: memory, after: [folder.path])
    }
    try Data("Now *jasmine*.\n".utf8).write(to: URL(filePath: aside + "/notes/leaf-3.md"))
    try FileManager.default.moveItem(atPath: aside, toPath: folder.path)
    let third = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(page(third).contains("<em>jasmine</em>"))
  }

  // MARK: - A site, and what is done to it

  private static let count = 30
  private static let names = (0..<count).map { "leaf-\($0).md" }.sorted()

  private func site() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(table(price: 1), to: "menu.csv")
    for number in 0..<Self.count {
      try folder.write("About *leaf* \(number).\n", to: "notes/leaf-\(number).md")
    }
    return folder
  }

  private func table(price: Int) -> String {
    (0..<Self.count).map { "Tea \($0 % 3),Leaf \($0),\($0 + price).50\n" }
      .reduce("Section,Name,Price\n", +)
  }

  /// One edit; the paths that a watcher would name.
  private func edit(
    _ folder: TemporaryFolder, _ round: Int, _ chance: inout RandomSource
  ) throws -> [String] {
    let (one, other) = (
      Int.random(in: 0..<8, using: &chance), Int.random(in: 8..<16, using: &chance)
    )
    let (first, second) = ("notes/leaf-\(one).md", "notes/leaf-\(other).md")
    var changed = [first]
    switch Int.random(in: 0..<9, using: &chance) {
    case 0: try folder.write("About *word* \(round % 10).\n", to: first)
    case 1: try folder.write("See [it](leaf-\(other).md) and [none](nowhere.md).\n", to: first)
    case 2: try folder.write("---\nfor: leaf-\(other)\n---\nElsewhere \(round).\n", to: first)
    case 3: try folder.write("---\nfro: leaf-\(other)\n---\n<b onclick=x>Raw</b>\n", to: first)
    case 4: try? FileManager.default.removeItem(at: folder.url(first))
    case 5:
      changed.append(second)
      try? FileManager.default.moveItem(at: folder.url(first), to: folder.url("aside"))
      try? FileManager.default.moveItem(at: folder.url(second), to: folder.url(first))
      try? FileManager.default.moveItem(at: folder.url("aside"), to: folder.url(second))
    case 6:
      changed = ["menugen.yml"]
      let treatment = ["sanitise", "leave_out"][round % 2]
      try folder.write("title: Round \(round)\nhtml_in_notes: \(treatment)\n", to: "menugen.yml")
    case 7:
      changed = ["menu.csv"]
      try folder.write(round % 3 == 0 ? "" : table(price: round), to: "menu.csv")
    default:
      changed = ["notes", "kept", "aside", "menu.csv"]
      try folder.write(table(price: 2), to: "menu.csv")
      for path in ["notes", "kept"]
      where !FileManager.default.fileExists(atPath: folder.url(path).path) {
        try folder.write("One.\n", to: path + "/leaf-\(one).md")
      }
      try FileManager.default.moveItem(at: folder.url("notes"), to: folder.url("aside"))
      try FileManager.default.moveItem(at: folder.url("kept"), to: folder.url("notes"))
      try FileManager.default.moveItem(at: folder.url("aside"), to: folder.url("kept"))
    }
    return changed.map { folder.path + "/" + $0 }
  }

  /// Until the times of what was written can be relied on.
  private func rest() throws { Thread.sleep(forTimeInterval: 0.15) }

  private func bytes(_ preview: Build.Preview) -> [String: [UInt8]]? {
    preview.files?.mapValues { $0().flatMap { $0 } }
  }

  private func page(_ preview: Build.Preview) -> String {
    String(decoding: bytes(preview)?["index.html"] ?? [], as: UTF8.self)
  }
}

/// What was asked of the disk.
private struct Seen: Equatable {
  /// The names of the notes that were read, sorted.
  var notes: [String] = []
  /// How many folders of the menu were listed.
  var lists = 0
}

/// The disk, with what is asked of it noted down.
private final class CountedFiles: FileSystem {
  private let disk = Disk()
  private let seen = Mutex(Seen())
  private let tells = Mutex(true)

  /// Whether it can be told that a file has rested.
  var isTelling: Bool {
    get { tells.withLock { $0 } }
    set { tells.withLock { $0 = newValue } }
  }

  /// What was asked since this was asked last.
  func take() -> Seen {
    seen.withLock { seen in
      defer { seen = Seen() }
      return Seen(notes: seen.notes.sorted(), lists: seen.lists)
    }
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    if path.hasSuffix(".md") {
      seen.withLock { $0.notes.append(String(path.split(separator: "/").last ?? "")) }
    }
    return try disk.read(path)
  }

  func list(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    seen.withLock { $0.lists += 1 }
    return try disk.list(path)
  }

  func kind(of path: String, followingLinks: Bool) throws(FileSystemError) -> EntryKind? {
    try disk.kind(of: path, followingLinks: followingLinks)
  }

  func resolve(_ path: String) throws(FileSystemError) -> String { try disk.resolve(path) }

  func isResting(_ path: String) -> Bool { isTelling && disk.isResting(path) }
}
