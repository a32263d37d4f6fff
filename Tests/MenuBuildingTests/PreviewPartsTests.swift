import Foundation
import MenuBuilding
import Platform
import TestSupport
import Testing

/// The parts of pages that the rounds of a preview hand on: what did not change is not written again,
/// and the bytes and messages are those of a fresh build.
@Suite struct PreviewPartsTests {
  @Test func `whatever is done to the files, the bytes and messages are those of a fresh build`()
    throws
  {
    let site = try EditedSite()
    let build = Build(BuildOptions(input: site.folder.path, jobs: 2))
    let memory = PreviewMemory()
    var chance = RandomSource(seed: 11)
    _ = try build.preview(remembering: memory)
    for round in 0..<(LongTests.areWanted ? 400 : 25) {
      let edit = try site.edit(round, &chance)
      let known = try build.preview(remembering: memory, after: [site.folder.path + "/" + edit])
      let fresh = try build.preview()
      #expect(bytes(known) == bytes(fresh), "round \(round): \(edit)")
      #expect(messages(known) == messages(fresh), "round \(round): \(edit)")
    }
  }

  @Test(arguments: ["long", "many"], [1, 2])
  func `a changed row costs the part that it stands in`(_ menu: String, _ jobs: Int) throws {
    let site = try EditedSite()
    let build = Build(BuildOptions(input: site.folder.path, jobs: jobs))
    let memory = PreviewMemory()
    let first = try build.preview(remembering: memory)
    try site.setPrice(99, ofRow: 1, in: menu)
    let second = try build.preview(remembering: memory, after: [])
    for page in ["long/index.html", "many/index.html"] {
      let (before, after) = (pieces(first, page), pieces(second, page))
      let same = Set(before).intersection(after).count
      #expect(before.count == after.count)
      #expect(
        page.hasPrefix(menu) ? (1..<after.count).contains(same) : same >= 1, "\(page): \(same)")
    }
    let page = try #require(bytes(second)?["\(menu)/index.html"])
    #expect(String(decoding: page, as: UTF8.self).contains("99.50"))
  }

  /// Where the pieces of a page lie: one that was taken lies where it lay.
  private func pieces(_ preview: Build.Preview, _ page: String) -> [UInt] {
    (preview.files?[page]?() ?? []).map { piece in
      piece.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }
  }

  private func bytes(_ preview: Build.Preview) -> [String: [UInt8]]? {
    preview.files?.mapValues { $0().flatMap { $0 } }
  }

  private func messages(_ preview: Build.Preview) -> [String] {
    preview.report.diagnostics.map { "\($0)" }
  }
}

/// A site of three menus and the ways it is edited: one section of many rows, a table of many
/// sections whose rows can be picked, and notes that lead to each other.
private struct EditedSite {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Edited\nmenus: [long, many, notes]\n", to: "site.yml")
    try writeRows("long", changing: -1, to: "")
    try writeRows("many", changing: -1, to: "")
    try folder.write("layout: table\nselection: true\n", to: "many/menugen.yml")
    try folder.write("Section,Name\nA,One\nA,Two\nB,Three\n", to: "notes/menu.csv")
    for row in 0..<40 { try folder.write("Of *row* \(row).\n", to: "long/notes/row-\(row).md") }
    try folder.write("# Head\n\n[Two](two.md)\n", to: "notes/notes/one.md")
    try folder.write("Nothing.\n", to: "notes/notes/two.md")
  }

  func setPrice(_ price: Int, ofRow row: Int, in menu: String) throws {
    try writeRows(menu, changing: row, to: "Row \(row),\(price).50,dot.svg")
  }

  private func writeRows(_ menu: String, changing row: Int, to text: String) throws {
    let rows = (0..<600).map { number in
      let section = menu == "long" ? "All" : "Section \(number / 60)"
      let part = number == row && !text.isEmpty ? text : "Row \(number),\(number % 40).50,dot.svg"
      return "\(section),\(part)\n"
    }
    try folder.write("Section,Name,Price,Image\n" + rows.joined(), to: "\(menu)/menu.csv")
    try folder.write(Self.dot(1), to: "\(menu)/images/dot.svg")
  }

  private static func dot(_ size: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"1\"/>"
  }

  /// The path of what was edited.
  func edit(_ round: Int, _ chance: inout RandomSource) throws -> String {
    let menu = ["long", "many"][Int.random(in: 0..<2, using: &chance)]
    let row = Int.random(in: 0..<600, using: &chance)
    let text: (path: String, bytes: String)
    switch Int.random(in: 0..<12, using: &chance) {
    case 0, 1:
      try setPrice(round, ofRow: row, in: menu)
      return "\(menu)/menu.csv"
    case 2:
      // Equal for Swift, and other bytes.
      let name = round % 2 == 0 ? "Caf\u{E9}" : "Cafe\u{301}"
      try writeRows(menu, changing: 7, to: "\(name),1,")
      return "\(menu)/menu.csv"
    case 3: text = ("\(menu)/images/dot.svg", Self.dot(round % 3 + 1))
    case 4: text = ("long/notes/row-\(row % 40).md", "Now [row 3](row-3.md), \(round).\n")
    case 5: text = ("long/notes/row-\(row % 40).md", "Now [none](nowhere-\(round % 2).md).\n")
    case 6: text = ("notes/notes/one.md", "# Head\n\n[Two](two.md#part-\(round % 2))\n")
    case 7: text = ("notes/notes/two.md", round % 3 == 0 ? "# Part 0\n" : "# Part 1\n")
    case 8: text = ("notes/menu.csv", "Section,Name\nA,One\nA,\(round % 2 == 0 ? "Two" : "Zwei")\n")
    case 9:
      text = (
        "many/menugen.yml", "layout: \(round % 2 == 0 ? "table" : "cards")\nselection: true\n"
      )
    case 10:
      text = (
        "site.yml",
        "title: Edited\nmenus: [long, many, notes]\nlanguage: \(round % 2 == 0 ? "de" : "en")\n"
      )
    default:
      text = (
        "Templates/face.mustache",
        round % 2 == 0 ? "{{title}} of {{site.title}}" : "{{title}}"
      )
    }
    try folder.write(text.bytes, to: text.path)
    if round % 5 == 0 { try? FileManager.default.removeItem(at: folder.url("Templates")) }
    return text.path
  }
}
