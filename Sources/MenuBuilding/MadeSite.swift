package import Diagnostics
package import MenuModel

/// A site in memory: what was read, the files to write, and the messages up to here. Each file
/// makes its bytes when asked, and may add messages then.
package struct MadeSite: Sendable {
  package var site: Site
  package var files: [OutputFile]
  package var diagnostics: [Diagnostic]
  /// What only a check prints.
  package var remarks: [Diagnostic] = []

  /// Whether the messages forbid to write the site.
  package func fails(_ options: BuildOptions) -> Bool {
    let failing: Severity = options.isStrict ? .warning : .error
    return diagnostics.contains { $0.severity <= failing }
  }
}
