import Diagnostics
import Foundation
import MenuKit
import MenuLoading
import TestSupport
import Testing

/// Real files that people wrote for their own programs, with counts that other parsers made.
@Suite(.enabled(if: SharedFolder.isThere, "the folder of real data is not there"))
struct RealDataTests {
  struct Expectation: Decodable, Sendable, CustomTestStringConvertible {
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

    var testDescription: String { ([file] + options).joined(separator: " ") }

    var reading: ReadingOptions {
      var reading = ReadingOptions()
      for (option, value) in zip(options, options.dropFirst()) {
        switch option {
        case "--group-by": reading.groupBy = [value]
        case "--header": reading.hasHeader = value != "none"
        case "--field":
          let parts = value.split(separator: "=").map(String.init)
          if let field = FieldName(rawValue: parts[0]) {
            reading.fields[field] = FieldSource([parts[1]])
          }
        default: break
        }
      }
      return reading
    }
  }

  static let expectations: [Expectation] =
    (try? JSONDecoder().decode(
      [Expectation].self, from: Data(SharedFolder.bytes("data/expected.json")))) ?? []

  @Test func areAll() { #expect(Self.expectations.count == 22) }

  @Test(arguments: expectations)
  func reads(expected: Expectation) throws {
    let bytes = try SharedFolder.bytes("data/files/\(expected.file)")
    let menu = MenuOutline(bytes, name: expected.file, options: expected.reading)
    let sections = menu.sections
    #expect(sections.count == expected.sections)
    #expect(menu.rowCount == expected.rows)
    #expect(sections.count { $0.rows.isEmpty } == expected.empty_sections)
    #expect(sections.first?.title == expected.first_section)
    #expect(sections.last?.title == expected.last_section)
    #expect(sections.lazy.compactMap(\.rows.first).first?.title == expected.first_row)
    #expect(sections.map(\.rows.count).max() == expected.longest_section)
    let repeated = sections.reduce(0) { $0 + $1.rows.count - Set($1.rows.map(\.title)).count }
    #expect(repeated == expected.repeated_rows_within_section)
    #expect(!menu.diagnostics.contains { $0.severity == .error }, "\(menu.notices)")
  }
}
