internal import Diagnostics
internal import Markdown
internal import MenuLoading
internal import PreviewServer

/// What `--version` prints.
enum Version {
  static func text(isVerbose: Bool) -> String {
    guard isVerbose else { return "menugen \(ToolVersion.text)\n" }
    let libraries =
      MarkdownLibraries.versions + ReadingLibraries.versions + PreviewLibraries.versions
    return
      (["menugen \(ToolVersion.text)"]
      + libraries.map { "\($0.name) \($0.version.isEmpty ? "(it doesn't tell)" : $0.version)" })
      .map { $0 + "\n" }.joined()
  }
}
