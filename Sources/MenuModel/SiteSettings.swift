/// What `site.yml` and the command line say about the whole site. The defaults are what holds when
/// nothing is said.
package struct SiteSettings: Sendable {
  /// `title`: nil when there is none; a site of one menu then takes that menu's.
  package var title: String?
  /// `description`: one or two sentences for the page of the menus and for search engines.
  package var summary: String?
  /// `language`: a BCP 47 tag, `en`, `zh-Hans`, `ar`.
  package var language: String
  /// `base_url`: where the site will stand, with scheme; nil when it is not known, and then nothing
  /// that needs a whole address is written. With or without a slash at the end.
  package var baseURL: String?
  /// `accent`: the colour that all others follow; nil for the theme's own.
  package var accent: AccentColour?
  /// `logo`, `header`, `footer`, `legend`: for every page that has none of its own.
  package var parts: PageParts
  /// `design`: whether the write-up is also a page, `design/index.html`, with a link to it.
  package var hasDesignPage: Bool
  /// `qr`: whether the printed pages carry a QR code of their address.
  package var hasQRCode: Bool
  /// `--single-file`: one HTML file a menu, with style, script and pictures inside.
  package var isSingleFile: Bool
  /// `words`: the interface's words that are said otherwise here, by their key.
  package var words: [String: String]

  package init(
    title: String? = nil, summary: String? = nil, language: String = "en", baseURL: String? = nil,
    accent: AccentColour? = nil, parts: PageParts = PageParts(), hasDesignPage: Bool = false,
    hasQRCode: Bool = false, isSingleFile: Bool = false, words: [String: String] = [:]
  ) {
    self.title = title
    self.summary = summary
    self.language = language
    self.baseURL = baseURL
    self.accent = accent
    self.parts = parts
    self.hasDesignPage = hasDesignPage
    self.hasQRCode = hasQRCode
    self.isSingleFile = isSingleFile
    self.words = words
  }
}
