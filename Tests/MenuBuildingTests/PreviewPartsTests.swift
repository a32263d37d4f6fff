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
    // Each kind of edit after the other, twice, then in any order.
    let kinds = Array(EditedSite.Edit.allCases)
    let more =
      LongTests.areWanted ? (0..<300).compactMap { _ in kinds.randomElement(using: &chance) } : []
    for (round, kind) in (kinds + kinds + more).enumerated() {
      let edited = try site.edit(kind, round)
      let known = try build.preview(remembering: memory, after: [site.folder.path + "/" + edited])
      let fresh = try build.preview()
      #expect(bytes(known) == bytes(fresh), "round \(round): \(kind)")
      #expect(messages(known) == messages(fresh), "round \(round): \(kind)")
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

/// A site of four menus and the ways it is edited: one section of many rows, a table of many
/// sections whose rows can be picked, notes that lead to each other, and rows that look names up in
/// another file.
private struct EditedSite {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.settings, to: "content/site.yml")
    for menu in ["long", "many"] {
      try folder.write(rows(menu), to: "content/\(menu)/menu.csv")
      try folder.write(Self.dot(0), to: "content/\(menu)/images/dot.svg")
    }
    try folder.write("layout: table\nselection: true\n", to: "content/many/menugen.yml")
    try folder.write("Section,Name\nA,One\nA,Two\nB,Three\n", to: "content/notes/menu.csv")
    try folder.write(
      "Section,Name,Code\nFirst,One,a\nSecond,Two,b\nZoo,Three,a\nÖre,Four,b\n",
      to: "content/coded/menu.csv")
    try folder.write("code,name\na,Aye\nb,Bee\n", to: "content/coded/codes.csv")
    try folder.write(Self.join, to: "content/coded/menugen.yml")
    for row in 0..<40 {
      try folder.write("Of *row* \(row).\n", to: "content/long/notes/row-\(row).md")
    }
    try folder.write("# Head\n\n[Two](two.md)\n", to: "content/notes/notes/one.md")
    try folder.write("Nothing.\n", to: "content/notes/notes/two.md")
  }

  /// Removes what may have been removed before.
  private func remove(_ path: String) throws -> String {
    let url = folder.url(path)
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
    return path
  }

  func setPrice(_ price: Int, ofRow row: Int, in menu: String) throws {
    try folder.write(
      rows(menu, changing: row, to: "Row \(row),\(price).50,dot.svg"),
      to: "content/\(menu)/menu.csv")
  }

  private func rows(_ menu: String, changing row: Int = -1, to text: String = "") -> String {
    let rows = (0..<600).map { number in
      let section = menu == "long" ? "All" : "Section \(number / 30)"
      return "\(section),\(number == row ? text : "Row \(number),\(number % 40).50,dot.svg")\n"
    }
    return "Section,Name,Price,Image\n" + rows.joined()
  }

  private static func dot(_ size: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size + 1)\" height=\"1\"/>"
  }

  /// What may be done to the site. Two in a row are the same to the other's eyes: a link to a heading
  /// that comes and goes.
  enum Edit: CaseIterable {
    case price, priceInTable, composed, decomposed, picture, note, deadLink, noLink, headingLink,
      heading
    case otherHeading, noHeadingLink, rawHTML, htmlInNotes, title, layout, currency, template,
      noTemplate, words, ownWords, otherWords, order, movedOrder, noOrder, orderInTable, fields,
      code, noCode,
      doubt, movedDoubt, plainTable, grouped, sorted, swedish
  }

  /// Does it, a little otherwise each round, and names the path.
  func edit(_ edit: Edit, _ round: Int) throws -> String {
    let isFirst = round < Edit.allCases.count
    let text: (path: String, bytes: String)
    switch edit {
    case .price:
      text = (
        "content/long/menu.csv", rows("long", changing: round, to: "Row \(round),77.50,dot.svg")
      )
    case .priceInTable:
      text = (
        "content/many/menu.csv", rows("many", changing: round, to: "Row \(round),77.50,dot.svg")
      )
    // Equal for Swift, and other bytes.
    case .composed:
      text = ("content/many/menu.csv", rows("many", changing: 7, to: "Row 7,Caf\u{E9},dot.svg"))
    case .decomposed:
      text = ("content/many/menu.csv", rows("many", changing: 7, to: "Row 7,Cafe\u{301},dot.svg"))
    case .picture: text = ("content/long/images/dot.svg", Self.dot(round))
    case .note: text = ("content/long/notes/row-3.md", "Now [row 4](row-4.md), \(round).\n")
    case .deadLink: text = ("content/long/notes/row-\(round % 2).md", "Now [none](nowhere.md).\n")
    case .noLink: text = ("content/long/notes/row-\((round - 1) % 2).md", "None.\n")
    case .headingLink:
      text = ("content/long/notes/row-5.md", "See [part](../../notes/notes/two.md#part).\n")
    case .heading: text = ("content/notes/notes/two.md", "# Part\n")
    case .otherHeading: text = ("content/notes/notes/two.md", "# Partition\n")
    case .noHeadingLink: text = ("content/long/notes/row-5.md", "See nothing.\n")
    case .rawHTML: text = ("content/long/notes/row-7.md", "Some <b>raw</b> words.\n")
    case .htmlInNotes:
      text = (
        "content/long/menugen.yml", "html_in_notes: \(isFirst ? "sanitise" : "leave_out")\n"
      )
    case .title:
      text = ("content/notes/menu.csv", "Section,Name\nA,One\nA,Two\nB,Number \(round)\n")
    case .layout: text = ("content/many/menugen.yml", "layout: cards\nselection: true\n")
    case .currency:
      text = (
        "content/many/menugen.yml", "layout: table\ncurrency: \(isFirst ? "EUR" : "CHF")\n"
      )
    case .template: text = ("Templates/face.mustache", "{{title}}!")
    case .noTemplate: return try remove("Templates")
    case .words:
      text = ("content/site.yml", Self.settings + "language: \(isFirst ? "de" : "en")\n")
    // A word that stands in the parts themselves, twice in a row.
    case .ownWords, .otherWords:
      text = (
        "content/site.yml", Self.settings + "words: {number: \"Number \(round)\"}\n"
      )
    case .order: text = ("content/coded/menugen.yml", Self.join + "order: [Second, Nowhere]\n")
    case .noOrder: text = ("content/coded/menugen.yml", Self.join)
    case .movedOrder:
      text = ("content/coded/menugen.yml", Self.join + "\n\norder: [Second, Nowhere]\n")
    case .orderInTable:
      text = (
        "content/many/menugen.yml", "layout: table\norder: \(isFirst ? "title" : "source")\n"
      )
    case .fields:
      text = ("content/many/menugen.yml", "fields: {badge: \(isFirst ? "Price" : "Image")}\n")
    case .plainTable: text = ("content/many/menugen.yml", "layout: table\n")
    case .grouped: text = ("content/many/menugen.yml", "layout: table\ngroup_by: Price\n")
    // Where a letter stands hangs on the language.
    case .sorted: text = ("content/coded/menugen.yml", Self.join + "order: title\n")
    case .swedish: text = ("content/site.yml", Self.settings + "language: sv\n")
    // Another file, which the rows only look names up in.
    case .code:
      text = ("content/coded/codes.csv", "code,name\na,First \(round)\nb,Second\n")
    case .noCode:
      return try remove("content/coded/codes.csv")
    // Said of the data, and the same said of another place in it.
    case .doubt:
      text = ("content/notes/menu.csv", "Section,Name\nA,One\nA,Two\nB,\"Three\n")
    case .movedDoubt:
      text = ("content/notes/menu.csv", "Section,Name\nA,One\nB,\"Three\n")
    }
    try folder.write(text.bytes, to: text.path)
    return text.path
  }

  private static let join = """
    data: menu.csv
    group_by: Section
    join: {Code: {data: codes.csv, id: code, title: name}}

    """
  private static let settings = "title: Edited\nmenus: [long, many, notes]\n"
}
