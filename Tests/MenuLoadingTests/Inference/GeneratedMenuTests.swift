import Foundation
import MenuKit
import MenuModel
import TestSupport
import Testing

@testable import MenuLoading

/// A menu written in any format and in either shape, with its columns in any order, reads back as the
/// same menu.
@Suite struct GeneratedMenuTests {
  @Test(arguments: Writing.allCases) func readsBackTheSameMenu(_ writing: Writing) throws {
    var random = RandomSource(seed: 11)
    for number in 0..<60 {
      let menu = GeneratedMenu(&random)
      let bytes = try writing.bytes(of: menu, &random)
      let outline = MenuOutline(bytes, name: "menu \(number)")
      guard outline.text == menu.outline else {
        Issue.record(
          """
          \(String(decoding: bytes, as: UTF8.self))
          read \(outline.text)
          not  \(menu.outline)
          \(outline.notices)
          """)
        return
      }
    }
  }

  /// The forms that a menu is written in.
  enum Writing: String, CaseIterable, Sendable {
    case nestedJSON, nestedYAML, nestedTOML, nestedPropertyList, nestedBinary
    case flatJSON, flatYAML, flatTOML, flatPropertyList, flatBinary, jsonLines
    case commas, semicolons, tabs, bars

    func bytes(of menu: GeneratedMenu, _ random: inout RandomSource) throws -> [UInt8] {
      let nested = menu.nested
      let flat = menu.flat(&random)
      func inMap(_ value: Value, _ name: String) -> Value {
        Value(.map(ValueMap(keys: [ValueMap.Key(name)], values: [value])))
      }
      return switch self {
      case .nestedJSON: Array(ValueWriting.json.text(of: nested).utf8)
      case .nestedYAML: Array(ValueWriting.blockYAML.text(of: nested).utf8)
      case .nestedTOML: Array(ValueWriting.toml.text(of: inMap(nested, "groups")).utf8)
      case .nestedPropertyList: Array(ValueWriting.propertyList.text(of: nested).utf8)
      case .nestedBinary: try Self.binary(nested)
      case .flatJSON: Array(ValueWriting.json.text(of: flat).utf8)
      case .flatYAML: Array(ValueWriting.flowYAML.text(of: flat).utf8)
      case .flatTOML: Array(ValueWriting.toml.text(of: inMap(flat, "items")).utf8)
      case .flatPropertyList: Array(ValueWriting.propertyList.text(of: flat).utf8)
      case .flatBinary: try Self.binary(flat)
      case .jsonLines:
        Array((flat.list ?? []).map { Self.line($0) + "\n" }.joined().utf8)
      case .commas: Array(Self.table(flat, ",").utf8)
      case .semicolons: Array(Self.table(flat, ";").utf8)
      case .tabs: Array(Self.table(flat, "\t").utf8)
      case .bars: Array(Self.table(flat, "|").utf8)
      }
    }

    private static func line(_ value: Value) -> String {
      ValueWriting.json.text(of: value).split(separator: "\n").map(String.init).joined(
        separator: " ")
    }

    private static func binary(_ value: Value) throws -> [UInt8] {
      [UInt8](
        try PropertyListSerialization.data(
          fromPropertyList: plain(value), format: .binary, options: 0))
    }

    private static func plain(_ value: Value) -> Any {
      switch value.kind {
      case .list(let values): values.map(plain)
      case .map(let map):
        Dictionary(uniqueKeysWithValues: zip(map.keys.map(\.name), map.values.map(plain)))
      default: value.scalarText ?? ""
      }
    }

    private static func table(_ value: Value, _ mark: String) -> String {
      let rows = (value.list ?? []).compactMap(\.map)
      let names = rows.first?.keys.map(\.name) ?? []
      let lines = rows.map { row in names.map { row[$0]?.scalarText ?? "" } }
      return ([names] + lines).map { cells in
        cells.map { quoted($0, mark) }.joined(separator: mark) + "\n"
      }.joined()
    }

    private static func quoted(_ cell: String, _ mark: String) -> String {
      guard cell.contains(mark) || cell.contains("\"") else { return cell }
      return "\"" + cell.replacing("\"", with: "\"\"") + "\""
    }
  }
}

/// Sections with rows of a name, a price and perhaps a sentence.
struct GeneratedMenu {
  private var sections: [(title: String, rows: [(name: String, price: String, text: String)])]

  private static let sectionNames = [
    "Starters", "Suppen", "Plats", "Postres", "Bebidas", "Закуски", "飲み物", "Käse & Wein",
  ]
  private static let words = [
    "Tomato", "Linsen", "Bœuf", "Flan", "Café", "Борщ", "緑茶", "Rye", "Mint", "Pear", "Fennel",
    "Saffron", "Anis", "Quince", "Leek",
  ]
  private static let seconds = [
    "soup", "pie", "tart, cold", "salad", "\"special\"", "stew", "bread",
  ]

  init(_ random: inout RandomSource) {
    sections = []
    var used: Set<String> = []
    let titles = Self.sectionNames.shuffled(using: &random)
    for title in titles.prefix(Int.random(in: 2...6, using: &random)) {
      var rows: [(name: String, price: String, text: String)] = []
      for _ in 0..<Int.random(in: 3...8, using: &random) {
        let first = Self.words.randomElement(using: &random) ?? ""
        let name = first + " " + (Self.seconds.randomElement(using: &random) ?? "")
        guard used.insert(name).inserted else { continue }
        let price =
          "\(Int.random(in: 1...30, using: &random)),\(Int.random(in: 1...9, using: &random))0 €"
        rows.append((name, price, "A plate of \(first) that nobody forgets, number \(used.count)"))
      }
      if !rows.isEmpty { sections.append((title, rows)) }
    }
  }

  var outline: String {
    sections.map { section in
      section.title + "(" + section.rows.map { "\($0.name) \($0.price)" }.joined(separator: ", ")
        + ")"
    }.joined(separator: " ")
  }

  var nested: Value {
    list(
      sections.map { section in
        map([
          ("title", text(section.title)),
          (
            "dishes",
            list(
              section.rows.map {
                map([("name", text($0.name)), ("price", text($0.price)), ("about", text($0.text))])
              })
          ),
        ])
      })
  }

  /// The rows with their section's name in a column, and the columns in an order of their own.
  func flat(_ random: inout RandomSource) -> Value {
    let order = [0, 1, 2, 3].shuffled(using: &random)
    return list(
      sections.flatMap { section in
        section.rows.map { row in
          let cells = [
            ("group", text(section.title)), ("name", text(row.name)), ("price", text(row.price)),
            ("about", text(row.text)),
          ]
          return map(order.map { cells[$0] })
        }
      })
  }

  private func text(_ text: String) -> Value { Value(.text(text)) }

  private func list(_ values: [Value]) -> Value { Value(.list(values)) }

  private func map(_ members: [(String, Value)]) -> Value {
    Value(.map(ValueMap(keys: members.map { ValueMap.Key($0.0) }, values: members.map(\.1))))
  }
}
