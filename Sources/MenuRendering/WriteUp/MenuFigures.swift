internal import MenuKit
internal import MenuModel

/// What the write-up says of one menu, counted in this build.
struct MenuFigures: Sendable {
  let plan: MenuPlan
  let rows: Int
  let emptySections: Int
  /// Rows that open.
  let details: Int
  /// Sub-sections counted in: the entries of the index.
  var sections: Int { plan.menu.sections.count }
  /// The section with the most rows; the first of equals.
  let longest: Int?

  init(_ plan: MenuPlan) {
    self.plan = plan
    let sections = plan.menu.sections
    rows = sections.reduce(0) { $0 + $1.rows.count }
    emptySections = sections.count { $0.rows.isEmpty }
    details = sections.indices.reduce(0) { sum, section in
      sum + sections[section].rows.indices.count { plan.hasDetail(section, $0) }
    }
    let most = sections.map(\.rows.count).max() ?? 0
    longest = most > 0 ? sections.firstIndex { $0.rows.count == most } : nil
  }

  var title: String { plan.menu.title }

  func title(_ section: Int) -> String { plan.title(ofSection: section) }

  /// A link to a section, named from the site's root.
  func link(toSection section: Int) -> String {
    MarkdownEscape.link(
      title(section), plan.place.sectionPages[section], plan.menu.sections[section].anchor)
  }

  /// A link to a row.
  func link(toRow row: Int, of section: Int) -> String {
    let item = plan.menu.sections[section].rows[row]
    return MarkdownEscape.link(item.title, plan.place.sectionPages[section], item.anchor)
  }

  func hasDetail(_ section: Int, _ row: Int) -> Bool {
    plan.hasDetail(section, row)
  }

  /// The probable height of each section in pixels, at 16 pixels a rem.
  var heights: [Double] {
    let measure = SizeClasses(plan.settings)
    return plan.menu.sections.map { section in
      (measure.height(of: section, plan.details.flags(of: section)) * 16).rounded()
    }
  }
}
