internal import MenuKit
internal import MenuModel

/// Where a menu stands in the site, and where its files came from: what links between pages need.
struct MenuPlace: Sendable {
  var name: String
  var title: String
  /// The folder of its data and notes, as origins of texts name it; empty for the current folder.
  var folder: String
  /// What the paths of its pages start with: `noodle-bar/`, or nothing at the site's root.
  var prefix: String
  var images: ImageCatalogue
  var anchors: AnchorIndex
  /// The page of each section.
  var sectionPages: [String]

  /// The folder of what the build made up: no file is in it.
  static let nowhere = "\u{0}"

  /// Its first page.
  var index: String { prefix + "index.html" }

  /// The path of a file relative to the menu's folder; nil when it is not inside.
  func relative(_ file: String) -> String? {
    if folder.isEmpty { return file }
    guard file.utf8.count > folder.utf8.count + 1, file.hasPrefix(folder + "/") else { return nil }
    return String(file.utf8.dropFirst(folder.utf8.count + 1))
  }

  /// The picture that a name leads to: beside the file the name stands in, else in the menu's
  /// folder.
  func findImage(_ name: String, from origin: TextOrigin?) -> ImageCatalogue.Finding {
    if let file = origin.flatMap({ relative($0.file) }),
      let path = SitePath.resolve(name, from: file), path != name,
      case .found(let image) = images.find(path)
    {
      return .found(image)
    }
    return images.find(name)
  }

  /// The page that shows an anchor; nil when the menu has no such thing.
  func page(of anchor: String) -> String? {
    anchors.place(of: anchor).map { sectionPages[$0.section] }
  }

  /// The page that shows an anchor or the heading of a note, whose id starts with the anchor of what
  /// the note belongs to; nil when the menu has neither.
  func page(showing id: String) -> String? {
    if let page = page(of: id) { return page }
    if id.hasPrefix("_/") { return anchors.headings(of: "").contains(id) ? index : nil }
    var owner = id[...]
    while let slash = owner.lastIndex(of: "/") {
      owner = owner[..<slash]
      if let page = page(of: String(owner)) {
        return anchors.headings(of: String(owner)).contains(id) ? page : nil
      }
    }
    return nil
  }
}
