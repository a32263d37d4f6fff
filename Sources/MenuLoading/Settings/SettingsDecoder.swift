internal import Diagnostics
internal import MenuModel

/// Turns the map of a configuration file into settings, by a table of keys.
struct SettingsDecoder<Target> {
  /// What the file is for, in messages: `site.yml`, `menugen.yml`.
  let name: String
  let keys: [SettingKey<Target>]

  /// Puts each member of the map where its key says. Unknown keys and wrong types are errors; the
  /// members that are right are taken all the same.
  func decode(_ value: Value, in file: SourceFile, into target: inout Target) -> [Diagnostic] {
    if value.isNothing { return [] }
    guard let map = value.map else {
      return [
        Diagnostic(
          .error, .settingType, "\(file.name) holds \(value.kindName), not keys with values",
          at: SourceSpan(file, value.range.offsets), expected: "lines such as ‘title: Tea house’",
          suggestion: Self.pair(in: value))
      ]
    }
    var diagnostics: [Diagnostic] = []
    for (key, value) in zip(map.keys, map.values) {
      guard let known = keys.first(where: { $0.name == key.name }) else {
        diagnostics.append(unknown(key, value, in: file))
        continue
      }
      var setting = SettingValue(key, value: value, file: file)
      known.apply(&setting, &target)
      diagnostics += setting.diagnostics
    }
    return diagnostics
  }

  private func unknown(
    _ key: ValueMap.Key, _ value: Value, in file: SourceFile
  ) -> Diagnostic {
    let names = keys.map(\.name)
    return Diagnostic(
      .error, .settingUnknown, "‘\(key.name)’ is not a key of \(name)",
      at: SourceSpan(file, key.range.offsets),
      expected: "one of: " + names.joined(separator: ", "),
      suggestion: field(key.name, value) ?? otherFile(with: key.name)
        ?? Nearest.suggestion(for: key.name, among: names))
  }

  /// What to write for `title:Lunch` and `title = Lunch`.
  private static func pair(in value: Value) -> String? {
    guard let text = value.scalarText?.prefix(while: { $0 != "\n" }).prefix(60),
      let sign = text.firstIndex(where: { $0 == ":" || $0 == "=" })
    else { return nil }
    let key = String(text[..<sign]).trimmingBlanks()
    let rest = String(text[text.index(after: sign)...]).trimmingBlanks()
    let rule = text[sign] == ":" ? "a space follows the colon" : "a colon stands between them"
    return "\(rule): ‘\(key): \(rest)’"
  }

  /// The file that the key is of, when it is one of the other kind's.
  private func otherFile(with key: String) -> String? {
    if name == SiteFiles.site, MenuSettingKeys.all.contains(where: { $0.name == key }) {
      return "it is a key of a menu: write it in the \(SiteFiles.menu) of the menu's folder"
    }
    if name == SiteFiles.menu, SiteSettingKeys.all.contains(where: { $0.name == key }) {
      return "it is a key of the whole site: write it in \(SiteFiles.site)"
    }
    return nil
  }

  /// What to write when the key is a part of a row, which ‘fields’ names the column of.
  private func field(_ name: String, _ value: Value) -> String? {
    guard keys.contains(where: { $0.name == "fields" }), FieldName(rawValue: name) != nil else {
      return nil
    }
    return "write it in ‘fields’: ‘fields: {\(name): \(value.scalarText ?? "…")}’"
  }
}
