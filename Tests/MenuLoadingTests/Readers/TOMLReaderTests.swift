import Diagnostics
import MenuModel
import TestSupport
import Testing

@testable import MenuLoading

@Suite struct TOMLReaderTests {
  struct Reading: CustomTestStringConvertible {
    var testDescription: String
    var toml: String
    /// The value as ``Value/sketch`` draws it.
    var sketch: String

    init(_ name: String, _ toml: String, _ sketch: String) {
      (testDescription, self.toml, self.sketch) = (name, toml, sketch)
    }
  }

  @Test(arguments: [
    Reading("order of keys", "b = 1\na = 2\n", "{b: #1, a: #2}"),
    Reading(
      "numbers keep their digits", "a = [9.90, +1, 1_000, 0xff, 1e3, -0.0]",
      "{a: [#9.90, #+1, #1000, #0xff, #1e3, #-0.0]}"),
    Reading("infinity is no amount", "a = [inf, -inf, nan]", "{a: ['inf', '-inf', 'nan']}"),
    Reading(
      "dates as written", "a = [1979-05-27, 07:32:00, 1979-05-27 07:32:00Z]",
      "{a: ['1979-05-27', '07:32:00', '1979-05-27 07:32:00Z']}"),
    Reading("booleans", "a = true\nb = false", "{a: true, b: false}"),
    Reading(
      "text", "a = \"t\\u00e9 \\\"x\\\"\"\nb = 'c:\\d'\nc = \"\"\"\none\ntwo\"\"\"",
      "{a: 'té \"x\"', b: 'c:\\d', c: 'one\ntwo'}"),
    Reading(
      "lists of tables", "[[row]]\nz = 1\ny = 2\n[[row]]\ny = 3\n",
      "{row: [{z: #1, y: #2}, {y: #3}]}"),
    Reading(
      "tables in the order in which they are first named", "[b.x]\nk = 1\n[a]\nk = 2\n[b]\nj = 3\n",
      "{b: {x: {k: #1}, j: #3}, a: {k: #2}}"),
    Reading("dotted keys", "z.b = 1\ny = 2\nz.a = 3", "{z: {b: #1, a: #3}, y: #2}"),
    Reading("inline tables", "a = {z = 1, y = {x = 'é'}}", "{a: {z: #1, y: {x: 'é'}}}"),
    Reading("quoted keys", "\"a b\" = 1\n'' = 2", "{a b: #1, : #2}"),
    Reading("a byte order mark", "\u{FEFF}a = 1\r\nb = 20\r\n", "{a: #1, b: #20}"),
    Reading("an empty file", "# nothing\n", "{}"),
  ])
  func reads(_ reading: Reading) {
    let result = read(reading.toml)
    #expect(result.value?.sketch == reading.sketch)
    #expect(result.diagnostics.map(\.summary) == [])
  }

  @Test(arguments: [
    ("'é' = 'ö'\nname = Green tea\n", "G"),
    ("a = 1\nb = 2\na = 3\n", "3"),
    ("[a]\n[b]\n[a]\n", "["),
    ("a = 'open\n", "\n"),
    ("a = [1, 2", ""),
  ])
  func locates(toml: String, excerpt: String) throws {
    let result = read(toml)
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.code) == [.tomlSyntax])
    let span = try #require(result.diagnostics.first?.span)
    #expect(span.file.text(in: span.range) == excerpt, "\(result.diagnostics[0].summary)")
  }

  @Test(arguments: [
    "a = " + String(repeating: "[", count: 100_000),
    String(repeating: "a.", count: 100_000) + "a = 1",
    "[" + String(repeating: "'a' . ", count: 100_000) + "a]",
    "a = " + String(repeating: "{a.a.a.a.a.a.a.a=", count: 10_000),
  ])
  func boundsDepth(_ toml: String) {
    let result = read(toml)
    #expect(result.value == nil)
    #expect(result.diagnostics.count == 1)
  }

  @Test func knowsWhereValuesStood() throws {
    let toml = """
      \u{FEFF}'früh' = ['Öl', 2.50] # é\r
      ['über'.b]
      # x
      c = { d = 1_0 }
      z = 2024-05-01 # y

      """
    let file = SourceFile(name: "menu.toml", bytes: Array(toml.utf8))
    let map = try #require(TOMLReader(file: file).read().value?.map)
    func text(_ range: ByteRange) -> String { file.text(in: range.offsets) }
    #expect(map.keys.map { text($0.range) } == ["'früh'", "'über'"])
    #expect(map.values[0].list?.map { text($0.range) } == ["'Öl'", "2.50"])
    #expect(text(map.values[0].range) == "['Öl', 2.50]")
    let inner = try #require(map.values[1].map?["b"]?.map)
    #expect(inner.keys.map { text($0.range) } == ["c", "z"])
    #expect(inner.values.map { text($0.range) } == ["{ d = 1_0 }", "2024-05-01"])
    #expect(map.values[1].map?["b"].map { text($0.range).hasSuffix("z = 2024-05-01") } == true)
  }

  @Test(.enabled(if: SharedFolder.isThere, "the shared folder is not beside the checkout"))
  func readsARealFile() throws {
    let bytes = try SharedFolder.bytes("data/files/arewegameyet-games.toml")
    let result = TOMLReader(file: SourceFile(name: "games.toml", bytes: bytes)).read()
    #expect(result.diagnostics.map(\.summary) == [])
    #expect(result.value?.map?["items"]?.list?.count == 100)
  }

  private func read(_ toml: String) -> ReadResult {
    TOMLReader(file: SourceFile(name: "menu.toml", bytes: Array(toml.utf8))).read()
  }
}
