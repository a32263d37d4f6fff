internal import Diagnostics
internal import MenuModel

/// Every page of a site before the first is written.
struct SitePlan: Sendable {
  var context: SiteContext
  /// The menus that have pages and data of their own.
  var menus: [MenuPlan]
  /// The menus that are told as Markdown too: those, and the page of menus.
  var documents: [MenuPlan]
  /// The first is the one to open.
  var pages: [PagePlan]
  /// Nil where there are no files beside the page.
  var notFound: PagePlan?
  /// Nil for a site without menus.
  var writeUp: WriteUp?
  /// Style, script and pictures.
  var assets: [OutputFile]
  /// What all pages keep to.
  var policy: String
  var diagnostics: [Diagnostic]
}
