internal import Markdown
internal import MenuKit
internal import MenuModel

/// The picture that a menu's `logo` names in Markdown.
enum LogoImage {
  /// Nil when the logo has no picture, or when it is not there.
  static func image(of page: PagePlan) -> PageImage? {
    guard let logo = page.menu.parts.logo else { return nil }
    for (name, address) in ImageReferences.of(logo) where address == .within {
      if case .found(let menu, let file) = page.text.links.find(name, logo.origin) {
        return page.menu.site.images[.init(menu: menu, path: file.file.path)]
      }
    }
    return nil
  }
}
