internal import Foundation
internal import TestSupport
internal import Testing

/// Every shape of data is there in two spellings and two languages, each with its whole menu, which
/// Python works out as well.
struct ShapeMatrixTests {
  /// The shapes that the product promises to read.
  static let shapes = [
    "several-arrays", "map-key-as-title", "title-inside-the-map", "one-key-maps", "header-rows",
    "rows-in-several-sections", "names-that-give-the-order", "two-name-columns", "wrapped-rows",
    "an-object-for-a-list", "lists-of-lists", "joined-lists", "joined-files", "adjacency-list",
    "language-maps", "language-columns", "variant-rows", "sizes", "three-levels-as-detail",
    "three-levels-as-sections", "five-levels",
  ]

  static let folder = SharedFolder.checkout.appending(path: "Tests/EndToEndTests")

  @Test(arguments: shapes) func `two spellings, two languages, two menus`(_ shape: String) throws {
    let site = Self.folder.appending(path: "Sites/shape-\(shape)")
    var data: [String] = []
    var menus: [Data] = []
    for (folder, language) in [("english", "en"), ("deutsch", "de")] {
      let content = site.appending(path: "input/content/\(folder)")
      let settings = try String(
        contentsOf: content.appending(path: "menugen.yml"), encoding: .utf8)
      #expect(settings.hasPrefix("language: \(language)\n"))
      let names = try FileManager.default.contentsOfDirectory(atPath: content.path).sorted()
      data.append(
        try names.filter { $0 != "menugen.yml" }.map {
          try String(contentsOf: content.appending(path: $0), encoding: .utf8)
        }.joined())
      menus.append(
        try Data(contentsOf: site.appending(path: "expected/out/\(folder)/menu.json")))
    }
    #expect(data[0] != data[1])
    #expect(menus[0] != menus[1])
  }

  @Test func `no shape is forgotten`() throws {
    let sites = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Sites").path)
    let made = sites.filter { $0.hasPrefix("shape-") }.map { String($0.dropFirst(6)) }
    #expect(Set(made) == Set(Self.shapes))
    #expect(Set(try python("--list").output.split(separator: "\n").map(String.init)) == Set(made))
  }

  @Test func `the expected menus are what Python reads`() throws {
    let run = try python()
    #expect(run.code == 0, "\(run.output)")
  }

  private func python(_ arguments: String...) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = Self.folder.appending(path: "expected_shapes.py")
    process.arguments = ["python3", script.path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
