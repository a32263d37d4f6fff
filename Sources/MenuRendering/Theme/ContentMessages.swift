internal import Diagnostics
internal import Markdown
internal import MenuKit
internal import MenuModel

/// What is noticed about a menu's content before its pages are written.
enum WordMessages {
  /// Words that the interface does not have.
  static func messages(_ menu: SiteMenu) -> [Diagnostic] {
    messages(menu.settings.words, menu.places, path: menu.folder.isEmpty ? nil : menu.folder)
  }

  static func messages(
    _ words: [String: String], _ places: SettingPlaces, path: String?
  ) -> [Diagnostic] {
    let keys = WordKey.allCases.map(\.rawValue)
    return Words(language: "en", overrides: words).unknownKeys.map { key in
      Diagnostic(
        .warning, .wordUnknown, "the interface has no word ‘\(key)’",
        at: places.key("words", key), path: path,
        suggestion: Nearest.suggestion(for: key, among: keys))
    }
  }
}

/// A QR code that nothing can stand in.
enum CodeMessages {
  static func messages(_ site: Site) -> [Diagnostic] {
    guard site.settings.hasQRCode, site.settings.baseURL == nil else { return [] }
    return [
      Diagnostic(
        .warning, .codeWithoutAddress,
        "a QR code holds the page's address, and there is no ‘base_url’",
        at: site.places.key("qr"))
    ]
  }
}

/// Links of rows that a page may not have.
enum LinkMessages {
  /// The most that are told one by one.
  private static let limit = 25

  static func messages(_ menu: SiteMenu) -> [Diagnostic] {
    var messages: [Diagnostic] = []
    var links: [String] = []
    for section in menu.menu.sections {
      for index in section.rows.indices where !section.rows[index].isBare {
        let row = section.rows[index]
        guard let link = row.link, case .refused(let scheme) = Address(link.utf8) else { continue }
        links.append(link)
        guard messages.count < limit else { continue }
        messages.append(
          Diagnostic(
            .warning, .linkScheme, "‘\(scheme):’ is not a scheme that a page may link to",
            path: menu.sources.first,
            rowPath: [section.title, row.title, "link"].compactMap(\.self)))
      }
    }
    guard !messages.isEmpty else { return [] }
    let places = menu.findInData(Set(links.prefix(limit)))
    for index in messages.indices { messages[index].span = places[links[index]] }
    if links.count > limit {
      messages.append(
        Diagnostic(
          .notice, .moreProblems, "\(links.count - limit) more links of rows have such schemes",
          path: menu.sources.first))
    }
    return messages
  }
}

/// Columns that `columns` and `extra` name and that no row has.
enum ColumnMessages {
  static func messages(_ menu: SiteMenu, _ plan: MenuPlan) -> [Diagnostic] {
    var asked = menu.settings.columns.isEmpty ? [] : unknownColumns(menu, plan)
    if case .only(let names) = menu.settings.extra {
      let known = fields(of: menu)
      asked += names.filter { !known.contains($0) }.map { Asked("extra", $0, known.sorted()) }
    }
    return asked.map { column in
      let place = menu.places.value(column.key, column.name)
      return Diagnostic(
        .warning, .columnUnknown, "no row has a column ‘\(column.name)’\(column.limit)",
        at: place,
        path: menu.folder.isEmpty ? nil : menu.folder,
        suggestion: Nearest.suggestion(for: column.name, among: column.known))
    }
  }

  /// A column that a key of the configuration names.
  private struct Asked {
    let key: String
    let name: String
    /// The names that it could have meant.
    let known: [String]

    /// `extra` prints what no part has taken; a column that one took is there all the same.
    var limit: String { key == "extra" ? " that no part took" : "" }

    init(_ key: String, _ name: String, _ known: [String]) {
      self.key = key
      self.name = name
      self.known = known
    }
  }

  private static func unknownColumns(_ menu: SiteMenu, _ plan: MenuPlan) -> [Asked] {
    let unknown = TableColumn.columns(of: menu.menu, menu.settings, plan.words).unknown
    guard !unknown.isEmpty else { return [] }
    let parts = ["title", "price", "summary", "tags", "image", "badge"]
    let known = (parts + fields(of: menu).sorted()).uniqued()
    return unknown.map { Asked("columns", $0, known) }
  }

  private static func fields(of menu: SiteMenu) -> Set<String> {
    var names: Set<String> = []
    for section in menu.menu.sections {
      for index in section.rows.indices where !section.rows[index].isBare {
        for field in section.rows[index].fields { names.insert(field.name) }
      }
    }
    return names
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
