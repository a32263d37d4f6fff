internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// Makes rows of entries: finds the parts by the field map, and keeps what no part took.
struct RowDecoder: Sendable {
  private let plan: RowPlan
  private let level: Shape.Level
  private let items: ItemDecoder?
  private let options: ReadingOptions
  private let file: SourceFile
  private let joins: [String: JoinRule]
  private var layouts = LayoutCache()
  /// What the last row gave for its groups: rows that follow each other mostly name the same sections.
  private var lastGroups: [[String]] = []
  /// Ids that joined data has no row for, and the first place of each.
  private(set) var unmatched: [String: Range<Int>] = [:]

  init(
    _ plan: RowPlan, level: Shape.Level, items: ItemDecoder?, options: ReadingOptions,
    file: SourceFile, joins: [JoinRule]
  ) {
    self.plan = plan
    self.level = level
    self.items = items
    self.options = options
    self.file = file
    self.joins = Dictionary(joins.map { ($0.column.description, $0) }) { first, _ in first }
  }

  /// A row, and what it says about its section.
  struct Result: Sendable {
    var row: MenuRow
    /// The names that each of the group columns gives.
    var groups: [[String]] = []
    var hint: SectionHint?
    /// Whether the row has no title of its own.
    var isUntitled = false
  }

  /// Takes what a decoder of later rows has noticed.
  mutating func take(_ other: RowDecoder) {
    guard !other.unmatched.isEmpty else { return }
    unmatched.merge(other.unmatched) { first, _ in first }
  }

  /// The row of an entry; nil when there is nothing in it.
  mutating func decode(_ entry: Collection.Entry) -> Result? {
    var result = Result(row: MenuRow())
    return decode(entry, into: &result) ? result : nil
  }

  /// Makes a row of an entry in place of an empty one; false when there is nothing in it.
  mutating func decode(_ entry: Collection.Entry, into result: inout Result) -> Bool {
    let value = level.wrapper.isEmpty ? entry.value : unwrapped(entry.value)
    guard let map = value.map else {
      guard let scalar = scalar(entry, value) else { return false }
      result = scalar
      return true
    }
    let layout = layouts.layout(for: map.keys, plan)
    fill(&result, map, layout)
    for place in layout.extras {
      if let field = field(map, place, layout) { result.row.fields.append(field) }
    }
    addItems(&result.row, value)
    addSizes(&result.row, map, layout)
    title(&result, entry, map, layout)
    return !result.row.title.isEmpty || !result.row.fields.isEmpty || !result.row.items.isEmpty
  }

  private func unwrapped(_ value: Value) -> Value {
    value.value(at: level.wrapper.keys) ?? value
  }

  /// A row that is a text, or a name with a value.
  private func scalar(_ entry: Collection.Entry, _ value: Value) -> Result? {
    if let key = entry.key {
      var row = MenuRow(key.name)
      if let text = value.scalarText {
        if plan.map.value == .price {
          row.price = price(text)
        } else {
          row.summary = MenuText(text)
        }
      }
      addItems(&row, value)
      return Result(row: row)
    }
    guard let text = value.scalarText else { return nil }
    return Result(row: MenuRow(text))
  }

  private func addItems(_ row: inout MenuRow, _ value: Value) {
    guard let items else { return }
    row.items = items.items(in: value)
  }

  /// A size for each price that the row has.
  private func addSizes(_ row: inout MenuRow, _ map: ValueMap, _ layout: RowLayout) {
    for (name, way) in layout.sizes {
      guard let value = first(way, in: map), let price = amount(value) else { continue }
      row.items.append(MenuItem(name, price: price))
    }
  }

  private func title(
    _ result: inout Result, _ entry: Collection.Entry, _ map: ValueMap, _ layout: RowLayout
  ) {
    for (place, title) in layout.titles.enumerated() {
      switch title {
      case .key: result.row.title = entry.key?.name ?? ""
      case .way(let ways): result.row.title = text(ways, in: map) ?? ""
      }
      guard result.row.title.isEmpty else {
        result.isUntitled = place > 0
        break
      }
    }
    if plan.map.keyIsBadge, let key = entry.key, result.row.badge == nil {
      result.row.badge = key.name
    } else if result.row.id == nil, let key = entry.key, result.row.title != key.name {
      result.row.id = key.name
    }
    guard result.row.title.isEmpty else { return }
    result.isUntitled = true
    let others = layout.extras + layout.parts.flatMap { $0.ways.map(\.place) }
    result.row.title =
      entry.key?.name ?? others.sorted().lazy.compactMap { self.text(map.values[$0]) }.first ?? ""
  }

