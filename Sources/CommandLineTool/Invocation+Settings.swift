internal import Diagnostics
internal import MenuLoading

extension Invocation {
  /// The keys of the configuration that the options stand for, in the order of the options' table,
  /// and what is wrong with them.
  func settings(
    _ flags: [Flag]
  ) -> (settings: [CommandSetting], diagnostics: [Diagnostic]) {
    var settings: [CommandSetting] = []
    var diagnostics: [Diagnostic] = []
    for flag in flags {
      guard let key = flag.setting else { continue }
      for text in texts(flag) {
        guard flag == .field else {
          settings.append(CommandSetting(option: "--\(flag.name)", key: key, text: text))
          continue
        }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
          diagnostics.append(
            Diagnostic(
              .error, .optionValue, "‘\(text)’ is no value for ‘--field’",
              expected: "a part of the rows and a column, such as title=name"))
          continue
        }
        settings.append(
          CommandSetting(option: "--field", key: "\(key).\(parts[0])", text: String(parts[1])))
      }
    }
    return (settings, diagnostics)
  }
}
