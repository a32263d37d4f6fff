import Foundation
import MenuLoading
import MenuModel
import TestSupport
import Testing

/// Small files of many kinds in `Tests/Shapes`, and how each must read: `outlines.txt` has a line
/// for each with the file and options, then the outline and the messages, indented.
///
/// A new case is a file and its line; `UPDATE_GOLDEN=1` writes what is read under each line and fails.
@Suite struct ShapeFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var expected: [String]
    var testDescription: String { line }
  }

  static let folder = SharedFolder.checkout.appending(path: "Tests/Shapes")
  static let outlines = folder.appending(path: "outlines.txt")

  static let cases: [Case] = {
    var cases: [Case] = []
    let text = (try? String(contentsOf: outlines, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        cases[cases.count - 1].expected.append(String(line.dropFirst(2)))
      } else {
        cases.append(Case(line: String(line), expected: []))
      }
    }
    return cases
  }()

  @Test func noFileIsForgotten() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let named = Set(Self.cases.flatMap { $0.line.split(separator: " ").prefix(1).map(String.init) })
    let joined = Set(Self.cases.compactMap { options(of: $0).joins.first?.data })
    #expect(Set(files).subtracting(named).subtracting(joined) == ["outlines.txt"])
  }

  @Test(arguments: cases)
  func reads(shape: Case) throws {
    #expect(try read(shape) == shape.expected)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil, "on request"))
  func update() throws {
    let blocks = try Self.cases.map { shape in
      ([shape.line] + (try read(shape)).map { "  " + $0 }).joined(separator: "\n")
    }
    try (blocks.joined(separator: "\n") + "\n").write(
      to: Self.outlines, atomically: true, encoding: .utf8)
    Issue.record("outlines.txt is written anew")
  }

  private func read(_ shape: Case) throws -> [String] {
    let name = shape.line.split(separator: " ").first.map(String.init) ?? ""
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let menu = MenuOutline(bytes, name: name, options: options(of: shape)) { other in
      guard let data = try? Data(contentsOf: Self.folder.appending(path: other)) else { return nil }
      return DataFile([UInt8](data), name: other).value
    }
    return [menu.text.replacing("\n", with: "⏎")] + menu.notices
  }

  /// `group_by=a,b title=name parent=up rows=data.items levels=subsections language=de …`; a join is
  /// `join=column:data:id:title`.
  private func options(of shape: Case) -> ReadingOptions {
    var options = ReadingOptions()
    for part in shape.line.split(separator: " ").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { continue }
      let values = pair[1].split(separator: ",").map(String.init)
      switch pair[0] {
      case "group_by": options.groupBy = values
      case "rows": options.rows = pair[1]
      case "levels": options.levels = ReadingOptions.Levels(rawValue: pair[1])
      case "parent": options.parent = pair[1]
      case "language": options.language = pair[1]
      case "header": options.hasHeader = pair[1] != "none"
      case "price_unit": options.pricesAreCents = pair[1] == "cents"
      case "join":
        let parts = pair[1].split(separator: ":").map(String.init)
        options.joins.append(
          Join(column: parts[0], data: parts[1], id: parts[2], title: parts[3]))
      default:
        if let field = FieldName(rawValue: pair[0]) { options.fields[field] = FieldSource(values) }
      }
    }
    return options
  }
}