  private mutating func fill(_ result: inout Result, _ map: ValueMap, _ layout: RowLayout) {
    var hint: HintParts?
    for place in layout.parts.indices {
      let field = layout.parts[place].field
      guard let found = find(layout.parts[place].ways, in: map) else { continue }
      switch field {
      case .id: result.row.id = text(found)
      case .price: result.row.price = amount(found)
      case .summary: result.row.summary = menuText(found, field)
      case .detail: result.row.detail = menuText(found, field)
      case .icon: result.row.icon = text(found)
      case .image: result.row.image = text(found)
      case .tags:
        let ways = layout.parts[place].ways
        result.row.tags = hasFlags(field) ? flags(ways, map) : tags(found.value(in: map))
      case .badge:
        result.row.badge = badge(found.value(in: map), layout.parts[place].ways, map)
      case .link: result.row.link = text(found)
      case .unavailable: result.row.isUnavailable = found.value(in: map).isYes
      case .expanded: result.row.startsExpanded = found.value(in: map).isYes
      case .order: hint.parts.order = text(found)
      case .sectionIcon: hint.parts.icon = text(found)
      case .sectionSelectedIcon: hint.parts.selectedIcon = text(found)
      case .sectionSummary: hint.parts.summary = menuText(found, field)
      case .selectedIcon, .title, .children, .sizes, .sectionTitle: break
      }
    }
    result.hint = hint?.hint
    if !areLastGroups(map, layout) {
      lastGroups = layout.groups.indices.map { group in
        first(layout.groups[group], in: map).map { names(of: $0, in: group) } ?? []
      }
    }
    result.groups = lastGroups
  }

  /// Whether a row surely gives the same names as the last one. A quick look: no may be wrong.
  private func areLastGroups(_ map: ValueMap, _ layout: RowLayout) -> Bool {
    guard joins.isEmpty, lastGroups.count == layout.groups.count else { return false }
    return layout.groups.indices.allSatisfy { group in
      guard lastGroups[group].count == 1, let way = layout.groups[group].first, way.rest.isEmpty,
        let text = map.values[way.place].text
      else { return false }
      return text == lastGroups[group][0] && !text.isEmpty
    }
  }
}

/// What a way led to: the text of a scalar, as nearly all cells are, or something else.
private enum Found {
  case text(String, at: Int, from: UInt32)
  case value(Value)

  func value(in map: ValueMap) -> Value {
    switch self {
    case .text(_, let place, _): map.values[place]
    case .value(let value): value
    }
  }
}

private struct HintParts {
  var icon: String?
  var selectedIcon: String?
  var summary: MenuText?
  var order: String?

  var hint: SectionHint? {
    guard icon != nil || selectedIcon != nil || summary != nil || order != nil else { return nil }
    return SectionHint(icon: icon, selectedIcon: selectedIcon, summary: summary, order: order)
  }
}

extension HintParts? {
  /// The parts, made when the first is there: most tables have none.
  fileprivate var parts: HintParts {
    get { self ?? HintParts() }
    set { self = newValue }
  }
}

extension RowDecoder {
  /// What the first way that leads to something leads to.
  private func find(_ ways: [RowLayout.Way], in map: ValueMap) -> Found? {
    for number in ways.indices {
      if ways[number].rest.isEmpty {
        let place = ways[number].place
        if let text = map.values[place].scalarText {
          return .text(text, at: place, from: map.values[place].range.start)
        }
        if map.values[place].isFilled { return .value(map.values[place]) }
      } else if let value = first(ways[number], in: map) {
        return .value(value)
      }
    }
    return nil
  }

  private func first(_ ways: [RowLayout.Way], in map: ValueMap) -> Value? {
    for way in ways {
      if let value = first(way, in: map) { return value }
    }
    return nil
  }

  /// What a way leads to; nil when there is nothing.
  private func first(_ way: RowLayout.Way, in map: ValueMap) -> Value? {
    if way.rest.isEmpty { return map.values[way.place].isFilled ? map.values[way.place] : nil }
    guard let value = map.values[way.place].value(at: way.rest), value.isFilled else { return nil }
    return value
  }

  private func text(_ ways: [RowLayout.Way], in map: ValueMap) -> String? {
    for number in ways.indices {
      if ways[number].rest.isEmpty, let text = map.values[ways[number].place].scalarText {
        return text
      }
      if let value = first(ways[number], in: map), let text = text(value) { return text }
    }
    return nil
  }

  private func text(_ found: Found) -> String? {
    switch found {
    case .text(let text, _, _): text
    case .value(let value): text(value)
    }
  }

  /// A scalar's text; of a text in several languages the wanted one, of an object its name, of a
  /// list the names of its elements.
  private func text(_ value: Value) -> String? {
    if let text = value.scalarText { return text }
    switch value.kind {
    case .list(let values):
      let texts = values.compactMap { self.text($0) }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    case .map(let map):
      if Languages.isLanguageMap(map) {
        return Languages.choose(from: map, language: options.language)?.scalarText
      }
      return FieldGuess.shortName(of: value)
    default: return nil
    }
  }

