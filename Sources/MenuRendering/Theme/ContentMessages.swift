internal import Diagnostics
internal import Markdown
internal import MenuKit
internal import MenuModel

/// What is noticed about a menu's content before its pages are written.
enum WordMessages {
  /// Words that the interface does not have.
  static func messages(_ menu: SiteMenu) -> [Diagnostic] {
    messages(menu.settings.words, path: menu.folder.isEmpty ? nil : menu.folder)
  }

  static func messages(_ words: [String: String], path: String?) -> [Diagnostic] {
    let keys = WordKey.allCases.map(\.rawValue)
    return Words(language: "en", overrides: words).unknownKeys.map { key in
      Diagnostic(
        .warning, .wordUnknown, "the interface has no word ‘\(key)’", path: path,
        suggestion: Nearest.suggestion(for: key, among: keys))
    }
  }
}

/// Links of rows that a page may not have.
enum LinkMessages {
  static func messages(_ menu: SiteMenu) -> [Diagnostic] {
    var messages: [Diagnostic] = []
    for section in menu.menu.sections {
      for row in section.rows {
        guard let link = row.link, case .refused(let scheme) = Address(link.utf8) else { continue }
        messages.append(
          Diagnostic(
            .warning, .linkScheme, "‘\(scheme):’ is not a scheme that a page may link to",
            path: menu.sources.first,
            rowPath: [section.title, row.title, "link"].compactMap(\.self)))
      }
    }
    return messages
  }
}

/// Columns of the table that no row has.
enum ColumnMessages {
  static func messages(_ menu: SiteMenu, _ plan: MenuPlan) -> [Diagnostic] {
    guard menu.settings.layout == .table, !menu.settings.columns.isEmpty else { return [] }
    let parts = ["title", "price", "summary", "tags", "image", "badge"]
    let fields = menu.menu.sections.lazy.flatMap(\.rows).prefix(200).flatMap {
      $0.fields.map(\.name)
    }
    return TableColumn.columns(of: menu.menu, menu.settings, plan.words).unknown.map { name in
      Diagnostic(
        .warning, .columnUnknown, "no row has a column ‘\(name)’", path: menu.folder,
        suggestion: Nearest.suggestion(for: name, among: (parts + fields).uniqued()))
    }
  }
}

/// Pictures in a menu's folder that no page shows.
enum UnusedImages {
  /// One message at most. A version for denser screens is used when its picture is.
  static func messages(_ menu: SiteMenu, _ context: SiteContext) -> [Diagnostic] {
    let unused = menu.images.paths.filter { path in
      let plain = path.replacing("@2x.", by: ".").replacing("@3x.", by: ".")
      return ![path, plain].contains { context.images[.init(menu: menu.name, path: $0)] != nil }
    }
    guard let first = unused.first else { return [] }
    let summary =
      unused.count == 1
      ? "no page shows the picture ‘\(first)’" : "no page shows \(unused.count) pictures"
    var message = Diagnostic(
      .warning, .imageUnused, summary, path: menu.folder.isEmpty ? nil : menu.folder)
    if unused.count > 1 {
      let rest = unused.count > 8 ? " and \(unused.count - 8) more" : ""
      message.notes = [.init(unused.prefix(8).joined(separator: ", ") + rest)]
    }
    return [message]
  }
}
