internal import CCmark

/// The C libraries that this target is linked with, for `--version --verbose`.
package enum MarkdownLibraries {
  /// Name and version of each; gumbo doesn't tell its own.
  package static var versions: [(name: String, version: String)] {
    [("cmark", cmark_version_string().map { String(cString: $0) } ?? ""), ("gumbo", "")]
  }
}
