package import Diagnostics
internal import MenuGrouping
internal import MenuKit
package import MenuLoading
package import MenuModel
package import Platform

/// Joins loading and grouping: from what the files say to menus with anchors and notes.
package enum SiteAssembly {
  /// Linear in rows and notes. What was loaded goes as the menus come: a million rows are not kept
  /// twice.
  ///
  /// - Parameters:
  ///   - files: read again when a message about a text needs its excerpt.
  ///   - jobs: how many threads may work.
  package static func assemble(
    _ loaded: consuming LoadedSite, _ files: any FileSystem, jobs: Int
  ) -> (site: Site, diagnostics: [Diagnostic]) {
    let configuration = loaded.configuration
    var left = Array((consume loaded).menus.reversed())
    var diagnostics: [Diagnostic] = []
    var menus: [SiteMenu] = []
    while let menu = left.popLast() {
      let assembled = assemble(
        consume menu, language: configuration.settings.language, jobs: jobs)
      diagnostics += assembled.diagnostics
      menus.append(assembled.menu)
    }
    let excerpts = SourceFiles(files)
    var site = Site(configuration.settings, menus: menus) { excerpts.file(name: $0) }
    site.places = configuration.places
    return (site, diagnostics)
  }

  /// The sections of a menu: grouped now, or by the last round of a preview.
  private static func grouped(
    _ loaded: inout LoadedMenu, language: String, jobs: Int
  ) -> GroupedSections {
    if let known = loaded.grouped {
      return GroupedSections(sections: known.sections, diagnostics: known.diagnostics)
    }
    let configuration = loaded.configuration
    var records = RecordSet()
    swap(&records, &loaded.records)
    let grouped = Grouper(
      order: configuration.order, language: configuration.display.language ?? language,
      places: configuration.places, jobs: jobs
    ).group(consume records)
    loaded.keep(
      KeptData.Grouped(sections: grouped.sections, diagnostics: grouped.diagnostics))
    return grouped
  }

  private static func assemble(
    _ loaded: consuming LoadedMenu, language: String, jobs: Int
  ) -> (menu: SiteMenu, diagnostics: [Diagnostic]) {
    let configuration = loaded.configuration
    var grouped = grouped(&loaded, language: language, jobs: jobs)
    // Each list is handed on, not shared, so that notes are put into rows in place.
    var sections: [MenuSection] = []
    swap(&sections, &grouped.sections)
    var menu = LinkedMenu(configuration.title ?? loaded.name, sections: consume sections)
    menu.summary = configuration.summary.map { MenuText($0) }
    let astray = NoteAttacher.attach(loaded.notes, to: &menu, jobs: jobs)
    let source = FileDataSource([(loaded.name, menu)])
    var site = SiteMenu(
      name: loaded.name, menu: LinkedMenu(asking: source), settings: configuration.display,
      images: loaded.images, folder: loaded.folder == "." ? "" : loaded.folder,
      sources: loaded.sources, groupColumn: loaded.groupColumn)
    site.places = configuration.places
    site.hasNotes = !loaded.notes.isEmpty
    if let places = loaded.dataPlaces { site.findInData = { places.find($0) } }
    return (site, grouped.diagnostics + astray)
  }
}
