internal import Foundation
internal import TestSupport
internal import Testing

/// What `--messages sarif` prints is SARIF 2.1.0, by the rules of its schema for the objects that it
/// uses, and names the places that the files have.
struct SARIFTests {
  /// What an object of the schema must and may have.
  private struct Shape {
    var required: Set<String>
    var optional: Set<String> = []
  }

  private static let shapes: [String: Shape] = [
    "log": Shape(required: ["version", "runs"], optional: ["$schema"]),
    "run": Shape(required: ["tool"], optional: ["results", "columnKind"]),
    "tool": Shape(required: ["driver"]),
    "driver": Shape(required: ["name"], optional: ["semanticVersion", "rules"]),
    "rule": Shape(required: ["id"], optional: ["shortDescription", "help"]),
    "result": Shape(
      required: ["message"], optional: ["ruleId", "level", "locations", "relatedLocations"]),
    "message": Shape(required: ["text"]),
    "location": Shape(
      required: [], optional: ["physicalLocation", "logicalLocations", "message"]),
    "physicalLocation": Shape(required: ["artifactLocation"], optional: ["region"]),
    "artifactLocation": Shape(required: ["uri"]),
    "region": Shape(
      required: ["startLine", "startColumn", "endLine", "endColumn", "byteOffset", "byteLength"]),
    "logicalLocation": Shape(required: ["fullyQualifiedName"]),
  ]

  private typealias Object = [String: Any]

  /// A value as the object of a shape, once its members have been looked at.
  private func object(_ value: Any?, _ shape: String) throws -> Object {
    let object = try #require(value as? Object, "\(shape) is no object")
    let known = try #require(Self.shapes[shape])
    let names = Set(object.keys)
    #expect(
      known.required.isSubset(of: names), "\(shape) lacks \(known.required.subtracting(names))")
    #expect(
      names.isSubset(of: known.required.union(known.optional)),
      "\(shape) has \(names.subtracting(known.required).subtracting(known.optional))")
    return object
  }

  private func objects(_ value: Any?, _ shape: String) throws -> [Object] {
    guard let value else { return [] }
    let list = try #require(value as? [Any], "\(shape)s are no list")
    return try list.map { try object($0, shape) }
  }

  private func checkMessage(_ value: Any?) throws {
    let text = try #require(try object(value, "message")["text"] as? String)
    #expect(!text.isEmpty)
  }

  /// Lines and columns, counted anew in code points, lead to the bytes that the region names.
  private func check(location: Object, in place: TemporaryFolder) throws {
    if let message = location["message"] { try checkMessage(message) }
    for logical in try objects(location["logicalLocations"], "logicalLocation") {
      #expect((logical["fullyQualifiedName"] as? String)?.isEmpty == false)
    }
    guard let value = location["physicalLocation"] else { return }
    let physical = try object(value, "physicalLocation")
    let artifact = try object(physical["artifactLocation"], "artifactLocation")
    let uri = try #require(artifact["uri"] as? String)
    let path = try #require(URL(string: uri)?.path(percentEncoded: false))
    #expect(uri.utf8.allSatisfy { (0x21..<0x7F).contains($0) })
    guard let region = physical["region"] else { return }
    let numbers = try object(region, "region").compactMapValues { $0 as? Int }
    let bytes = [UInt8](try Data(contentsOf: place.url(path)))
    let start = try #require(numbers["byteOffset"])
    let end = start + (try #require(numbers["byteLength"]))
    #expect(start >= 0 && end >= start)
    for (offset, line, column) in [
      (start, "startLine", "startColumn"), (end, "endLine", "endColumn"),
    ] {
      let before = String(decoding: bytes[..<min(offset, bytes.count)], as: UTF8.self)
      let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(numbers[line] == lines.count, "\(path)")
      #expect(numbers[column] == (lines.last?.count ?? 0) + 1, "\(path)")
    }
  }

  @Test func `messages of all kinds are well-formed results`() throws {
    let place = try TemporaryFolder()
    for (path, text) in [
      "content/menu/menu.csv":
        "section,näme,image\n寿司,マグロ,トロ.png\n寿司,“Ebi”,x.png,zu viel\n",
      "content/menu/notes/寿司.md": "Ünder [x](#nö/where) and\n<b>b</b> [y](no where.md)\n",
      "content/tea room/menu.yml": "- name: Tee\n  namé: 'x'\n  namé: 'y'\n",
      "content/tea room/menugen.yml": "titel: Ärger\norder: [x]\n",
    ] {
      try place.write(text, to: path)
    }
    let run = try ToolRun(["check", "--messages", "sarif"], in: place.path)
    let log = try object(JSONSerialization.jsonObject(with: Data(run.error.utf8)), "log")
    #expect(log["version"] as? String == "2.1.0")
    let runs = try objects(log["runs"], "run")
    #expect(runs.count == 1)
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(runs[0]["columnKind"] as? String))
    let driver = try object(object(runs[0]["tool"], "tool")["driver"], "driver")
    let rules = try objects(driver["rules"], "rule")
    for rule in rules {
      for text in ["shortDescription", "help"] { try checkMessage(rule[text]) }
    }
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)

    let results = try objects(runs[0]["results"], "result")
    #expect(results.count >= 6)
    for result in results {
      try checkMessage(result["message"])
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      #expect(ids.contains(try #require(result["ruleId"] as? String)))
      for part in ["locations", "relatedLocations"] {
        for location in try objects(result[part], "location") {
          try check(location: location, in: place)
        }
      }
    }
    #expect(Set(results.compactMap { $0["ruleId"] as? String }) == Set(ids))
  }
}
