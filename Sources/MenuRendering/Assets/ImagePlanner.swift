internal import Diagnostics
internal import Markdown
internal import MenuKit
internal import MenuModel

/// Finds every picture that pages will show, before the first page is written: names of assets carry
/// a hash, and the policy names the hosts of pictures at web addresses.
struct ImagePlanner {
  private(set) var store: AssetStore
  private(set) var images: [SiteContext.ImageKey: PageImage] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ store: AssetStore) { self.store = store }

  /// The pictures of a menu's sections and rows by the name that the data uses, and the hosts of
  /// those at web addresses. Linear in the rows and the texts with pictures in them.
  mutating func images(
    of menu: SiteMenu, at place: MenuPlace, _ parts: PageParts
  ) -> (images: [String: PageImage], hosts: [String]) {
    var found = Findings()
    var result: [String: PageImage] = [:]
    for name in ImageNames(menu.menu).names {
      result[name.text] = image(name, menu, place, &found)
    }
    for text in TextsWithImages(menu.menu, parts).texts {
      for (name, address) in ImageReferences.of(text) {
        if address == .elsewhere {
          if menu.settings.allowsRemoteImages { found.add(host: name) }
        } else if case .found(let file) = place.findImage(name, from: text.origin) {
          add(file, of: menu, &found)
        }
      }
    }
    diagnostics += found.messages(menu)
    return (result, found.hosts)
  }

  /// Adds the pictures of a text that belongs to the site and names a menu's folder first.
  mutating func addImages(of text: MenuText, in menus: [(SiteMenu, MenuPlace)]) {
    var found = Findings()
    for (name, _) in ImageReferences.of(text) {
      for (menu, place) in menus where name.hasPrefix(menu.name + "/") {
        let rest = String(name.utf8.dropFirst(menu.name.utf8.count + 1)) ?? name
        if case .found(let file) = place.images.find(rest) { add(file, of: menu, &found) }
      }
    }
  }

  private mutating func image(
    _ name: ImageNames.Name, _ menu: SiteMenu, _ place: MenuPlace, _ found: inout Findings
  ) -> PageImage? {
    if Address(name.text.utf8) == .elsewhere {
      guard menu.settings.allowsRemoteImages else {
        found.remote += 1
        return nil
      }
      found.add(host: name.text)
      let size = name.isIcon ? PixelSize(64, 64) : PixelSize(400, 300)
      return PageImage(path: name.text, isWhole: true, size: size)
    }
    switch place.images.find(name.text) {
    case .found(let file): return add(file, of: menu, &found)
    case .otherCase(let path): found.otherCase.append("‘\(name.text)’ is ‘\(path)’")
    case .outside: found.outside.append(name.text)
    case .missing: found.missing.append(name.text)
    }
    return nil
  }

  @discardableResult
  private mutating func add(
    _ file: ScaledImage, of menu: SiteMenu, _ found: inout Findings
  ) -> PageImage? {
    let key = SiteContext.ImageKey(menu: menu.name, path: file.file.path)
    if let image = images[key] { return image }
    guard var image = store.add(file) else {
      found.unreadable.append(file.file.path)
      return nil
    }
    if image.size.width == 0 {
      found.unreadable.append(file.file.path)
      image.size = PixelSize(300, 150)
    }
    images[key] = image
    return image
  }
}

/// What was noticed about the pictures of one menu.
private struct Findings {
  var missing: [String] = []
  var otherCase: [String] = []
  var outside: [String] = []
  var unreadable: [String] = []
  var remote = 0
  private(set) var hosts: [String] = []

  mutating func add(host address: String) {
    guard let host = Self.host(of: address), !hosts.contains(host) else { return }
    hosts.append(host)
  }

  /// `https://example.org`, when it is fit for a policy.
  private static func host(of address: String) -> String? {
    let isSchemeless = address.hasPrefix("//")
    let parts = (isSchemeless ? "https:" + address : address).split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty else { return nil }
    let authority = parts[2].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let host = authority.split(separator: "@").last.map { String($0).lowercased() } ?? ""
    let isPlain = host.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
    }
    return isPlain && !host.isEmpty ? "\(parts[0].lowercased())//\(host)" : nil
  }

  func messages(_ menu: SiteMenu) -> [Diagnostic] {
    let path = menu.sources.first ?? menu.folder
    func message(_ code: DiagnosticCode, _ names: [String], _ one: String, _ many: String)
      -> Diagnostic?
    {
      guard let first = names.first else { return nil }
      var message = Diagnostic(
        .warning, code, names.count == 1 ? "\(one): \(first)" : "\(names.count) \(many)", path: path
      )
      if names.count > 1 {
        let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
        message.notes = [.init(names.prefix(8).joined(separator: ", ") + rest)]
      }
      return message
    }
    var messages = [
      message(.imageMissing, missing, "a picture is not there", "pictures are not there"),
      message(
        .imageCase, otherCase, "a picture is spelt otherwise", "pictures are spelt otherwise"),
      message(
        .imageOutside, outside, "a picture is outside the menu's folder",
        "pictures are outside the menu's folder"),
      message(
        .imageUnreadable, unreadable, "a picture has no size that can be read",
        "pictures have no size that can be read"),
    ].compactMap(\.self)
    if missing.count == 1, let name = missing.first {
      messages[0].suggestion = Nearest.suggestion(for: name, among: menu.images.paths)
    }
    if remote > 0 {
      let what =
        remote == 1 ? "a picture at a web address is" : "\(remote) pictures at web addresses are"
      messages.append(
        Diagnostic(
          .warning, .imageRemote, "\(what) not loaded", path: path,
          suggestion: "download what the menu needs, or set ‘remote_images: true’"))
    }
    return messages
  }
}
