internal import MenuKit
internal import MenuModel

/// The document about the two-column pattern that comes with every site. Its figures, names and
/// anchors are those of the build it comes from.
struct WriteUp: Sendable {
  let site: SiteContext
  let menus: [MenuFigures]
  /// The menu whose rows serve as the example of each chapter.
  let flat: MenuFigures
  let scrolling: MenuFigures
  let opening: MenuFigures

  struct Chapter {
    /// Without anything that Markdown would take for markup.
    var title: String
    /// Markdown; links are named from the site's root.
    var text: String
  }

  /// Nil for a site without menus.
  init?(_ site: SiteContext, _ plans: [MenuPlan]) {
    let menus = plans.map(MenuFigures.init)
    guard let first = menus.first else { return nil }
    self.site = site
    self.menus = menus
    flat = menus.first { $0.plan.groupColumn != nil } ?? first
    let linked = menus.filter { $0.plan.settings.behaviour == .linked && $0.rows > 0 }
    scrolling = linked.max { $0.sections < $1.sections } ?? first
    opening = menus.max { $0.details < $1.details } ?? first
  }

  var title: String {
    "Two linked columns: how “\(MarkdownEscape.line(site.title))” works"
  }

  var chapters: [Chapter] {
    [
      Chapter(title: "The problem", text: problem),
      Chapter(title: "This site in figures", text: figures),
      Chapter(title: "The parts, and what became of them", text: parts),
      Chapter(title: "From flat rows to two columns", text: flow),
      Chapter(title: "The reading line", text: readingLine),
      Chapter(title: "Intent before position", text: intent),
      Chapter(title: "Swap: one section at a time", text: swap),
      Chapter(title: "Rows that open, and two ways to count", text: rows),
      Chapter(title: "The report: the same pattern for findings", text: report),
      Chapter(title: "Trade-offs and limits", text: limits),
      Chapter(title: "How to adapt it", text: adapting),
    ]
  }

  /// `design.md`.
  var markdown: [UInt8] {
    let title = MarkdownEscape.text(title)
    var text = "# \(title)\n"
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n\(chapter.text)\n"
    }
    return Array(text.utf8)
  }

  /// The same as a menu of two columns: a chapter is a section.
  var menu: LinkedMenu {
    var menu = LinkedMenu(title)
    menu.sections = chapters.map { chapter in
      var section = MenuSection(chapter.title, note: MenuText(chapter.text, format: .markdown))
      section.anchor = anchor(chapter.title)
      return section
    }
    return menu
  }

  private func anchor(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-")
  }

  /// `1 row`, `2 rows`.
  func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
