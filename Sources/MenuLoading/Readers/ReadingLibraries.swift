internal import CExpat
internal import CTOML

/// The C libraries that this target is linked with, for `--version --verbose`.
package enum ReadingLibraries {
  /// Name and version of each.
  package static var versions: [(name: String, version: String)] {
    let expat = XML_ExpatVersion().map { String(cString: $0).trimmingPrefix("expat_") } ?? ""
    return [
      ("expat", String(expat)), ("toml++", ctoml_version().map { String(cString: $0) } ?? ""),
    ]
  }
}
