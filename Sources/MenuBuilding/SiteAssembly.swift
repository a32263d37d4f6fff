package import Diagnostics
internal import MenuGrouping
internal import MenuKit
package import MenuLoading
package import MenuModel
package import Platform

/// Joins loading and grouping: from what the files say to menus with anchors and notes.
package enum SiteAssembly {
  /// Linear in rows and notes.
  ///
  /// - Parameter files: read again when a message about a text needs its excerpt.
  package static func assemble(
    _ loaded: LoadedSite, _ files: any FileSystem
  ) -> (site: Site, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let menus = loaded.menus.map { menu in
      let assembled = assemble(menu, language: loaded.configuration.settings.language)
      diagnostics += assembled.diagnostics
      return assembled.menu
    }
    var site = Site(loaded.configuration.settings, menus: menus) { name in
      (try? files.read(name)).map { SourceFile(name: name, bytes: $0) }
    }
    site.places = loaded.configuration.places
    return (site, diagnostics)
  }

  private static func assemble(
    _ loaded: LoadedMenu, language: String
  ) -> (menu: SiteMenu, diagnostics: [Diagnostic]) {
    let configuration = loaded.configuration
    let grouped = Grouper(
      order: configuration.order, language: configuration.display.language ?? language,
      places: configuration.places
    ).group(loaded.records)
    var menu = LinkedMenu(configuration.title ?? loaded.name, sections: grouped.sections)
    menu.summary = configuration.summary.map { MenuText($0) }
    let noted = NoteAttacher.attach(loaded.notes, to: menu)
    let source = FileDataSource([(loaded.name, noted.menu)])
    var site = SiteMenu(
      name: loaded.name, menu: LinkedMenu(asking: source), settings: configuration.display,
      images: loaded.images, folder: loaded.folder == "." ? "" : loaded.folder,
      sources: loaded.sources, groupColumn: loaded.groupColumn)
    site.places = configuration.places
    if let places = loaded.dataPlaces { site.findInData = { places.find($0) } }
    return (site, grouped.diagnostics + noted.diagnostics)
  }
}
