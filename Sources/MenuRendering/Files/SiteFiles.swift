internal import Escaping
internal import MenuModel

/// The small files beside the pages.
struct SiteFiles {
  private let site: SiteContext
  private let policy: String

  /// - Parameter policy: one that all pages keep to.
  init(_ site: SiteContext, policy: String) {
    self.site = site
    self.policy = policy
  }

  var files: [OutputFile] {
    var files = [
      OutputFile(".nojekyll", bytes: []),
      OutputFile("_headers", bytes: Array(headers.utf8)),
      OutputFile("robots.txt", bytes: Array(robots.utf8)),
    ]
    if let sitemap { files.append(OutputFile("sitemap.xml", bytes: sitemap)) }
    return files
  }

  /// For hosts that read it: the policy, and what only a header can say.
  private var headers: String {
    """
    /*
      Content-Security-Policy: \(policy); frame-ancestors 'none'
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin

    /assets/*
      Cache-Control: public, max-age=31536000, immutable

    """
  }

  private var robots: String {
    let sitemap = site.base.map { "Sitemap: \($0)sitemap.xml\n" } ?? ""
    return "User-agent: *\nAllow: /\n" + sitemap
  }

  /// Nil when the site's address is not known: a sitemap has whole addresses only.
  private var sitemap: [UInt8]? {
    guard site.base != nil else { return nil }
    var output: [UInt8] = []
    output += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8
    output += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n".utf8
    for page in site.pages.sorted() {
      guard let address = site.wholeAddress(of: page) else { continue }
      output += "<url><loc>".utf8
      Escape.html(address, into: &output)
      output += "</loc></url>\n".utf8
    }
    output += "</urlset>\n".utf8
    return output
  }
}
