import Diagnostics
import Foundation
import MenuLoading
import MenuModel
import TestSupport
import Testing

@Suite struct FormatTests {
  /// The content decides: none of these has a name.
  @Test(arguments: [
    ("{\"a\": 1}", Format.json), ("\u{FEFF} [1, 2]", .json), ("[\n1\n]", .json),
    ("[\"a\"]\n", .json),
    ("// shop\n{\"a\": 1}", .json), ("{a: 1}", .json), ("[1]\n", .json), ("[true]", .json),
    ("{\"a\": 1}\n{\"a\": 2}\n", .jsonLines), ("[1,2]\n[3,4]\n", .jsonLines),
    ("{\"a\": 1}\n\n{\"a\": 2\n", .json),
    ("<?xml version=\"1.0\"?>\n<plist/>", .propertyList),
    ("<plist version=\"1.0\">", .propertyList),
    ("<!DOCTYPE plist PUBLIC>", .propertyList),
    ("bplist00\u{1}", .binaryPropertyList),
    ("[[items]]\nname = \"Tea\"\n", .toml), ("# shop\ntitle = 'Tea'\n[owner]\nage = 3\n", .toml),
    ("[owner] # one\nname = \"x\"", .toml), ("a.b = [\n  1,\n  2,\n]\n", .toml),
    ("name: Tea\nprice: 2\n", .yaml), ("- Tea\n- Coffee\n", .yaml),
    ("---\n- a: 1\n  b: 2\n", .yaml),
    ("# drinks\n# of ours\ndrinks:\n  - Tea\n", .yaml), ("%YAML 1.2\n---\na: 1", .yaml),
    ("a: 1\n---\nb: 2\n", .yaml), ("---\na: 1\n---\nb: 2\n", .yaml),
    ("- name: Tea, hot\n  note: a, b\n- name: Milk, cold\n  note: c, d\n", .yaml),
    ("name,price\nTea,2\n", .table), ("name;price\nTea;2,50\n", .table),
    ("name\tprice\nTea\t2\n", .table),
    ("\"name\",\"price\"\n\"Tea\",\"2\"\n", .table), ("name\nTea\nCoffee\n", .table),
    ("time: 10:30, a\ntime: 11:00, b\n", .yaml),
    ("Tea: hot,2\nMilk,1\nCoffee: black,3\nWater,0\n", .table),
    ("# Tea\n\nHow to make it.\n\n- water\n- leaves\n", .markdown),
    ("---\ntitle: Tea\n---\n# Tea\n\nHot.\n", .markdown),
    ("+++\ntitle = \"Tea\"\n+++\nHot.\n", .markdown),
    ("---\ntitle: Tea\n---\nPour water over the leaves and wait.\n", .markdown),
  ])
  func isFoundInContent(text: String, format: Format) {
    #expect(Format.sniff(Array(text.utf8)) == format)
  }

  /// The name breaks ties, and doesn't overrule the content.
  @Test(arguments: [
    ("menu.md", "- Tea\n- Coffee\n", Format.markdown), ("menu.md", "[Tea](tea.html)\n", .markdown),
    ("menu.yml", "{\"a\": 1}", .json), ("menu.yml", "{a: 1}", .yaml),
    ("menu.csv", "{\"a\": 1}", .json),
    ("menu.json", "name,price\nTea,2\nMilk,1\n", .table), ("menu.txt", "a: 1\nb: 2\n", .yaml),
    ("menu.csv", "Tea\nCoffee\n", .table), ("menu.json", "name: Tea\n", .yaml),
    ("menu.json", "oops", .json), ("menu.yml", "<<: *tea\nname: x\n", .yaml),
    ("menu.jsonl", "{\"a\": 1}\n", .jsonLines), ("menu.yaml", "# a\n\n# b\na: 1\n", .yaml),
    ("a.b/README", "name,price\nTea,2\n", .table), ("menu.md", "<b>Tea</b>\n", .markdown),
    ("menu.dat", "1,\"Goroka Airport\",\"Goroka\"\n2,\"Madang Airport\",\"Madang\"\n", .table),
    ("menu.json", "", .json), ("empty.csv", "\n\n", .table),
  ])
  func isHelpedByTheName(name: String, text: String, format: Format) {
    #expect(Format.sniff(Array(text.utf8), name: name) == format)
  }

