internal import MenuKit
internal import MenuModel

/// Makes items of what rows hold: the third level and those below it.
indirect enum ItemDecoder: Sendable {
  case level(Shape.Level, FieldMap, inner: ItemDecoder?, language: String)

  /// The items in a row's value.
  func items(in value: Value) -> [MenuItem] {
    guard case .level(let level, _, _, _) = self else { return [] }
    guard let inner = level.path.isEmpty ? value : value.value(at: level.path.keys),
      !inner.isNothing
    else { return [] }
    return Collection(inner, as: level.form).compactMap(item)
  }

  private func item(_ entry: Collection.Entry) -> MenuItem? {
    guard case .level(let level, let map, let inner, let language) = self else { return nil }
    let value =
      level.wrapper.isEmpty
      ? entry.value : entry.value.value(at: level.wrapper.keys) ?? entry.value
    guard case .map(let members) = value.kind else {
      guard let title = entry.key?.name ?? value.scalarText else { return nil }
      var item = MenuItem(title)
      if entry.key != nil, let text = value.scalarText {
        if map.value == .price {
          item.price = text
        } else {
          item.fields = [MenuField("value", FieldValue(value, language: language))]
        }
      }
      item.items = inner?.items(in: value) ?? []
      return item
    }
    return item(members, value, entry.key?.name)
  }

  private func item(_ members: ValueMap, _ value: Value, _ key: String?) -> MenuItem? {
    guard case .level(_, let map, let inner, let language) = self else { return nil }
    var item = MenuItem("")
    var taken: Set<String> = []
    for title in map.titles {
      switch title {
      case .key: item.title = key ?? ""
      case .path(let path):
        let found = value.value(at: path.keys)
        item.title = found.flatMap { Self.text($0, language) } ?? ""
        if !item.title.isEmpty { taken.insert(path.column) }
      }
      if !item.title.isEmpty { break }
    }
    if item.title.isEmpty { item.title = key ?? "" }
    for path in map.paths[.price] ?? [] where item.price == nil {
      item.price = value.value(at: path.keys)?.scalarText
      if item.price != nil { taken.insert(path.column) }
    }
    if let inner, case .level(let level, _, _, _) = inner {
      item.items = inner.items(in: value)
      if level.path.isEmpty {
        taken.formUnion(members.keys.map(\.name))
      } else {
        taken.insert(level.path.column)
      }
    }
    item.fields = zip(members.keys, members.values)
      .filter { !taken.contains($0.name) && !$1.isNothing && !$1.isEmptyCollection }
      .map { MenuField($0.name, FieldValue($1, language: language)) }
    guard !item.title.isEmpty else {
      return item.price == nil && item.fields.isEmpty ? nil : item.named
    }
    return item
  }

  private static func text(_ value: Value, _ language: String) -> String? {
    guard case .map(let map) = value.kind else { return value.scalarText }
    return Languages.isLanguageMap(map)
      ? Languages.choose(from: map, language: language)?.scalarText : nil
  }
}

extension MenuItem {
  /// An item without a name is called by its price or its first value, so that it is not lost.
  fileprivate var named: MenuItem? {
    var item = self
    for field in fields {
      if case .text(let text) = field.value {
        item.title = text
        return item
      }
      if case .number(let text) = field.value, price == nil {
        item.title = text
        return item
      }
    }
    guard let price else { return nil }
    item.title = price
    return item
  }
}
