package import Diagnostics
package import MenuModel

/// A site ready to be written.
package struct RenderedSite: Sendable {
  /// In the order in which they are written; no two have the same path. Pages add what they notice
  /// when they are made.
  package var files: [OutputFile]
  /// What was noticed before the first page was made. With an error among it there are no files.
  package var diagnostics: [Diagnostic]
  /// What is no fault of the site but worth knowing to who looks it over: `check` prints it.
  package var remarks: [Diagnostic]
  /// The notes whose words can be exchanged in the written files.
  package var wordPlaces = WordPlaces()

  package init(
    files: [OutputFile], diagnostics: [Diagnostic] = [], remarks: [Diagnostic] = []
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.remarks = remarks
  }
}
