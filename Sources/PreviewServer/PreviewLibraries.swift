internal import CMicroHTTPD

/// The C library that serves, which is opened when a preview starts or its version is asked for.
package enum PreviewLibraries {
  /// Whether it is there; nothing can be previewed without.
  package static var arePresent: Bool { preview_is_possible() }

  /// The file that the system looks for: `libmicrohttpd.so.12`.
  package static var file: String { preview_file().map { String(cString: $0) } ?? "" }

  /// Its name and version, for `--version --verbose`; a version in brackets is none.
  package static var versions: [(name: String, version: String)] {
    [("libmicrohttpd", preview_version().map { String(cString: $0) } ?? "(it can't be opened)")]
  }
}
