internal import Diagnostics

/// What `--version` prints.
enum Version {
  static func text(isVerbose: Bool) -> String { "menugen \(ToolVersion.text)\n" }
}
