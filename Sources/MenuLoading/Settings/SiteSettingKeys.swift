internal import MenuModel

/// The keys of `site.yml`.
package enum SiteSettingKeys {
  /// Every key with its description, in the order of the reference.
  package static var descriptions: [SettingDescription] { all.map(SettingDescription.init) }

  static let all: [SettingKey<SiteConfiguration>] = [
    SettingKey(
      "title", "text", standard: "none; a site of one menu takes that menu's",
      "The site's name, at the head of the page that lists the menus."
    ) { $1.settings.title = $0.text() },
    SettingKey(
      "description", "text", standard: "none",
      "One or two sentences for the page of the menus and for search engines."
    ) { $1.settings.summary = $0.text() },
    SettingKey(
      "language", "a language tag such as en, ar or zh-Hans", standard: "en",
      "The language of the interface's words, of sorting and of the text's direction."
    ) { if let tag = $0.languageTag() { $1.settings.language = tag } },
    SettingKey(
      "base_url", "a web address", standard: "none",
      "Where the site will stand; with it the sitemap and the canonical links are written."
    ) { if let address = $0.webAddress() { $1.settings.baseURL = address } },
    SettingKey(
      "accent", "a colour as #rrggbb or #rgb", standard: "the theme's own",
      "The one colour that all others follow, in light and dark."
    ) { if let colour = $0.colour() { $1.settings.accent = colour } },
    SettingKey(
      "menus", "a list of folder names", standard: "by name",
      "The order of the menus; folders that are not named follow by name."
    ) { if let names = $0.texts() { $1.menuOrder = names } },
    SettingKey(
      "design", "true or false", standard: "false",
      "Whether the write-up of the pattern is a page of the site, with a link to it."
    ) { if let flag = $0.flag() { $1.settings.hasDesignPage = flag } },
    SettingKey(
      "qr", "true or false", standard: "false",
      "Whether pages on paper carry a QR code of their address; base_url says where they stand."
    ) { if let flag = $0.flag() { $1.settings.hasQRCode = flag } },
    SettingKey(
      "logo", "a picture's path, or Markdown", standard: "none",
      "A picture or a text at the head of every page."
    ) { $1.settings.parts.logo = $0.picture() },
    SettingKey(
      "header", "Markdown", standard: "none", "Stands above the two columns of every page."
    ) { $1.settings.parts.header = $0.markdown() },
    SettingKey(
      "footer", "Markdown", standard: "none",
      "Stands below the two columns of every page: opening hours, address."
    ) { $1.settings.parts.footer = $0.markdown() },
    SettingKey(
      "legend", "Markdown", standard: "none", "Says what marks and tags mean: allergens, icons."
    ) { $1.settings.parts.legend = $0.markdown() },
    SettingKey(
      "words", "a map from a word's key to a text", standard: "the language's own",
      "Words of the interface that are said otherwise on this site."
    ) { if let words = $0.textMap() { $1.settings.words = dictionary(words) } },
  ]
}

/// The last of equal names wins; readers have reported a repeated key already.
func dictionary(_ pairs: [(name: String, text: String)]) -> [String: String] {
  Dictionary(pairs.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
}
