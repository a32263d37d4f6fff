import Platform
import Testing

@Suite struct InMemoryTests {
  let files = InMemory(texts: ["menu/b.csv": "b", "menu/a.csv": "a", "menu/notes/x.md": "x"])

  @Test func answersLikeADisk() throws {
    #expect(try files.read("./menu/../menu/a.csv") == Array("a".utf8))
    #expect(
      try files.list("menu")
        == [
          FolderEntry(name: "a.csv", kind: .file), FolderEntry(name: "b.csv", kind: .file),
          FolderEntry(name: "notes", kind: .folder),
        ])
    #expect(try files.list("/").map(\.name) == ["menu"])
    #expect(try files.kind(of: "menu/notes") == .folder)
    #expect(try files.kind(of: "men") == nil)
    #expect(throws: FileSystemError(.read, "menu", .isFolder)) { try files.read("menu") }
  }

  @Test func changes() throws {
    files.put([1, 2], at: "/new")
    #expect(try files.read("new") == [1, 2])
    files.take("new")
    #expect(!files.exists("new"))
    #expect(files.paths == ["menu/a.csv", "menu/b.csv", "menu/notes/x.md"])
  }
}
