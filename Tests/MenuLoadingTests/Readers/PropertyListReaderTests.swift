import Diagnostics
import MenuModel
import TestSupport
import Testing

@testable import MenuLoading

@Suite struct PropertyListReaderTests {
  struct Reading: CustomTestStringConvertible {
    var testDescription: String
    var xml: String
    /// The value as ``Value/sketch`` draws it.
    var sketch: String

    init(_ name: String, _ xml: String, _ sketch: String) {
      (testDescription, self.xml, self.sketch) = (name, xml, sketch)
    }
  }

  static let heading = """
    <?xml version="1.0" encoding="UTF-16"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test(arguments: [
    Reading(
      "a dictionary keeps its order",
      "<plist><dict><key>b</key><true/><key>a</key><false/></dict></plist>",
      "{b: true, a: false}"),
    Reading(
      "numbers keep their digits",
      "<plist><array><integer>004</integer><real>9.90</real><integer> -1 </integer></array></plist>",
      "[#004, #9.90, #-1]"),
    Reading("no plist element", "<array><string>Tea</string></array>", "['Tea']"),
    Reading(
      "text is exact", "<string>  a &amp; b&#x41;\n<![CDATA[<i>]]> <!-- no --></string>",
      "'  a & bA\n<i> '"),
    Reading("empty text", "<array><string/><string></string><key_/></array>", "['', '']"),
    Reading("a date", "<date> 2024-05-01T08:30:00Z </date>", "'2024-05-01T08:30:00Z'"),
    Reading("data", "<data>\n\tSGVs\n\tbG8=\n</data>", "'SGVsbG8='"),
    Reading("no number", "<real>nan</real>", "'nan'"),
    Reading("carriage returns", "<array>\r\n<string>a\r\nb</string>\r\n</array>", "['a\nb']"),
  ])
  func reads(_ reading: Reading) {
    #expect(read(Self.heading + reading.xml).value?.sketch == reading.sketch)
  }

  struct Problem: CustomTestStringConvertible {
    var testDescription: String
    var xml: String
    var problems: [String]
    /// The text at the places, in the order of the problems.
    var excerpts: [String]
    var sketch: String?

    init(
      _ name: String, _ xml: String, _ problems: [String], at excerpts: [String], _ sketch: String?
    ) {
      (testDescription, self.xml, self.problems) = (name, xml, problems)
      (self.excerpts, self.sketch) = (excerpts, sketch)
    }
  }

  @Test(arguments: [
    Problem(
      "keys without values", "<dict><key>a</key><key>b</key><true/><key>ü</key></dict>",
      ["the key ‘a’ has no value", "the key ‘ü’ has no value"], at: ["a", "ü"], "{b: true}"),
    Problem(
      "a value without a key", "<dict><true/><key>b</key><true/></dict>",
      ["this value in a <dict> has no <key> before it"], at: ["<true/>"], "{b: true}"),
    Problem(
      "unknown elements", "<array><text>a<b>c</b></text><true/><int>3</int></array>",
      ["a property list has no element <text>", "a property list has no element <int>"],
      at: ["<text>", "<int>"], "[true]"),
    Problem(
      "an element in text", "<array><string>a<br/>b</string></array>",
      ["<br> can't stand inside <string>"], at: ["<br/>"], "['ab']"),
    Problem(
      "loose text", "<array>tea<true/></array>", ["text can't stand loose in <array>"],
      at: ["tea"], "[true]"),
    Problem(
      "a key in an array", "<array><key>a</key></array>", ["a <key> can only stand in a <dict>"],
      at: ["<key>"], "[]"),
    Problem(
      "two values", "<plist><true/><false/></plist>",
      ["a property list holds one value, and this is a second"], at: ["<false/>"], "true"),
    Problem(
      "a list in a list", "<array><plist/></array>", ["<plist> can only be the outermost element"],
      at: ["<plist/>"], "[]"),
    Problem(
      "nothing", "<plist></plist>", ["the property list is empty"], at: ["<plist></plist>"], nil),
    Problem(
      "no integer", "<integer>2.5</integer>",
      ["‘2.5’ is not a number that <integer> can hold; it is read as text"], at: ["2.5"], "'2.5'"),
    Problem(
      "a key twice", "<dict><key>a</key><true/><key>a</key><false/></dict>",
      ["the key ‘a’ stands twice in one map; the last one counts"], at: ["a"], "{a: false}"),
    Problem(
      "a bare ampersand", "<string>Fish & chips</string>",
      ["this character can't stand here; in text, ‘&’ is written ‘&amp;’ and ‘<’ is ‘&lt;’"],
      at: [" "], nil),
    Problem(
      "tags that do not match", "<array><string>a</key></array>",
      ["</key> can't close <string>"], at: ["key"], nil),
    Problem(
      "an end that is missing", "<array>", ["the file ends, and <array> is still open"],
      at: [""], nil),
    Problem(
      "entities of one's own",
      "<!DOCTYPE plist [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]><array><string>1&b;2</string></array>",
      ["the entity ‘&b;’ is not expanded in a property list"], at: ["&b;"], "['1&b;2']"),
    Problem(
      "an entity of HTML", Self.heading + "<string>a&nbsp;b</string>",
      ["the entity ‘&nbsp;’ is not expanded in a property list"], at: ["&nbsp;"], "'a&nbsp;b'"),
  ])
  func reports(_ problem: Problem) {
    let result = read(problem.xml)
    #expect(result.value?.sketch == problem.sketch)
    #expect(result.diagnostics.map(\.summary) == problem.problems)
    let excerpts = result.diagnostics.map { $0.span.map { $0.file.text(in: $0.range) } }
    #expect(excerpts == problem.excerpts)
  }

  @Test func boundsDepth() {
    let result = read(String(repeating: "<array>", count: 100_000))
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.code) == [.nestingTooDeep])
  }

  @Test func knowsWhereValuesStood() throws {
    let file = SourceFile(
      name: "a.plist",
      bytes: Array("<dict>\n<key>früh</key>\n<array><string>Öl</string></array></dict>".utf8))
    let value = try #require(PropertyListReader(file: file).read().value)
    let list = try #require(value.map?["früh"])
    #expect(value.map?.keys.map { file.text(in: $0.range.offsets) } == ["früh"])
    #expect(file.text(in: list.range.offsets) == "<array><string>Öl</string></array>")
    #expect(list.list?.map { file.text(in: $0.range.offsets) } == ["Öl"])
  }

  @Test(
    .enabled(if: SharedFolder.isThere, "the shared folder is not beside the checkout"),
    arguments: [("categories-DXY123", 11), ("cities-DXY123", 344), ("cityGroups", 23)])
  func readsRealLists(name: String, groups: Int) throws {
    let bytes = try SharedFolder.bytes("data/files/\(name).plist")
    let result = PropertyListReader(file: SourceFile(name: name, bytes: bytes)).read()
    #expect(result.value?.list?.count == groups)
    #expect(result.diagnostics.map(\.summary) == [])
  }

  private func read(_ xml: String) -> ReadResult {
    PropertyListReader(file: SourceFile(name: "menu.plist", bytes: Array(xml.utf8))).read()
  }
}
