import Foundation
import Mustache

/// A value of a suite's data, decoded from JSON.
enum JSONValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func templateValue(names: [String]) -> TemplateValue {
    switch self {
    case .null: .nothing
    case .bool(let value): .flag(value)
    case .number(let value): .text("\(value)")
    case .string(let value): .text(value)
    case .array(let values): .list(values.map { $0.templateValue(names: names) })
    case .object(let members): .object(JSONObject(members: members, names: names))
    }
  }
}

/// An object whose names are only known when a suite is read.
struct JSONObject: TemplateObject {
  var members: [String: JSONValue]
  var names: [String]

  func value(of name: TemplateName) -> TemplateValue {
    members[names[name.number]]?.templateValue(names: names) ?? .missing
  }
}
