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
    let folder = try site()
    let files = CountedFiles()
    let build = Build(BuildOptions(input: folder.path), files: files)
    let memory = PreviewMemory()
    try rest()
    _ = try build.preview(remembering: memory)
    #expect(files.takeNotes().count == Self.count)

    try folder.write("Now *jasmine*.\n", to: "notes/leaf-3.md")
    let second = try build.preview(remembering: memory, after: [folder.path + "/elsewhere"])
    #expect(files.takeNotes() == ["leaf-3.md"], "its times tell of the save")
    #expect(page(second).contains("<em>jasmine</em>"))

    try rest()
    _ = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(files.takeNotes() == ["leaf-3.md"], "saved just before it was read, so it was not kept")
    _ = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(files.takeNotes().isEmpty)
    _ = try build.preview(remembering: memory)
    #expect(files.takeNotes().count == Self.count, "it can't be told what changed")
  }

  @Test func `a note whose change was told is read, whatever its times say`() throws {
    let folder = try site()
    try rest()
    let files = CountedFiles(times: Disk().times(of: folder.path + "/menu.csv"))
    let build = Build(BuildOptions(input: folder.path), files: files)
    let memory = PreviewMemory()
    _ = try build.preview(remembering: memory)
    _ = files.takeNotes()
    try folder.write("Now *jasmine*.\n", to: "notes/leaf-3.md")
    let second = try build.preview(
      remembering: memory, after: [folder.path + "/notes/leaf-3.md"])
    #expect(files.takeNotes() == ["leaf-3.md"])
    #expect(page(second).contains("<em>jasmine</em>"))
  }

  @Test func `a note that changed is forgotten, though the new one is not kept`()
    throws
  {
    let folder = try site()
    try rest()
    let times = Disk().times(of: folder.path + "/menu.csv")
    let files = CountedFiles(times: times)
    let build = Build(BuildOptions(input: folder.path), files: files)
    let memory = PreviewMemory()
    _ = try build.preview(remembering: memory)
    try folder.write("Now *jasmine*.\n", to: "notes/leaf-3.md")
    files.isTelling = false
    _ = try build.preview(remembering: memory, after: [folder.path + "/notes/leaf-3.md"])
    // As where times are coarse: the same as before the save.
    files.isTelling = true
    let third = try build.preview(remembering: memory, after: [folder.path + "/menu.csv"])
    #expect(page(third).contains("<em>jasmine</em>"))
  }

  // MARK: - A site, and what is done to it

  private static let count = 30

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
      changed = ["notes", "menu.csv"]
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

/// The disk, with every note that is read noted down, and times that can be made up.
private final class CountedFiles: FileSystem {
  private let disk = Disk()
  private let madeUp: FileTimes?
  private let notes = Mutex<[String]>([])
  private let tells = Mutex(true)

  /// Whether times can be told at all.
  var isTelling: Bool {
    get { tells.withLock { $0 } }
    set { tells.withLock { $0 = newValue } }
  }

  init(times: FileTimes? = nil) { madeUp = times }

  /// The names of the notes that were read since this was asked last.
  func takeNotes() -> [String] {
    notes.withLock { notes in
      defer { notes = [] }
      return notes.sorted()
    }
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    if path.hasSuffix(".md") {
      notes.withLock { $0.append(String(path.split(separator: "/").last ?? "")) }
    }
    return try disk.read(path)
  }

  func list(_ path: String) throws(FileSystemError) -> [FolderEntry] { try disk.list(path) }

  func kind(of path: String, followingLinks: Bool) throws(FileSystemError) -> EntryKind? {
    try disk.kind(of: path, followingLinks: followingLinks)
  }

  func resolve(_ path: String) throws(FileSystemError) -> String { try disk.resolve(path) }

  func times(of path: String) -> FileTimes? {
    isTelling ? madeUp ?? disk.times(of: path) : nil
  }
}
