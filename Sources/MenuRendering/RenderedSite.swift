package import Diagnostics
package import MenuModel

/// A site ready to be written.
package struct RenderedSite: Sendable {
  /// In the order in which they are written; no two have the same path. Pages add what they notice
  /// when they are made.
  package var files: [OutputFile]
  /// What was noticed before the first page was made. With an error among it there are no files.
  package var diagnostics: [Diagnostic]
  /// The page to open first.
  package var entry: String

  package init(files: [OutputFile], diagnostics: [Diagnostic] = [], entry: String = "index.html") {
    self.files = files
    self.diagnostics = diagnostics
    self.entry = entry
  }
}
