internal import MenuKit
internal import MenuModel

/// The hash of all that a part of a page is made of, when the templates are the built-in ones: what
/// they ask of sections and rows, and the surroundings that all parts share.
///
/// Texts count byte for byte: two that Swift calls equal may be written otherwise.
struct PartHash {
  private(set) var hash: ContentHash
  private let page: PagePlan
  private var menu: MenuPlan { page.menu }

  /// - Parameter surroundings: what all parts of the page share.
  init(_ page: PagePlan, _ surroundings: ContentHash) {
    hash = surroundings
    self.page = page
  }

  /// What the parts of one page share: its place, settings, its menu's pictures.
  static func surroundings(of page: PagePlan) -> ContentHash {
    let menu = page.menu
    var hash = ContentHash()
    hash.add(String(reflecting: menu.site.settings))
    hash.add(page.path)
    hash.add(menu.name)
    hash.add(menu.place.prefix)
    // Every setting, also those of tomorrow.
    hash.add(String(reflecting: menu.settings))
    hash.add(String(reflecting: menu.columns))
    for (name, image) in menu.images.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      hash.add(image)
    }
    return hash
  }

  /// Sections of the page with their rows.
  mutating func add(sections: ArraySlice<Int>) {
    for section in sections {
      addHead(of: section)
      add(rows: menu.menu.sections[section].rows.indices, of: section)
    }
  }

  /// Rows of a section.
  mutating func add(rows: Range<Int>, of section: Int) {
    hash.add(rows.count)
    for row in rows {
      add(menu.menu.sections[section].rows[row])
      hash.add(menu.selectionIDs.isEmpty ? nil : menu.selectionIDs[section][row])
      hash.add(menu.rowIndexes.isEmpty ? 0 : menu.rowIndexes[section][row])
      hash.add(row)
      add([
        menu.hasDetail(section, row), menu.startsOpen(section, row), menu.isEager(section, row),
      ])
    }
  }

  /// What stands above the rows.
  mutating func addHead(of section: Int) {
    let part = menu.menu.sections[section]
    for text in [part.title, part.id, part.icon, part.selectedIcon] { hash.add(text) }
    hash.add(part.anchor)
    add(part.summary)
    add(part.note)
    add(part.fields)
    hash.add(menu.title(ofSection: section))
    hash.add(menu.entries.counts[section] ?? -1)
    hash.add(menu.entries.countTexts[section])
    hash.add(menu.index.depths[section])
    hash.add(menu.index.children[section].count)
    hash.add(menu.sizes.isEmpty ? -1 : menu.sizes[section])
  }

  private mutating func add(_ row: MenuRow) {
    hash.add(row.title)
    hash.add(row.anchor)
    hash.add(row.price)
    add(row.summary)
    hash.add(row.image)
    add([row.isUnavailable, row.isBare])
    guard !row.isBare else { return }
    for text in [row.id, row.icon, row.badge, row.link] { hash.add(text) }
    add(row.detail)
    add(row.note)
    add(row.items)
    hash.add(row.tags.count)
    for tag in row.tags { hash.add(tag) }
    add(row.fields)
  }

  private mutating func add(_ text: MenuText?) {
    hash.add(text?.string)
    guard let text, text.format != .plain else { return }
    hash.add(Int(text.format.rawValue))
    // Links in it are relative to its file.
    hash.add(text.origin?.file)
  }

  private mutating func add(_ items: [MenuItem]) {
    hash.add(items.count)
    for item in items {
      hash.add(item.title)
      hash.add(item.price)
      add(item.fields)
      add(item.items)
    }
  }

  private mutating func add(_ fields: [MenuField]) {
    hash.add(fields.count)
    for field in fields {
      hash.add(field.name)
      add(field.value)
    }
  }

  private mutating func add(_ value: FieldValue) {
    switch value {
    case .nothing: hash.add(0)
    case .boolean(let flag): hash.add(flag ? 1 : 2)
    case .number(let text):
      hash.add(3)
      hash.add(text)
    case .text(let text):
      hash.add(4)
      hash.add(text)
    case .list(let values):
      hash.add(5)
      hash.add(values.count)
      for value in values { add(value) }
    case .map(let fields):
      hash.add(6)
      add(fields)
    }
  }

  private mutating func add(_ flags: [Bool]) {
    hash.add(flags.reduce(1) { $0 * 2 + ($1 ? 1 : 0) })
  }
}

extension SiteContext {
  /// The hash of everything that a link in a note may lead to, headings apart. Linear in the site.
  func linkTargets() -> ContentHash {
    var hash = ContentHash()
    for target in targets.sorted() { hash.add(target) }
    for (key, image) in images.sorted(by: {
      ($0.key.menu, $0.key.path) < ($1.key.menu, $1.key.path)
    }) {
      hash.add(key.menu)
      hash.add(key.path)
      hash.add(image)
    }
    for menu in menus {
      hash.add(menu.name)
      hash.add(menu.folder)
      hash.add(menu.prefix)
      for path in menu.images.paths { hash.add(path) }
      for page in menu.sectionPages { hash.add(page) }
      menu.anchors.add(to: &hash)
    }
    return hash
  }
}

extension ContentHash {
  fileprivate mutating func add(_ image: PageImage) {
    for text in [image.path, image.double, image.triple] { add(text) }
    for number in [image.isWhole ? 1 : 0, image.size.width, image.size.height] { add(number) }
  }
}
