internal import CMicroHTTPD

/// The C library that this target is linked with, for `--version --verbose`.
package enum PreviewLibraries {
  /// Its name and version.
  package static var versions: [(name: String, version: String)] {
    [("libmicrohttpd", MHD_get_version().map { String(cString: $0) } ?? "")]
  }
}
