import Diagnostics
import MenuLoading
import MenuModel
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> ReadResult { JSONReader(file: file(text)).read() }

  @Test(arguments: [
    (#"{"z": 9.90, "a": 4e0}"#, "{z: 9.90, a: 4e0}"),
    ("[1234567890123456789, -0, 1E+2]", "[1234567890123456789, -0, 1E+2]"),
    (#"["\u00e9\n\"\\\/", "\ud83c\udf75"]"#, "['é\n\"\\/', '🍵']"),
    (#"{"": {"a": [[]], "b": {}}}"#, "{: {a: [[]], b: {}}}"),
    ("\u{FEFF} true ", "true"),
    (
      #"[{"a": 1, "b": 2}, {"a": 3}, {"b": 4, "a": 5}, {"a": 6, "b": 7, "c": 8}]"#,
      "[{a: 1, b: 2}, {a: 3}, {b: 4, a: 5}, {a: 6, b: 7, c: 8}]"
    ),
    (#"[{"\u0061": 1}, {"a": 2}]"#, "[{a: 1}, {a: 2}]"),
  ])
  func keepsOrderAndDigits(text: String, expected: String) {
    let result = read(text)
    #expect(outline(result.value) == expected)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func knowsItsBytes() throws {
    let text = #" {"name": "Té", "n": [1, -2.50]}"#
    let map = try #require(read(text).value?.map)
    let source = file(text)
    #expect(map.keys.map { source.text(in: $0.range.offsets) } == [#""name""#, #""n""#])
    #expect(map.values.map { source.text(in: $0.range.offsets) } == [#""Té""#, "[1, -2.50]"])
    #expect(map.values[1].list?.map { source.text(in: $0.range.offsets) } == ["1", "-2.50"])
  }

  @Test func sharesKeysAmongLikeRows() throws {
    let result = read(#"[{"a": 1, "b": 2}, {"a": 3, "b": 4}]"#)
    let rows = try #require(result.value?.list)
    let places = rows.map { row in row.map?.keys.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(places[0] == places[1])
  }

  /// Each slip alone, with what is read in spite of it.
  @Test(arguments: [
    (#"{"a": 1 "b": 2}"#, ["error 1:9 a comma is missing before \"b\""], "{a: 1, b: 2}"),
    ("[1, 2,]", ["error 1:6 a comma stands before the closing ]"], "[1, 2]"),
    ("[1,, 2]", ["error 1:4 two commas follow each other"], "[1, 2]"),
    (
      "{'a': 'x'}",
      ["error 1:2 'a' stands in single quotes, as in one more place"],
      "{a: 'x'}"
    ),
    (
      "{a: Tea}",
      ["error 1:2 the key a has no quotes", "error 1:5 the text Tea has no quotes"], "{a: 'Tea'}"
    ),
    (
      "[True, None]",
      ["error 1:2 True is written small in JSON", "error 1:8 None is no value that JSON knows"],
      "[true, null]"
    ),
    (
      "[01, .5, 1.]",
      [
        "error 1:2 01 is not a number as JSON writes them",
        "error 1:6 the text .5 has no quotes",
        "error 1:10 1. is not a number as JSON writes them",
      ], "['01', '.5', '1.']"
    ),
    ("[1, // one\n2]", ["error 1:5 JSON has no comments"], "[1, 2]"),
    ("[1, /* one */ 2]", ["error 1:5 JSON has no comments"], "[1, 2]"),
    (#"{"a" = 1}"#, ["error 1:6 = stands where a colon should"], "{a: 1}"),
    (#"["\x"]"#, [#"error 1:3 \x is no escape that JSON knows"#], "['x']"),
    ("[\"a\tb\"]", ["error 1:4 a tab stands inside a text"], "['a\tb']"),
    ("[\"a\nb\"]", ["error 1:4 a line break stands inside a text"], "['a\nb']"),
    ("[1}", ["error 1:3 } closes what another bracket opened"], "[1]"),
    (
      #"["\ud83c"]"#, [#"warning 1:3 \ud83c is half a character: U+FFFD stands in"#], "['\u{FFFD}']"
    ),
    (
      #"{"a": 1, "b": 2, "a": 3}"#,
      ["warning 1:18 the key ‘a’ stands twice in one map; the last one counts"],
      "{a: 3, b: 2}"
    ),
  ])
  func stepsOverSlips(text: String, messages: [String], value: String) {
    let result = read(text)
    #expect(lines(result.diagnostics) == messages)
    #expect(outline(result.value) == value)
  }

  @Test(arguments: [
    ("", "error 1:1 data is empty: there is no data to show"),
    (" \n ", "error 1:1 data is empty: there is no data to show"),
    ("[1", "error 1:1 this [ is never closed"),
    (#"{"a": "b"#, "error 1:7 this text is never closed"),
    (#"{"a": "#, "error 1:7 the file ends where a value should stand"),
    (#"{"a"}"#, "error 1:5 } stands where a colon should"),
    ("[1] é", "error 1:5 é stands after the end of the data"),
    ("[1 ; 2]", "error 1:4 ; stands where a comma or a closing bracket should"),
    ("[1 / 2]", "error 1:4 / stands outside a text"),
    ("<html>", "error 1:1 < stands where a value should"),
    ("\u{1}", "error 1:1 a control character stands where a value should"),
    ("{\"a: 1,\n\"b\": 2}", "error 1:8 a line break stands inside a text"),
  ])
  func givesUpWithOneMessage(text: String, message: String) {
    let result = read(text)
    #expect(lines(result.diagnostics) == [message])
    #expect(result.value == nil)
  }

  @Test func locatesBytesThatAreNotUTF8() {
    let bytes = Array(#"{"a": "Caf"#.utf8) + [0xE9] + Array(#"", "b": 1}"#.utf8)
    let result = JSONReader(file: SourceFile(name: "data", bytes: bytes)).read()
    #expect(lines(result.diagnostics) == ["error 1:11 byte E9 is not UTF-8"])
    #expect(outline(result.value) == "{a: 'Caf\u{FFFD}', b: 1}")
  }

  @Test func limitsDepth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(512)).diagnostics.isEmpty)
    #expect(
      lines(read(nested(513)).diagnostics)
        == ["error 1:513 lists and maps stand inside each other more than 512 deep"])
    #expect(read(String(repeating: #"{"a":"#, count: 100_000)).value == nil)
  }

  @Test func limitsMessages() {
    let result = read("[" + Array(repeating: "x", count: 1000).joined(separator: ",") + "]")
    #expect(result.diagnostics.count == 26)
    #expect(
      result.diagnostics.last?.summary == "after 25 errors the rest of this file was not looked at")
    let warned = read("{" + Array(repeating: #""a":1"#, count: 1000).joined(separator: ",") + "}")
    #expect(warned.diagnostics.count == 26)
    #expect(warned.diagnostics.last?.summary == "974 more messages about this file are not shown")
  }

  @Test func findsRepeatedKeysInLargeObjects() {
    let members = (0..<20_000).map { #""key\#($0)": 0"# } + [#""key19999": 1"#, #""key3": 1"#]
    let result = read("{" + members.joined(separator: ",") + "}")
    #expect(result.diagnostics.count == 2)
    #expect(result.value?.map?.count == 20_000)
    #expect(outline(result.value?.map?["key3"]) == "1")
  }

  @Test func readsLines() {
    let text = "{\"a\": 1}\n\n{\"a\": 2\n{\"a\": 3}\r\n[1,]\n{\"a\": 4} x\n{\"a\": 5}"
    let result = JSONLinesReader(file: file(text)).read()
    #expect(outline(result.value) == "[{a: 1}, {a: 3}, [1], {a: 5}]")
    #expect(
      lines(result.diagnostics) == [
        "error 3:1 this { is never closed", "error 5:3 a comma stands before the closing ]",
        "error 6:10 x stands after the end of the data",
      ])
  }
}
