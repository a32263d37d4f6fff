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
  func apply<Target>(to target: inout Target, keys: [SettingKey<Target>]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for key in keys {
      let own = filter { $0.key == key.name || $0.key.hasPrefix(key.name + ".") }
      guard let first = own.first else { continue }
      let text = own.map(\.text).joined(separator: "\n")
      let file = SourceFile(name: first.option, bytes: [UInt8](text.utf8))
      var setting = SettingValue(key: key.name, value: own.value(under: key.name), file: file)
      key.apply(&setting, &target)
      diagnostics += setting.diagnostics
    }
    return diagnostics
  }

  /// The settings as one value: a map when they name members, a list when there are several.
  private func value(under key: String) -> Value {
    var offset = 0
    var values: [Value] = []
    for setting in self {
      let end = offset + setting.text.utf8.count
      values.append(Value(.scalar(setting.text), at: ByteRange(offset..<end)))
      offset = end + 1
    }
    if first?.key != key {
      let keys = map { ValueMap.Key(String($0.key.dropFirst(key.utf8.count + 1))) }
      return Value(.map(ValueMap(keys: keys, values: values)), at: ByteRange(0..<offset))
    }
    return count == 1 ? values[0] : Value(.list(values), at: ByteRange(0..<offset))
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
