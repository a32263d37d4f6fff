internal import MenuModel
internal import Mustache

/// Gives pages their style, script, icon and policy: as files that all pages share, or inside each
/// page.
struct PageDresser {
  private let site: Site
  private let theme: Theme
  private var store: AssetStore
  private let hosts: [String]
  private var notFoundStyle: SHA256?
  /// Where style and script lie, once a page has asked.
  private var sheets: (style: String, script: String?)?
  /// What was made for each menu: all its pages get the same.
  private var made: [ObjectIdentifier: PageAssets] = [:]

  /// - Parameter hosts: of pictures at web addresses, on any page.
  init(_ site: Site, _ theme: Theme, _ store: AssetStore, hosts: [String]) {
    self.site = site
    self.theme = theme
    self.store = store
    self.hosts = hosts
  }

  /// Every file of `assets/`.
  var files: [OutputFile] { store.files }

  /// The policy that every page keeps to.
  var sitePolicy: String {
    ContentSecurityPolicy(
      styles: notFoundStyle.map { [$0] } ?? [], imageHosts: hosts.uniqued()
    ).text
  }

  mutating func assets(of menu: MenuPlan) -> PageAssets {
    if let made = made[ObjectIdentifier(menu)] { return made }
    let assets = newAssets(of: menu)
    made[ObjectIdentifier(menu)] = assets
    return assets
  }

  private mutating func newAssets(of menu: MenuPlan) -> PageAssets {
    let icon = Array(SiteIcon.svg(menu.settings.accent ?? site.settings.accent).utf8)
    guard site.settings.isSingleFile else {
      let sheets =
        self.sheets
        ?? (
          store.add(style, "menu.css"),
          theme.script.isEmpty ? nil : store.add(theme.script, "menu.js")
        )
      self.sheets = sheets
      return PageAssets(
        stylePath: sheets.style, scriptPath: sheets.script, style: Markup(safe: []),
        script: Markup(safe: []),
        policy: ContentSecurityPolicy(imageHosts: menu.hosts).text,
        favicon: store.add(icon, "icon.svg"), hasData: menu.hasData)
    }
    let style = InlineSource.safe(self.style)
    let script = InlineSource.safe(theme.script)
    let policy = ContentSecurityPolicy(
      styles: [store.digest(of: style)],
      scripts: script.isEmpty ? [] : [store.digest(of: script)], usesFiles: false,
      usesData: true, imageHosts: menu.hosts)
    return PageAssets(
      style: Markup(safe: style), script: Markup(safe: script), policy: policy.text,
      favicon: "data:image/svg+xml;base64," + Base64.text(of: icon), hasData: false)
  }

  /// A page's address as a picture, where the site wants one and the address is known.
  mutating func code(of address: String?) -> PageImage? {
    guard site.settings.hasQRCode, let code = address.flatMap({ QRCode(Self.plain($0)) }) else {
      return nil
    }
    let svg = Array(code.svg.utf8)
    let size = PixelSize(code.size + 8, code.size + 8)
    guard site.settings.isSingleFile else {
      return PageImage(path: store.add(svg, "qr.svg"), size: size)
    }
    let address = "data:image/svg+xml;base64," + Base64.text(of: svg)
    return PageImage(path: address, isWhole: true, size: size)
  }

  /// The address in letters that every scanner knows.
  private static func plain(_ address: String) -> String {
    address.utf8.reduce(into: "") { text, byte in
      let isPlain = (0x21...0x7E).contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
  }

  /// The page for addresses that lead nowhere carries its style, since it may be served at any depth.
  mutating func assetsOfNotFound() -> PageAssets {
    let style = InlineSource.safe(self.style)
    let hash = store.digest(of: style)
    notFoundStyle = hash
    return PageAssets(
      style: Markup(safe: style), script: Markup(safe: []),
      policy: ContentSecurityPolicy(styles: [hash], usesFiles: false).text, favicon: "",
      hasData: false)
  }

  /// The theme's style with the accents of the site and its menus, outside all layers.
  private var style: [UInt8] {
    var accents = site.settings.accent.map { ":root{--accent:\($0.hexadecimal)}\n" } ?? ""
    for menu in site.menus {
      guard let accent = menu.settings.accent else { continue }
      accents += ":root[data-menu=\(Self.cssString(menu.name))]{--accent:\(accent.hexadecimal)}\n"
    }
    return theme.style + accents.utf8 + theme.ownStyle
  }

  private static func cssString(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isPlain || scalar == "-" || scalar == "_"
        ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
    }
    return "\"" + parts.joined() + "\""
  }
}

/// Style and script that stand in the page.
enum InlineSource {
  /// The text without anything that would end its element. Strings keep their meaning: in both
  /// languages `\/` is `/`.
  static func safe(_ source: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(source.count)
    var start = 0
    while let mark = source[start...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = source[(mark + 1)...]
      output += source[start...mark]
      if rest.first == UInt8(ascii: "/"), startsElement(rest.dropFirst()) {
        output.append(UInt8(ascii: "\\"))
      }
      start = mark + 1
    }
    return output + source[start...]
  }

  private static func startsElement(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: rest.prefix(6), as: UTF8.self).lowercased()
    return word.hasPrefix("style") || word.hasPrefix("script")
  }
}

/// The icon in the window's tab: two columns, one row of the left one marked.
enum SiteIcon {
  static func svg(_ accent: AccentColour?) -> String {
    let colour = accent?.hexadecimal ?? "#3457a6"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">\
      <rect width="32" height="32" rx="7" fill="\(colour)"/>\
      <path d="M6 9h6M6 23h6M16 9h10M16 14h10M16 19h10M16 24h6" stroke="#fff" stroke-opacity=".7" \
      stroke-width="2.4" stroke-linecap="round"/>\
      <path d="M6 16h6" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/></svg>

      """
  }
}

extension Array where Element: Hashable {
  /// Each element once, in first-seen order.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
