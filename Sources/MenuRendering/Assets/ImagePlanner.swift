internal import Diagnostics
internal import Markdown
internal import MenuKit
internal import MenuModel
internal import Platform

/// Finds every picture that pages will show, before the first page is written: names of assets carry
/// a hash, and the policy names the hosts of pictures at web addresses.
struct ImagePlanner {
  private(set) var store: AssetStore
  private(set) var images: [SiteContext.ImageKey: PageImage] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private let jobs: Int

  /// - Parameter jobs: how many threads may look for names.
  init(_ store: AssetStore, jobs: Int) {
    self.store = store
    self.jobs = jobs
  }

  /// The pictures of a menu's sections and rows by the name that the data uses, and the hosts of
  /// those at web addresses. Linear in the rows and the texts with pictures in them.
  mutating func images(
    of menu: SiteMenu, at place: MenuPlace, _ parts: PageParts
  ) -> (images: [String: PageImage], hosts: [String]) {
    var found = ImageFindings()
    var result: [String: PageImage] = [:]
    for name in ImageNames(menu.menu, jobs: jobs).names {
      result[name.text] = image(name, menu, place, &found)
    }
    let texts = TextsWithImages(menu.menu, parts, jobs: jobs).texts
    let sizes = texts.map { $0.string.utf8.count }
    let references = Workers.map(sizes: sizes, atLeast: 1 << 14, jobs: jobs) {
      ImageReferences.of(texts[$0])
    }
    for (text, references) in zip(texts, references) {
      for (name, address) in references {
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
    var found = ImageFindings()
    for (name, _) in ImageReferences.of(text) {
      for (menu, place) in menus where name.hasPrefix(menu.name + "/") {
        let rest = String(name.utf8.dropFirst(menu.name.utf8.count + 1)) ?? name
        if case .found(let file) = place.images.find(rest) { add(file, of: menu, &found) }
      }
    }
  }

  private mutating func image(
    _ name: ImageNames.Name, _ menu: SiteMenu, _ place: MenuPlace, _ found: inout ImageFindings
  ) -> PageImage? {
    if Address(name.text.utf8) == .elsewhere {
      guard menu.settings.allowsRemoteImages else {
        found.noteFirst(.imageRemote, name.text)
        found.remote.append(name.text)
        return nil
      }
      found.add(host: name.text)
      let size = name.isIcon ? PixelSize(64, 64) : PixelSize(400, 300)
      return PageImage(path: name.text, isWhole: true, size: size)
    }
    switch place.images.find(name.text) {
    case .found(let file): return add(file, of: menu, &found)
    case .otherCase(let path):
      found.noteFirst(.imageCase, name.text)
      found.otherCase.append("‘\(name.text)’ is ‘\(path)’")
    case .outside:
      found.noteFirst(.imageOutside, name.text)
      found.outside.append(name.text)
    case .missing:
      found.noteFirst(.imageMissing, name.text)
      found.missing.append(name.text)
    }
    return nil
  }

  @discardableResult
  private mutating func add(
    _ file: ScaledImage, of menu: SiteMenu, _ found: inout ImageFindings
  ) -> PageImage? {
    let key = SiteContext.ImageKey(menu: menu.name, path: file.file.path)
    if let image = images[key] { return image }
    var image: PageImage
    switch store.add(file) {
    case .added(let added): image = added
    case .unreadable:
      found.unreadable.append(file.file.path)
      return nil
    case .active:
      if !found.active.contains(file.file.path) { found.active.append(file.file.path) }
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
