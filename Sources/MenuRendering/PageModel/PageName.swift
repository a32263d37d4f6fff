internal import Mustache

/// A name that templates may use. `Templates/README.md` says what each means where.
enum PageName: String, CaseIterable {
  // What stands at the root.
  case page, site, links, tags, index, sections, words

  // The page.
  case language, direction, name, behaviour, swap, layout, table, shape, density, selection
  case quantities, max, filter, title, description, summary, header, note, legend, footer, logo
  case canonical, favicon, sized, policy, style, script, source, qr
  case followAddress = "follow_address"
  case hasDetails = "has_details"
  case hasTags = "has_tags"
  case hasLinks = "has_links"
  case headTitle = "head_title"
  case sectionCountText = "section_count_text"
  case rowCountText = "row_count_text"
  case ogImage = "og_image"
  case dataHref = "data_href"
  case markdownHref = "markdown_href"
  case styleHref = "style_href"
  case scriptHref = "script_href"
  case structuredData = "structured_data"

  // The site, links, tags, images.
  case home, href, count, src, width, height, srcset, lazy

  // Index entries and sections.
  case here, icon, letter, entries, anchor, heading, level, size, short, fields, rows, empty
  case columns, rowcount, value
  case countText = "count_text"
  case selectedIcon = "selected_icon"
  case hasEntries = "has_entries"
  case hasFields = "has_fields"
  case hasRows = "has_rows"

  // Rows, their details and the cells of tables.
  case price, amount, currency, id, image, badge, link, unavailable, open, detail, prose, items
  case span, rowindex, logical, cells, label, kind, markup, sort
  case titleLevel = "title_level"
  case pickLabel = "pick_label"
  case linkIsForeign = "link_is_foreign"
  case hasItems = "has_items"
  case isTitle = "is_title"
  case isTags = "is_tags"
  case isPicture = "is_picture"

  /// Every name in the order of its number in a ``TemplateSet``; words that are no names as well
  /// follow.
  static let texts: [String] = {
    let names = allCases.map(\.rawValue)
    return names + WordKey.allCases.map(\.rawValue).filter { PageName(rawValue: $0) == nil }
  }()

  private static let byNumber = allCases

  init?(_ name: TemplateName) {
    guard name.number < Self.byNumber.count else { return nil }
    self = Self.byNumber[name.number]
  }
}

/// An object of the page: answers by the page's own names.
protocol PageObject: TemplateObject {
  func value(of name: PageName) -> TemplateValue
}

extension PageObject {
  func value(of name: TemplateName) -> TemplateValue {
    PageName(name).map { value(of: $0) } ?? .missing
  }
}