  @Test func refusesPages() {
    let page = DataFile(Array("<html><body>Tea</body></html>".utf8), name: "menu.html")
    #expect(
      lines(page.diagnostics) == ["error menu.html is a web page, which menugen doesn't read"])
    #expect(page.value == nil)
  }

  @Test(.enabled(if: SharedFolder.isThere, "the folder of real data is not there"))
  func knowsRealFilesUnderNoName() throws {
    let expected: [String: Format] = [
      "json": .json, "plist": .propertyList, "csv": .table, "dat": .table, "yml": .yaml,
      "toml": .toml,
    ]
    let folder = SharedFolder.url.appending(path: "data/files").path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let bytes = try SharedFolder.bytes("data/files/\(name)")
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      #expect(Format.sniff(bytes) == expected[ending], "\(name)")
    }
  }
}

@Suite struct SourceDecoderTests {
  private func decode(_ bytes: [UInt8], _ encoding: String? = nil) -> (
    text: String?, messages: [String]
  ) {
    let result = SourceDecoder.decode(bytes, name: "data", encoding: encoding)
    let text = result.file.map { String(decoding: $0.bytes, as: UTF8.self) }
    return (text, lines(result.diagnostics))
  }

  @Test(
    arguments: [
      (Array("Té".utf8), nil), ([0xEF, 0xBB, 0xBF] + Array("Té".utf8), nil),
      ([0xFF, 0xFE, 0x54, 0, 0xE9, 0], nil), ([0xFE, 0xFF, 0, 0x54, 0, 0xE9], nil),
      ([0x54, 0xE9], "windows-1252"), ([0x54, 0xE9], "ISO-8859-1"),
      ([0xFF, 0xFE, 0x54, 0, 0xE9, 0], "gbk"), (Array("Té".utf8), "UTF-8"),
    ] as [([UInt8], String?)])
  func decodes(bytes: [UInt8], encoding: String?) {
    let result = decode(bytes, encoding)
    #expect(result.text == "Té")
    #expect(result.messages.isEmpty)
  }

  @Test func obeysAnXMLDeclaration() {
    let head = "<?xml version=\"1.0\" encoding='ISO-8859-1'?><plist><string>"
    let result = decode(Array(head.utf8) + [0xE9] + Array("</string></plist>".utf8))
    #expect(result.text?.hasSuffix("<string>é</string></plist>") == true)
  }

  /// What a file may be is tried out before anything is said about its bytes.
  @Test(arguments: ["rows.json", "rows.jsonl", "rows", "rows.yml"])
  func keysInAnotherEncodingAreTold(name: String) {
    let row = Array("{\"cat".utf8) + [0xE9] + Array("gorie\":\"Hot\",\"name\":\"Tea\"}\n".utf8)
    let data = DataFile(row + row, name: name)
    #expect(lines(data.diagnostics).first == "error 1:6 byte E9 is not UTF-8")
  }

  @Test func saysWhatItMayBe() {
    let bytes =
      Array("name,price\nCr".utf8) + [0xE8] + Array("me br".utf8) + [0xFB]
      + Array("l\u{65}e,6\n".utf8)
    let result = SourceDecoder.decode(bytes, name: "data")
    #expect(lines(result.diagnostics) == ["error 2:3 byte E8 is not UTF-8"])
    #expect(
      result.diagnostics.first?.suggestion == "try ‘encoding: windows-1252’, or else ‘iso-8859-15’")
    let wide = Array("Tea,2\nMilk,1\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      decode(wide).messages
        == ["error 1:1 every second byte is zero: the file is UTF-16 without a byte order mark"])
    #expect(
      decode([0x41], "klingon").messages == [
        "error ‘klingon’ is no encoding that this system knows"
      ])
    #expect(
      decode([0x41, 0xE9], "ascii").messages == ["error 1:2 byte E9 at offset 1 is not ascii"])
  }
}
