internal import Diagnostics
internal import Foundation
internal import TestSupport
internal import Testing

@testable internal import MenuWriting
@testable internal import Platform

/// The writer on a real disk.
struct DiskFolderTests {
  private let folder: TemporaryFolder
  private var site: String { folder.path + "/site" }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> DiskFolder { try DiskFolder(site, isMade: true) }

  private func message(_ site: TestSite = .new, in path: String) -> String? {
    do {
      try site.write(to: try DiskFolder(path, isMade: true))
      return nil
    } catch let error as WriteFailure {
      return error.diagnostic.summary
    } catch let error as FileSystemError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test func `it leaves the tree that the folder in memory has`() throws {
    for site in [TestSite.old, .new, .third, .old] {
      try site.write(to: try open())
      let memory = MemoryFolder()
      try site.write(to: memory)
      #expect(try folder.files(below: "site") == memory.texts)
    }
    #expect(try SiteCleaner(open()).clean().removed.count == 7)
    #expect(try folder.files().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: site))
  }

  @Test func `two builds at once`() throws {
    let first = try open()
    #expect(try first.lock())
    let second = try open()
    #expect(try !second.lock())
    #expect(message(in: site) == "another build is writing into the output folder")
  }

  @Test func `a lock ends with its build`() throws {
    do {
      let first = try open()
      #expect(try first.lock())
    }
    #expect(try open().lock())
  }

  @Test func `a symbolic link inside is never followed`() throws {
    try folder.write("secret", to: "outside/index.html")
    try TestSite.old.write(to: try open())
    try FileManager.default.removeItem(atPath: site + "/drinks")
    try FileManager.default.createSymbolicLink(
      atPath: site + "/drinks", withDestinationPath: "../outside")
    let output = try open()
    #expect(throws: FileSystemError.self) { try output.contents(of: "drinks/index.html") }
    #expect(throws: FileSystemError.self) { try output.create("drinks/new", [[1]], isSynced: true) }
    #expect(throws: FileSystemError.self) { try output.remove("drinks/index.html") }
    #expect(throws: FileSystemError.self) { try output.list("drinks") }
    #expect(try output.kind(of: "drinks/index.html") == nil)
    #expect(try output.kind(of: "drinks") == .symbolicLink)
    try TestSite(["index.html": "x"]).write(to: output)
    #expect(try folder.files(below: "outside") == ["index.html": "secret"])
    #expect(try folder.files(below: "site")["drinks"] == "→ ../outside")
  }

  @Test func `a staging folder that is a link is refused`() throws {
    try folder.write("secret", to: "outside/0")
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: site + "/.menugen-staging", withDestinationPath: "../outside")
    #expect(message(in: site)?.contains("already there") == true)
    #expect(try folder.files(below: "outside") == ["0": "secret"])
  }

  @Test func `the folder that the user named may be a link`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/www", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: site, withDestinationPath: "www")
    try TestSite.new.write(to: try open())
    #expect(try folder.files(below: "www")["index.html"] == "new page")
  }

  @Test func `a folder that stays empty is taken away again`() throws {
    #expect(message(TestSite(["../x": "x"]), in: site) == nil)
    #expect(!FileManager.default.fileExists(atPath: site))
    #expect(message(TestSite(["../x": "x"]), in: folder.path) == nil)
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `what the system refuses is said in plain words`() throws {
    try folder.write("", to: "file")
    #expect(
      message(in: folder.path + "/file/site")
        == "can't make the folder \(folder.path)/file/site: a part of its path is not a folder")
    #expect(
      message(in: folder.path + "/file")
        == "can't list the folder \(folder.path)/file: a part of its path is not a folder")
    let long = String(repeating: "x", count: 300)
    #expect(
      message(in: folder.path + "/" + long)
        == "can't make the folder \(folder.path)/\(long): its name or path is too long")
  }

  /// The first byte in which the pieces differ from the file; nil when they don't.
  private func difference(_ pieces: [[UInt8]], in output: DiskFolder) throws -> Int? {
    var comparison = Comparison(with: try output.open("big"))
    for piece in pieces {
      guard try comparison.goesOn(with: piece) else { return comparison.length }
    }
    return try comparison.isAtEnd() ? nil : comparison.length
  }

  @Test func `a big file is compared and written piece by piece`() throws {
    let big = (0..<40).map { [UInt8](repeating: UInt8($0), count: 99_999) }
    let output = try open()
    try output.create("big", big, isSynced: true)
    #expect(try difference(big, in: output) == nil)
    #expect(try difference([Array(big.joined())], in: output) == nil)
    #expect(try difference(Array(big.dropLast()), in: output) == 39 * 99_999)
    #expect(try difference(big + [[1]], in: output) == 40 * 99_999)
    #expect(try difference([[1]] + big, in: output) == 0)
    for (piece, byte) in [(0, 0), (20, 50_000), (20, 50_003), (39, 99_998)] {
      var other = big
      other[piece][byte] ^= 0x80
      #expect(try difference(other, in: output) == piece * 99_999 + byte)
    }
    #expect(try output.hash(of: "big") == TestHash.of(big))
  }

  @Test(.enabled(if: SmallDisk.isPossible, "needs root to mount a small disk"))
  func `a full disk leaves the old site whole`() throws {
    let disk = try SmallDisk(kilobytes: 256)
    let path = disk.path + "/site"
    try TestSite.old.write(to: try DiskFolder(path, isMade: true))
    let before = try disk.files()
    var large = TestSite.new
    large.files["large.html"] = String(repeating: "x", count: 400_000)
    #expect(message(large, in: path)?.hasSuffix("the disk is full") == true)
    #expect(try disk.files() == before)
    try TestSite.new.write(to: try DiskFolder(path, isMade: true))
    #expect(try disk.files()["site/index.html"] == "new page")
  }

  @Test(.enabled(if: SmallDisk.isPossible, "needs root to mount a small disk"))
  func `a disk that can only be read is said to be one`() throws {
    let disk = try SmallDisk(kilobytes: 256)
    let path = disk.path + "/site"
    try TestSite.old.write(to: try DiskFolder(path, isMade: true))
    try disk.makeReadOnly()
    #expect(message(in: path)?.hasSuffix("the disk can only be read") == true)
    try TestSite.old.write(to: try DiskFolder(path, isMade: true))
  }
}
