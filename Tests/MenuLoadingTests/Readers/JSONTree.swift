import Foundation
import MenuModel

/// JSON as Foundation reads it, to hold a reader's `Value` against: order of keys set aside,
/// numbers by amount.
enum JSONTree: Equatable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case map([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .list(value)
    } else {
      self = .map(try container.decode([String: JSONTree].self))
    }
  }

  init(_ value: Value) {
    switch value.kind {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let text): self = .number(Self.amount(text))
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map(JSONTree.init))
    case .map(let map):
      let members = zip(map.keys, map.values).map { ($0.name, JSONTree($1)) }
      self = .map(Dictionary(members) { $1 })
    }
  }

  /// The documents of a text that holds several, each ending at the end of a line.
  static func documents(_ text: String) throws -> [JSONTree] {
    var found: [JSONTree] = []
    var pending = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      pending += line + "\n"
      if let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(pending.utf8)) {
        found.append(tree)
        pending = ""
      }
    }
    if !pending.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
      found.append(try JSONDecoder().decode(JSONTree.self, from: Data(pending.utf8)))
    }
    return found
  }

  private static func amount(_ text: String) -> Double {
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map(Double.init) ?? .nan }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Double.init) ?? .nan }
    return Double(text) ?? .nan
  }
}
