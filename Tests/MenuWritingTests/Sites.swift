@testable internal import MenuModel
@testable internal import MenuWriting
@testable internal import Platform

/// Sites for the writer's tests: paths and texts.
struct TestSite: Sendable {
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  var output: [OutputFile] {
    files.sorted { $0.key < $1.key }.map { OutputFile($0.key, bytes: Array($0.value.utf8)) }
  }

  @discardableResult
  func write(
    to folder: any OutputFolder, _ options: WriteOptions = WriteOptions(input: "menu.csv")
  ) throws(WriteFailure) -> WriteResult {
    try SiteWriter(folder).write(output, options)
  }

  /// The tree that a build into an empty folder leaves.
  func tree(input: String = "menu.csv") throws(WriteFailure) -> [String: MemoryFolder.Entry] {
    let folder = MemoryFolder()
    try write(to: folder, WriteOptions(input: input))
    return folder.contents
  }

  static let old = TestSite([
    "index.html": "old page", "menu.json": "{}", "assets/a-1.css": "old style",
    "drinks/index.html": "old drinks", "same.txt": "same", "shape": "a file",
    "form/inner/deep.txt": "deep",
  ])

  /// Files new, changed, equal and gone; a file where a folder was, a folder where a file was.
  static let new = TestSite([
    "index.html": "new page", "menu.json": "{}", "assets/a-2.css": "new style",
    "food/index.html": "new food", "same.txt": "same", "shape/index.html": "a folder",
    "form": "a file",
  ])

  /// A third one that shares names with both.
  static let third = TestSite([
    "index.html": "third page", "assets/a-1.css": "third style", "food/index.html": "third food",
    "shape": "third", "drinks": "third",
  ])
}

extension MemoryFolder {
  /// The same folder, before something is done to this one.
  var copy: MemoryFolder { MemoryFolder(contents) }

  /// The text of each file.
  var texts: [String: String] {
    contents.compactMapValues {
      if case .file(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }
}
