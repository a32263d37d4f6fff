internal import Diagnostics
internal import MenuKit
package import MenuModel
internal import Mustache
internal import Platform

/// Turns a site's menus into its files.
///
/// A function of its input: no clock, no environment, no order but the data's. Files are made when
/// they are asked for, and given on as they are written.
package struct PageRenderer: Sendable {
  private let theme: Theme
  private let jobs: Int

  /// - Parameter jobs: how many threads may write a page; its bytes don't depend on it.
  package init(_ theme: Theme = Theme(), jobs: Int = 1) {
    self.theme = theme
    self.jobs = jobs
  }

  package func render(_ site: Site) -> RenderedSite {
    guard !theme.diagnostics.contains(where: { $0.severity == .error }) else {
      return RenderedSite(files: [], diagnostics: theme.diagnostics)
    }
    var site = site
    // Templates of a site's own may ask for anything in any place.
    if theme.hasOwnTemplates { site.writtenParts = nil }
    let plan = SitePlanner(site, theme, jobs: jobs).plan()
    let (jobs, writer) = (jobs, PageWriter(theme, jobs: jobs))
    var files = plan.pages.map { page in
      OutputFile(page.path) { diagnostics, take in writer.write("page", page, &diagnostics, take) }
    }
    if !site.settings.isSingleFile {
      files += plan.menus.map { menu in
        OutputFile(
          MenuJSON.path(of: menu), silently: { MenuJSON(menu).write(jobs: jobs, $0) })
      }
      files += plan.documents.map { menu in
        OutputFile(
          MenuMarkdown.path(of: menu), silently: { MenuMarkdown(menu).write(jobs: jobs, $0) })
      }
      if let writeUp = plan.writeUp {
        files.append(OutputFile("design.md", silently: { take in take(writeUp.markdown) }))
      }
      if let notFound = plan.notFound {
        files.append(
          OutputFile("404.html") { writer.write("not-found", notFound, &$0, $1) })
      }
      files += plan.assets
      files += SiteFiles(plan.context, policy: plan.policy).files
    }
    var rendered = RenderedSite(
      files: files, diagnostics: theme.diagnostics + plan.diagnostics,
      remarks: site.menus.flatMap { UnusedImages.messages($0, plan.context) })
    // Templates of a site's own may show a note in any way.
    if !theme.hasOwnTemplates, !site.settings.isSingleFile {
      rendered.wordPlaces = WordPlaces(zip(plan.menus, site.menus).filter(\.1.hasNotes).map(\.0))
    }
    return rendered
  }
}

/// Writes pages with a theme's templates.
struct PageWriter: Sendable {
  private let theme: Theme
  private let renderer: TemplateRenderer

  init(_ theme: Theme, jobs: Int) {
    self.theme = theme
    renderer = TemplateRenderer(theme.templates, jobs: jobs) { count, write, take in
      Workers.inOrder(count, jobs: jobs, write, take)
    }
  }

  /// Gives the page to `take`; not all of it where a message says why.
  func write(
    _ template: String, _ page: PagePlan, _ diagnostics: inout [Diagnostic],
    _ take: @escaping OutputFile.Take
  ) {
    do throws(TemplateProblem) {
      try renderer.render(template, .object(RootObject(page: page)), take)
      take([0x0A])
      let said = page.notices.take()
      if said.isEmpty { page.memory?.keep(page.notices) }
      diagnostics += said
    } catch {
      diagnostics += page.notices.take() + [theme.message(about: error)]
    }
  }
}
