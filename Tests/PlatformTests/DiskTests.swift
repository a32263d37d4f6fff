import Foundation
import Platform
import Testing

/// A folder of the test's own, removed when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "menugen-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

@Suite struct DiskTests {
  let disk = Disk()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func readsAWholeFile() throws {
    let text = String(repeating: "línea\n", count: 50_000)
    try folder.write(text, to: "a.txt")
    #expect(try disk.read(folder.path + "/a.txt") == Array(text.utf8))
    try folder.write("", to: "empty")
    #expect(try disk.read(folder.path + "/empty") == [])
  }

  @Test func readsAFileWhoseSizeTheSystemDoesNotTell() throws {
    guard disk.exists("/proc/self/status") else { return }
    #expect(try disk.read("/proc/self/status").count > 100)
  }

  @Test func saysInPlainWordsWhyNot() throws {
    #expect(throws: FileSystemError(.read, folder.path + "/none", .system(errno: ENOENT))) {
      try disk.read(folder.path + "/none")
    }
    #expect(throws: FileSystemError(.read, folder.path, .isFolder)) { try disk.read(folder.path) }
    #expect(throws: FileSystemError(.read, "a\0b", .unusableName)) { try disk.read("a\0b") }
    let error = FileSystemError(.read, "menu.csv", .system(errno: ENOENT))
    #expect(error.message == "can't read menu.csv: there is no such file or folder")
    #expect(error.isMissing)
  }

  @Test func refusesAPipeWithoutWaiting() throws {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileSystemError(.read, pipe, .notRegular)) { try disk.read(pipe) }
    #expect(throws: FileSystemError(.read, "/dev/null", .notRegular)) {
      try disk.read("/dev/null")
    }
  }

  @Test func refusesAFileOverTheLimit() throws {
    try folder.write("12345", to: "five")
    let path = folder.path + "/five"
    #expect(try Disk(limit: 5).read(path).count == 5)
    #expect(throws: FileSystemError(.read, path, .tooLarge(bytes: 5, limit: 4))) {
      try Disk(limit: 4).read(path)
    }
  }

  @Test func listsByBytes() throws {
    for name in ["b", "a", "é", "B", "folder/x"] { try folder.write("", to: name) }
    symlink("a", folder.path + "/link")
    #expect(
      try disk.list(folder.path)
        == [
          FolderEntry(name: "B", kind: .file), FolderEntry(name: "a", kind: .file),
          FolderEntry(name: "b", kind: .file), FolderEntry(name: "folder", kind: .folder),
          FolderEntry(name: "link", kind: .symbolicLink), FolderEntry(name: "é", kind: .file),
        ])
    #expect(throws: FileSystemError(.list, folder.path + "/a", .system(errno: ENOTDIR))) {
      try disk.list(folder.path + "/a")
    }
  }

  @Test func looksAtEntries() throws {
    try folder.write("", to: "a")
    symlink("a", folder.path + "/link")
    symlink("none", folder.path + "/lost")
    #expect(try disk.kind(of: folder.path) == .folder)
    #expect(try disk.kind(of: folder.path + "/link") == .file)
    #expect(try disk.kind(of: folder.path + "/link", followingLinks: false) == .symbolicLink)
    #expect(try disk.kind(of: folder.path + "/lost") == nil)
    #expect(try disk.kind(of: folder.path + "/a/b") == nil)
    #expect(try disk.resolve(folder.path + "/./link").hasSuffix("/a"))
  }
}
