/// A picture as pages show it.
struct PageImage: Sendable, Equatable {
  /// Below the site's root, or a whole address.
  var path: String
  /// Whether `path` stands for itself on every page: a web address, or the picture itself.
  var isWhole = false
  var size: PixelSize
  /// The same picture for screens of two and three times the density.
  var double: String?
  var triple: String?

  /// The address on a page from which the site's root is `root`.
  func address(from root: String) -> String { isWhole ? path : root + path }

  /// The value of `srcset`; nil when there is one version only.
  func sources(from root: String) -> String? {
    guard double != nil || triple != nil else { return nil }
    let versions = [(path, "1x"), (double, "2x"), (triple, "3x")]
    return versions.compactMap { path, density in
      path.map { (isWhole ? $0 : root + $0) + " " + density }
    }.joined(separator: ", ")
  }
}