  private func menuText(_ found: Found, _ field: FieldName) -> MenuText? {
    switch found {
    case .text(let text, _, let start): return menuText(text, field, from: start)
    case .value(let value):
      let lines = value.list.map { $0.compactMap { self.text($0) }.joined(separator: "\n") }
      return (lines ?? text(value)).flatMap { menuText($0, field, from: value.range.start) }
    }
  }

  private func menuText(_ text: String, _ field: FieldName, from start: UInt32) -> MenuText? {
    guard !text.isEmpty else { return nil }
    let format = plan.map.formats.isEmpty ? .plain : plan.map.formats[field] ?? .plain
    let origin = format == .plain ? nil : TextOrigin(file: file.name, offset: Int(start))
    return MenuText(text, format: format, origin: origin)
  }

  private func amount(_ found: Found) -> String? {
    switch found {
    case .text(let text, _, _): price(text)
    case .value(let value): amount(value)
    }
  }

  /// The amount as written; of an object that holds it beside a currency, its number.
  private func amount(_ value: Value) -> String? {
    if let map = value.map, !Languages.isLanguageMap(map) {
      let number = map.values.first { if case .number = $0.kind { true } else { false } }
      return (number ?? map.values.first { $0.scalarText != nil })?.scalarText.map(price)
    }
    return text(value).map(price)
  }

  private func price(_ text: String) -> String {
    options.pricesAreCents ? Cents.amount(text) : text
  }

  private func tags(_ value: Value) -> [String] {
    if let values = value.list { return values.compactMap { self.text($0) } }
    guard let text = text(value) else { return [] }
    let parts = text.split { $0 == "," || $0 == ";" || $0 == "|" || $0 == "、" || $0 == "，" }
    return parts.map { String($0).trimmingBlanks() }.filter { !$0.isEmpty }
  }

  /// A text; for each yes the name of its column.
  private func badge(_ value: Value, _ ways: [RowLayout.Way], _ map: ValueMap) -> String? {
    guard hasFlags(.badge) else {
      if case .boolean = value.kind { return nil }
      return text(value)
    }
    let names = flags(ways, map)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Whether a part is filled by columns of yes and no.
  private func hasFlags(_ field: FieldName) -> Bool {
    guard !plan.map.flags.isEmpty, let paths = plan.map.paths[field] else { return false }
    return paths.contains(where: plan.map.flags.contains)
  }

  /// The names of the columns that say yes, and the texts of those that say something else.
  private func flags(_ ways: [RowLayout.Way], _ map: ValueMap) -> [String] {
    ways.flatMap { way -> [String] in
      guard let value = first(way, in: map) else { return [] }
      let path = ColumnPath([map.keys[way.place].name] + way.rest)
      guard plan.map.flags.contains(path) else { return tags(value) }
      guard value.isYes else { return [] }
      let name = path.keys.last ?? ""
      return [name.split { $0 == "_" || $0 == "-" }.joined(separator: " ")]
    }
  }

  /// The sections that a value names: one, or several in a list.
  ///
  /// - Parameter group: the number of the group column.
  private mutating func names(of value: Value, in group: Int) -> [String] {
    let texts: [String] =
      value.list?.compactMap { self.text($0) } ?? [text(value)].compactMap(\.self)
    guard !joins.isEmpty, let join = joins[plan.groupBy[group].description] else { return texts }
    return texts.map { id in
      if let title = join.title(of: id) { return title }
      let place = value.range.offsets
      // Rows may come in any order.
      if unmatched[id].map({ place.lowerBound < $0.lowerBound }) ?? true { unmatched[id] = place }
      return id
    }
  }

  /// A column that no part took, or what is left of it.
  private func field(_ map: ValueMap, _ place: Int, _ layout: RowLayout) -> MenuField? {
    let value = map.values[place]
    guard !value.isNothing, !value.isEmptyCollection else { return nil }
    let name = map.keys[place].name
    if let join = joins[name], let id = value.scalarText, let title = join.title(of: id) {
      return MenuField(name, .text(title))
    }
    guard let taken = layout.partial[place] else {
      return MenuField(name, FieldValue(value, language: options.language))
    }
    guard let left = FieldValue(value, without: taken, language: options.language) else {
      return nil
    }
    return MenuField(name, left)
  }
}

extension Value {
  /// Whether a value means yes.
  fileprivate var isYes: Bool {
    switch kind {
    case .boolean(let value): return value
    case .number(let text): return text != "0"
    case .text:
      let text = scalarText?.lowercased() ?? ""
      return !["", "false", "no", "n", "0", "off", "nein", "non", "нет", "否", "無", "-", "✗"]
        .contains(text)
    case .null: return false
    case .list(let values): return !values.isEmpty
    case .map(let map): return map.count > 0
    }
  }
}
