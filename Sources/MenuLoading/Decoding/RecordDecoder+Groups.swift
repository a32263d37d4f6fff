internal import Diagnostics
internal import MenuKit
internal import MenuModel

extension RecordDecoder {
  /// Sections that hold their rows.
  mutating func decodeGroups(_ sections: Collection) {
    let outer = SectionDecoder(
      reading.sections, children: reading.shape.levels[1].path, language: options.language,
      file: file)
    let regroups = !reading.groupBy.isEmpty
    for entry in sections {
      guard !entry.value.isNothing || entry.key != nil else { continue }
      let value = unwrapped(entry.value, at: 0)
      let place = set.sections.count
      if !regroups { set.sections.append(outer.section(entry.key, value, level: 0)) }
      let inner = reading.shape.levels[1]
      guard let child = inner.path.isEmpty ? value : value.value(at: inner.path.keys) else {
        continue
      }
      let rows = Collection(child, as: inner.form)
      if reading.hasSubsections, reading.shape.levels.count > 2 {
        decodeSubsections(rows)
      } else {
        for row in rows {
          guard let result = self.rows.decode(row) else { continue }
          append(
            result, regroups ? placement(of: result.groups) : .section(place), row.value.range)
        }
      }
    }
  }

  /// The second level as sections of their own, one level in.
  private mutating func decodeSubsections(_ sections: Collection) {
    let level = reading.shape.levels[2]
    let decoder = SectionDecoder(
      reading.rows, children: level.path, language: options.language, file: file)
    for entry in sections {
      guard !entry.value.isNothing || entry.key != nil else { continue }
      let value = unwrapped(entry.value, at: 1)
      let place = set.sections.count
      set.sections.append(decoder.section(entry.key, value, level: 1))
      guard let child = level.path.isEmpty ? value : value.value(at: level.path.keys) else {
        continue
      }
      for row in Collection(child, as: level.form) {
        guard let result = rows.decode(row) else { continue }
        append(result, .section(place), row.value.range)
      }
    }
  }

  private func unwrapped(_ value: Value, at level: Int) -> Value {
    let wrapper = reading.shape.levels[level].wrapper
    return wrapper.isEmpty ? value : value.value(at: wrapper.keys) ?? value
  }
}

/// Makes a section of an object, or of a name.
struct SectionDecoder {
  private let map: FieldMap
  private let children: ColumnPath
  private let language: String
  private let file: SourceFile

  init(_ map: FieldMap, children: ColumnPath, language: String, file: SourceFile) {
    self.map = map
    self.children = children
    self.language = language
    self.file = file
  }

  func section(_ key: ValueMap.Key?, _ value: Value, level: Int) -> MenuSection {
    guard case .map(let members) = value.kind, !children.isEmpty else {
      return MenuSection(title(key?.name), level: level)
    }
    var taken: Set<String> = [children.column]
    func text(_ path: ColumnPath) -> String? {
      guard let value = value.value(at: path.keys) else { return nil }
      taken.insert(path.column)
      if case .map(let map) = value.kind {
        return Languages.isLanguageMap(map)
          ? Languages.choose(from: map, language: language)?.scalarText : nil
      }
      return value.scalarText
    }
    func part(_ field: FieldName) -> String? {
      (map.paths[field] ?? []).lazy.compactMap(text).first
    }
    var section = MenuSection(nil, level: level)
    for case let name in map.titles.prefix(2) where section.title == nil {
      switch name {
      case .key: section.title = title(key?.name)
      case .path(let path): section.title = title(text(path))
      }
    }
    section.id = part(.id)
    section.icon = part(.icon) ?? part(.image)
    section.selectedIcon = part(.selectedIcon)
    for field in [FieldName.summary, .detail] where section.summary == nil {
      section.summary = part(field).map { menuText($0, field, value) }
    }
    if section.id == nil, let key, key.name != section.title { section.id = key.name }
    section.fields = zip(members.keys, members.values)
      .filter { !taken.contains($0.name) && !$1.isNothing && !$1.isEmptyCollection }
      .map { MenuField($0.name, FieldValue($1, language: language)) }
    return section
  }

  private func menuText(_ text: String, _ field: FieldName, _ value: Value) -> MenuText {
    let format = map.formats[field] ?? .plain
    let origin =
      format == .plain ? nil : TextOrigin(file: file.name, offset: Int(value.range.start))
    return MenuText(text, format: format, origin: origin)
  }

  private func title(_ text: String?) -> String? {
    guard let text = text?.trimmingBlanks(), !text.isEmpty else { return nil }
    return text
  }
}
