internal import Diagnostics
internal import MenuModel

/// What every page of a site shares.
final class SiteContext: Sendable {
  let settings: SiteSettings
  let title: String
  /// In the order of the index.
  let menus: [MenuPlace]
  /// The page of the menus; nil where there is one menu.
  let home: String?
  /// The page of the write-up; nil when it is a document alone.
  let designPage: String?
  /// Every HTML page.
  let pages: Set<String>
  /// Every page, and the data beside them: what a link may lead to.
  let targets: Set<String>
  /// Every picture that a page shows, by its menu's name and its path there.
  let images: [ImageKey: PageImage]
  /// Notes that former builds rendered, if they are to be used.
  let renderedNotes: RenderedNotes?
  /// Reads a file again, for a message's excerpt.
  let file: @Sendable (String) -> SourceFile?

  struct ImageKey: Hashable, Sendable {
    var menu: String
    var path: String
  }

  init(
    _ site: Site, title: String, menus: [MenuPlace], home: String?,
    designPage: String?, pages: Set<String>, images: [ImageKey: PageImage]
  ) {
    settings = site.settings
    base = settings.baseURL.map { SitePath.address(asTyped: $0.hasSuffix("/") ? $0 : $0 + "/") }
    self.title = title
    self.menus = menus
    self.home = home
    self.designPage = designPage
    self.pages = pages
    targets = pages.union(menus.flatMap { [$0.prefix + "menu.json", $0.prefix + "menu.md"] })
    self.images = images
    renderedNotes = site.renderedNotes
    file = site.file
  }

  /// Where the site will stand, with a slash at the end, as a URL is written in full: letters of
  /// other scripts percent-encoded. Nil when that is not known.
  let base: String?

  /// The whole address of a page; nil when the site's is not known. `index.html` goes without its
  /// name.
  func wholeAddress(of page: String) -> String? {
    let name = "index.html"
    let isIndex = page == name || page.hasSuffix("/" + name)
    let path = isIndex ? String(page.utf8.dropLast(name.utf8.count)) ?? page : page
    return base.map { $0 + SitePath.encoded(path) }
  }

  /// The menu that a file of the content belongs to.
  func menu(ofFile file: String) -> MenuPlace? {
    menus.first { !$0.folder.isEmpty && $0.relative(file) != nil }
      ?? menus.first { $0.folder.isEmpty }
  }
}
