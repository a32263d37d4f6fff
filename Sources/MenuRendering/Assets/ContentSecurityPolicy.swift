/// What a page may load: only what the build put there.
struct ContentSecurityPolicy: Sendable {
  /// Hashes of style and script that stand in the page; empty when both are files.
  var styles: [SHA256] = []
  var scripts: [SHA256] = []
  /// Whether style, script and pictures are files of the site.
  var usesFiles = true
  /// Whether pictures stand in the page.
  var usesData = false
  /// Hosts of pictures at web addresses.
  var imageHosts: [String] = []

  /// The policy without what only a header can say.
  var text: String {
    let own = usesFiles ? ["'self'"] : []
    return [
      "default-src 'none'",
      directive("img-src", own + (usesData ? ["data:"] : []) + imageHosts),
      directive("style-src", own + styles.map(source)),
      directive("script-src", own + scripts.map(source)),
      "base-uri 'none'",
      "form-action 'self'",
    ].joined(separator: "; ")
  }

  private func directive(_ name: String, _ sources: [String]) -> String {
    ([name] + (sources.isEmpty ? ["'none'"] : sources)).joined(separator: " ")
  }

  private func source(_ hash: SHA256) -> String { "'sha256-\(hash.base64)'" }
}
