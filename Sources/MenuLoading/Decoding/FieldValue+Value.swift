internal import MenuKit
internal import MenuModel

extension FieldValue {
  /// The value as `menu.json` has it; of a text in several languages the wanted one.
  init(_ value: Value, language: String) {
    switch value.kind {
    case .null: self = .nothing
    case .boolean(let value): self = .boolean(value)
    case .number(let text): self = .number(text)
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map { FieldValue($0, language: language) })
    case .map(let map):
      if Languages.isLanguageMap(map),
        let chosen = Languages.choose(from: map, language: language)
      {
        self = FieldValue(chosen, language: language)
      } else {
        self = .map(
          zip(map.keys, map.values).map { MenuField($0.name, FieldValue($1, language: language)) })
      }
    }
  }

  /// What is left of a map when some of what lies in it is taken; nil when nothing is.
  init?(_ value: Value, without taken: [[String]], language: String) {
    guard case .map(let map) = value.kind else {
      // A place of a list was taken: the list as a whole is still of use.
      self = FieldValue(value, language: language)
      return
    }
    var fields: [MenuField] = []
    for (key, value) in zip(map.keys, map.values) where !value.isNothing {
      let inner = taken.filter { $0.first == key.name }.map { Array($0.dropFirst()) }
      if inner.contains(where: \.isEmpty) { continue }
      if inner.isEmpty {
        fields.append(MenuField(key.name, FieldValue(value, language: language)))
      } else if let left = FieldValue(value, without: inner, language: language) {
        fields.append(MenuField(key.name, left))
      }
    }
    guard !fields.isEmpty else { return nil }
    self = .map(fields)
  }
}
