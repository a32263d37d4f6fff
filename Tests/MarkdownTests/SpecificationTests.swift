internal import Foundation
internal import TestSupport
internal import Testing

@testable internal import Markdown

@Suite("CommonMark 0.30") struct SpecificationTests {
  struct Example: Decodable, CustomTestStringConvertible {
    var markdown: String
    var html: String
    var example: Int
    var section: String

    var testDescription: String { "\(example), \(section)" }
  }

  static func examples(in path: String) -> [Example] {
    guard let bytes = try? SharedFolder.bytes(path) else { return [] }
    return (try? JSONDecoder().decode([Example].self, from: Data(bytes))) ?? []
  }

  static func unsafeHTML(of markdown: String, hasTables: Bool) -> String {
    var options = MarkdownOptions(hasTables: hasTables)
    options.isUnsafe = true
    var output: [UInt8] = []
    _ = MarkdownRenderer(options).render(markdown, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(
    .enabled(if: SharedFolder.isThere, "the suite lies beside the checkout"),
    arguments: examples(in: "suites/commonmark/spec-0.30.json"))
  func example(_ example: Example) {
    #expect(Self.unsafeHTML(of: example.markdown, hasTables: false) == example.html)
  }

  @Test(
    .enabled(if: SharedFolder.isThere, "the suite lies beside the checkout"),
    arguments: examples(in: "suites/commonmark/spec-0.30.json"))
  func exampleWithTablesOn(_ example: Example) {
    #expect(Self.unsafeHTML(of: example.markdown, hasTables: true) == example.html)
  }

  /// Alignment is a class here, since a page's policy bars inline style and `align` is obsolete.
  @Test(
    .enabled(if: SharedFolder.isThere, "the suite lies beside the checkout"),
    arguments: examples(in: "suites/gfm/gfm-tables.json"))
  func table(_ example: Example) {
    let expected = [("left", "start"), ("center", "centre"), ("right", "end")].reduce(example.html)
    {
      $0.replacingOccurrences(of: "align=\"\($1.0)\"", with: "class=\"\($1.1)\"")
    }
    #expect(Self.unsafeHTML(of: example.markdown, hasTables: true) == expected)
  }
}
