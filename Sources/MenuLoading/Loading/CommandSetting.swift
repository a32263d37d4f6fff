internal import Diagnostics
internal import MenuModel

/// A key of the configuration as given on the command line: `--behaviour swap`, `--field title=2`.
///
/// It goes through the same table of keys as the files do, so that both know the same words and
/// give the same messages.
package struct CommandSetting: Sendable, Equatable {
  /// As typed, for messages: `--behaviour`.
  package var option: String
  /// The key it stands for: `behaviour`, or `fields.title` for a member of a map.
  package var key: String
  package var text: String

  package init(option: String, key: String, text: String) {
    self.option = option
    self.key = key
    self.text = text
  }
}

extension [CommandSetting] {
  /// Puts the settings whose keys the table has into the target, those given twice as a list;
  /// keys of other tables are passed over.
  func apply<Target: Configuration>(
    to target: inout Target, keys: [SettingKey<Target>]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for key in keys {
      let own = filter { $0.key == key.name || $0.key.hasPrefix(key.name + ".") }
      guard let first = own.first else { continue }
      let text = own.map { $0.typed(under: key.name) }.joined(separator: "\n")
      let file = SourceFile(name: first.option, bytes: [UInt8](text.utf8))
      let value = own.value(under: key.name)
      target.places.add(value, at: [key.name], in: file)
      var setting = SettingValue(ValueMap.Key(key.name), value: value, file: file)
      key.apply(&setting, &target)
      diagnostics += setting.diagnostics
    }
    return diagnostics
  }

  /// The settings as one value: a map when they name members, a list when there are several.
  private func value(under key: String) -> Value {
    var offset = 0
    var keys: [ValueMap.Key] = []
    var values: [Value] = []
    for setting in self {
      let end = offset + setting.typed(under: key).utf8.count
      let start = end - setting.text.utf8.count
      if let member = setting.member(of: key) {
        keys.append(ValueMap.Key(member, at: ByteRange(offset..<offset + member.utf8.count)))
      }
      values.append(Value(.scalar(setting.text), at: ByteRange(start..<end)))
      offset = end + 1
    }
    if keys.count == count {
      return Value(.map(ValueMap(keys: keys, values: values)), at: ByteRange(0..<offset))
    }
    return count == 1 ? values[0] : Value(.list(values), at: ByteRange(0..<offset))
  }
}

extension CommandSetting {
  /// The member of a map that is set: `title` for `fields.title`.
  fileprivate func member(of key: String) -> String? {
    self.key == key ? nil : String(self.key.dropFirst(key.utf8.count + 1))
  }

  /// What was typed after the option, for the excerpts of messages: `title=Name`.
  fileprivate func typed(under key: String) -> String {
    member(of: key).map { $0 + "=" + text } ?? text
  }
}

extension Value.Kind {
  /// What a word on the command line stands for.
  fileprivate static func scalar(_ text: String) -> Self {
    switch text {
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: .text(text)
    }
  }
}
