internal import Foundation
internal import TestSupport
internal import Testing

/// A site stays where it is until its own content is built again: another folder is another site,
/// though all names in it be the same, and a folder that was moved is none.
struct OtherFolderTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    for name in ["teas", "coffees"] {
      try place.write("kind,name\n\(name),One\n", to: "\(name)/content/menu/menu.csv")
    }
  }

  private func build(_ input: String, to output: String = "out", _ options: String...) throws
    -> ToolRun
  { try ToolRun(["build", input, "--output", output] + options, in: place.path) }

  private func move(_ from: String, _ to: String) throws {
    try FileManager.default.moveItem(at: place.url(from), to: place.url(to))
  }

  @Test func `another folder's site is not replaced unasked`() throws {
    #expect(try build("teas").code == 0)
    let before = try place.files(below: "out")
    let refused = try build("coffees")
    #expect(refused.code == 2)
    #expect(refused.error.contains("[output-other-input]"))
    #expect(refused.error.contains("/teas/content’, not of ‘"))
    #expect(try place.files(below: "out") == before)
    #expect(try build("teas").code == 0, "its own folder may")
    #expect(try build("coffees", to: "out", "--replace").code == 0)
    #expect(try build("coffees").code == 0)
    #expect(try build("teas").code == 2)
  }

  @Test func `another file of the same name is another site`() throws {
    for name in ["teas", "coffees"] { try move("\(name)/content/menu/menu.csv", "\(name)/m.csv") }
    #expect(try build("teas/m.csv").code == 0)
    #expect(try build("coffees/m.csv").code == 2)
    try place.write("kind,name\nchanged,Wholly\n", to: "teas/m.csv")
    #expect(try build("teas/m.csv").code == 0)
  }

  @Test func `a folder that was renamed keeps its site`() throws {
    #expect(try build("teas").code == 0)
    try move("teas", "infusions")
    #expect(try build("infusions").code == 0)
    #expect(try build("coffees").code == 2)
  }

  @Test func `a folder that was moved with its site in it keeps it, whatever else changed`() throws
  {
    #expect(try build("teas", to: "teas/site").code == 0)
    try move("teas", "elsewhere")
    try move("elsewhere/content/menu", "elsewhere/content/card")
    #expect(try build("elsewhere", to: "elsewhere/site").code == 0)
  }

  @Test func `the folder of a menu that was renamed keeps its site, and a copy by file does not`()
    throws
  {
    #expect(try build("teas/content/menu").code == 0)
    for (path, text) in try place.files(below: "out") { try place.write(text, to: "copy/" + path) }
    try move("coffees/content/menu", "coffees/content/card")
    #expect(try build("coffees/content/card", to: "copy").code == 2, "it has another name")
    try move("teas/content/menu", "teas/content/card")
    #expect(try build("teas/content/card").code == 0)
  }

  /// What is noted on the output folder goes with it, and is of the place where it was.
  @Test func `a copy of a folder with its site in it is a site of its own`() throws {
    #expect(try build("teas", to: "teas/site").code == 0)
    let copy = Process()
    copy.executableURL = URL(filePath: "/bin/cp")
    copy.arguments = ["-a", place.url("teas").path, place.url("herbs").path]
    try copy.run()
    copy.waitUntilExit()
    #expect(copy.terminationStatus == 0)
    #expect(try build("herbs", to: "herbs/site").code == 0)
  }

  @Test func `a site whose folder is gone is not taken over by another`() throws {
    #expect(try build("teas").code == 0)
    try FileManager.default.removeItem(at: place.url("teas"))
    try move("coffees/content/menu", "coffees/content/card")
    let refused = try build("coffees")
    #expect(refused.code == 2)
    #expect(refused.error.contains("‘content/menu/menu.csv’, not of ‘content/card/menu.csv’"))
  }

  /// A copy by file tells nothing of where it was made: only its list of files does.
  @Test func `a copy is known by the files it was made from`() throws {
    #expect(try build("teas").code == 0)
    for (path, text) in try place.files(below: "out") { try place.write(text, to: "copy/" + path) }
    try move("coffees/content/menu", "coffees/content/card")
    #expect(try build("coffees", to: "copy").code == 2)
    #expect(try build("teas", to: "copy").code == 0)
  }

  @Test func `where a site was built is in none of its files`() throws {
    #expect(try build("teas").code == 0)
    try move("teas", "renamed")
    #expect(try build("renamed", to: "second").code == 0)
    let files = try place.files(below: "out")
    #expect(try place.files(below: "second") == files)
    #expect(!files.values.contains { $0.contains(place.path) })
  }
}
