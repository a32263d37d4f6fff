internal import Foundation
internal import TestSupport
internal import Testing

/// The real tool on files that people wrote for their own programs: what `menu.json` says, against
/// counts taken with other parsers.
@Suite(.enabled(if: SharedFolder.isThere, "needs the shared folder of real files"))
struct RealDataTests {
  struct Expectation: Sendable, Decodable, CustomTestStringConvertible {
    var file: String
    var options: [String]
    var sections: Int
    var rows: Int
    var empty_sections: Int
    var first_section: String?
    var last_section: String?
    var first_row: String
    var longest_section: Int
    var repeated_rows_within_section: Int
    var testDescription: String { file }

    static let all: [Expectation] = {
      guard let bytes = try? SharedFolder.bytes("data/expected.json") else { return [] }
      return (try? JSONDecoder().decode([Expectation].self, from: Data(bytes))) ?? []
    }()
  }

  private struct Menu: Decodable {
    var sections: [Section]

    struct Section: Decodable {
      var title: String?
      var rows: [Row]
    }

    struct Row: Decodable {
      var title: String
    }
  }

  private func menu(of path: String, _ options: [String]) throws -> Menu {
    let folder = try TemporaryFolder()
    let file = SharedFolder.url.appending(path: "data").appending(path: path).path
    let run = try ToolRun(["build", file, "--quiet"] + options, in: folder.path)
    #expect(run.code == 0, "\(run.error)")
    return try JSONDecoder().decode(Menu.self, from: Data(contentsOf: folder.url("site/menu.json")))
  }

  @Test func `there is something to try`() { #expect(Expectation.all.count == 22) }

  @Test(arguments: Expectation.all) func file(_ expected: Expectation) throws {
    let sections = try menu(of: "files/" + expected.file, expected.options).sections
    #expect(sections.count == expected.sections)
    #expect(sections.reduce(0) { $0 + $1.rows.count } == expected.rows)
    #expect(sections.count { $0.rows.isEmpty } == expected.empty_sections)
    #expect(sections.first?.title == expected.first_section)
    #expect(sections.last?.title == expected.last_section)
    #expect(sections.first { !$0.rows.isEmpty }?.rows.first?.title == expected.first_row)
    #expect(sections.map(\.rows.count).max() == expected.longest_section)
    let repeated = sections.reduce(0) { $0 + $1.rows.count - Set($1.rows.map(\.title)).count }
    #expect(repeated == expected.repeated_rows_within_section)
  }

  @Test func `a folder of Markdown`() throws {
    let sections = try menu(of: "HowToCook", []).sections
    #expect(sections.count == 11)
    #expect(sections.reduce(0) { $0 + $1.rows.count } == 61)
  }
}
