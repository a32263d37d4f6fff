import Foundation
import Mustache
import TestSupport
import Testing

@Suite(
  "The Mustache specification",
  .enabled(if: SharedFolder.isThere, "the shared folder with the suites is not beside the checkout")
)
struct SpecificationTests {
  struct Suite: Decodable {
    var tests: [Case]
  }

  struct Case: Decodable {
    var name: String
    var data: JSONValue
    var template: String
    var partials: [String: String]?
    var expected: String
  }

  @Test(
    "passes whole",
    arguments: [
      ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
      ("partials", 12), ("sections", 34), ("~dynamic-names", 21), ("~inheritance", 27),
    ])
  func passes(_ file: String, _ count: Int) throws {
    let bytes = try SharedFolder.bytes("suites/mustache/\(file).json")
    let suite = try JSONDecoder().decode(Suite.self, from: Data(bytes))
    #expect(suite.tests.count >= count)
    for test in suite.tests {
      let written = try render(test.template, test.partials ?? [:], test.data)
      #expect(written == test.expected, "\(file): \(test.name)")
    }
  }
}

func render(_ template: String, _ data: JSONValue) throws -> String {
  try render(template, [:], data)
}

/// What a template writes with some data.
func render(
  _ template: String, _ partials: [String: String], _ data: JSONValue
) throws -> String {
  let sources =
    [TemplateSource("page", bytes: Array(template.utf8))]
    + partials.sorted { $0.key < $1.key }.map {
      TemplateSource($0.key, bytes: Array($0.value.utf8))
    }
  let set = TemplateSet(sources, writesRawText: true)
  let pieces = try TemplateRenderer(set).pieces("page", data.templateValue(names: set.names))
  return String(decoding: pieces.joined(), as: UTF8.self)
}
