internal import Foundation
internal import TestSupport
internal import Testing

/// The map of the code, and what it says of it.
struct MapTests {
  private let map: String

  init() throws {
    map = String(
      decoding: try Data(contentsOf: SharedFolder.checkout.appending(path: "Sources/README.md")),
      as: UTF8.self)
  }

  @Test func `it fits on two screens`() {
    #expect(map.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }

  @Test func `it follows ls`() throws {
    let start = try #require(map.range(of: "\n## The map\n"))
    let section = map[start.upperBound...].prefix(
      upTo: map[start.upperBound...].range(of: "\n## ")?.lowerBound ?? map.endIndex)
    let entry = try Regex(#"(?m)^(\w+)/ "#, as: (Substring, Substring).self)
    let named = section.matches(of: entry).map { String($0.output.1) }
    #expect(named == SourceTree.names(in: "Sources").filter { $0 != "README.md" })
  }

  @Test func `what it leads to is there`() throws {
    let link = try Regex(#"\]\(([^)#]+)"#, as: (Substring, Substring).self)
    let quoted = try Regex(
      #"`((?:Sources|Tests|Templates|content|\.ci|\.github)/[\w./+-]*)`"#,
      as: (Substring, Substring).self)
    let sources = SharedFolder.checkout.appending(path: "Sources")
    for match in map.matches(of: link) {
      let path = sources.appending(path: String(match.output.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output.1)")
    }
    for match in map.matches(of: quoted) {
      let path = SharedFolder.checkout.appending(path: String(match.output.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output.1)")
    }
  }
}
