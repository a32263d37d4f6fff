import MenuModel

extension Value {
  /// The value in one line, for expectations: text in single quotes, numbers as written after
  /// `#`, keys bare.
  var sketch: String {
    switch kind {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let text): "#\(text)"
    case .text(let text): "'\(text)'"
    case .list(let values): "[\(values.map(\.sketch).joined(separator: ", "))]"
    case .map(let map):
      "{"
        + zip(map.keys, map.values).map { "\($0.name): \($1.sketch)" }.joined(separator: ", ")
        + "}"
    }
  }
}
