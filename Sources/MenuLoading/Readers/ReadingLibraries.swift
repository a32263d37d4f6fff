internal import CExpat
internal import CTOML

/// The C libraries that this target is linked with, for `--version --verbose`.
package enum ReadingLibraries {
  /// Name and version of each.
  package static var versions: [(name: String, version: String)] {
    [
      ("expat", XML_ExpatVersion().map { String(String(cString: $0).trimmingPrefix("expat_")) } ?? ""),
      ("toml++", ctoml_version().map { String(cString: $0) } ?? ""),
    ]
  }
}
