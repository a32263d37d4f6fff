internal import Escaping
internal import MenuKit
internal import Mustache

/// What a page says to search engines in JSON-LD: a `Menu` with its offers when there are prices in
/// a known currency, else an `ItemList`.
struct StructuredData {
  /// Menus with more rows list their sections alone: such a page is no menu that someone searches,
  /// and would double in size.
  static let mostRows = 500

  private let page: PagePlan
  private var menu: MenuPlan { page.menu }

  init(_ page: PagePlan) { self.page = page }

  /// Safe inside a `script` element.
  var markup: Markup {
    var writer = JSONWriter()
    let isMenu = page.rowCount <= Self.mostRows && isPriced
    writer.object { writer in
      writer.member("@context", "https://schema.org")
      writer.member("@type", isMenu ? "Menu" : "ItemList")
      writer.member("name", menu.menu.title)
      if let summary = menu.menu.summary {
        writer.member("description", PlainText.line(of: summary, atMost: 300))
      }
      // A list is no creative work, and has no language.
      if isMenu { writer.member("inLanguage", menu.words.language) }
      if let url = menu.site.wholeAddress(of: page.path) { writer.member("url", url) }
      if isMenu {
        writeMenu(into: &writer)
      } else {
        writeList(into: &writer)
      }
    }
    return Markup(safe: writer.bytes)
  }

  private var isPriced: Bool {
    page.sections.contains { section in
      let rows = menu.menu.sections[section].rows
      return rows.indices.contains { offer(rows[$0].price) != nil }
    }
  }

  /// The amount and code of a price that can be offered; schema.org takes codes of ISO 4217 alone.
  private func offer(_ price: String?) -> (amount: String, currency: String)? {
    // Without a code of the menu's there is an offer only where the price itself has one.
    guard let text = price,
      isCode(menu.currency.code) || text.utf8.contains(where: Self.letters.contains),
      let price = menu.currency.amount(text)
    else { return nil }
    let code = price.currency.utf8.count == 3 ? price.currency : menu.currency.code
    return isCode(code) ? (price.amount.description, code) : nil
  }

  private func isCode(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy(Self.letters.contains)
  }

  private static let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")

  // MARK: - Menu

  private func writeMenu(into writer: inout JSONWriter) {
    writer.member("hasMenuSection") { writer in
      writer.array { writer in
        for section in page.sections where menu.index.depths[section] == 0 {
          writeSection(section, into: &writer)
        }
      }
    }
  }

  private func writeSection(_ section: Int, into writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("@type", "MenuSection")
      writer.member("name", menu.title(ofSection: section))
      if let summary = menu.menu.sections[section].summary {
        writer.member("description", PlainText.line(of: summary, atMost: 300))
      }
      let rows = menu.menu.sections[section].rows
      if !rows.isEmpty {
        writer.member("hasMenuItem") { writer in
          writer.array { writer in for row in rows { writeItem(row, into: &writer) } }
        }
      }
      let children = menu.index.children[section]
      if !children.isEmpty {
        writer.member("hasMenuSection") { writer in
          writer.array { writer in for child in children { writeSection(child, into: &writer) } }
        }
      }
    }
  }

  private func writeItem(_ row: MenuRow, into writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("@type", "MenuItem")
      writer.member("name", row.title)
      if let summary = row.summary {
        writer.member("description", PlainText.line(of: summary, atMost: 300))
      }
      if let image = row.image.flatMap({ menu.images[$0] }), let base = menu.site.base,
        !image.path.hasPrefix("data:")
      {
        writer.member("image", image.address(from: base))
      }
      guard let offer = offer(row.price) else { return }
      writer.member("offers") { writer in
        writer.object { writer in
          writer.member("@type", "Offer")
          writer.member("price", offer.amount)
          writer.member("priceCurrency", offer.currency)
          let state = row.isUnavailable ? "OutOfStock" : "InStock"
          writer.member("availability", "https://schema.org/\(state)")
        }
      }
    }
  }

  // MARK: - List

  /// The rows, or the sections of a large page. Addresses are relative to the page when the site's
  /// is not known.
  private func writeList(into writer: inout JSONWriter) {
    let hasRows = page.rowCount > 0 && page.rowCount <= Self.mostRows
    let base = (menu.site.wholeAddress(of: page.path) ?? "") + "#"
    let counts = page.sections.map { hasRows ? menu.menu.sections[$0].rows.count : 1 }
    writer.member("numberOfItems", counts.reduce(0, +))
    writer.member("itemListElement") { writer in
      writer.array { writer in
        var position = 0
        for section in page.sections {
          guard hasRows else {
            position += 1
            let anchor = menu.menu.sections[section].anchor
            writeElement(position, menu.title(ofSection: section), anchor, base, into: &writer)
            continue
          }
          for row in menu.menu.sections[section].rows {
            position += 1
            writeElement(position, row.title, row.anchor, base, into: &writer)
          }
        }
      }
    }
  }

  private func writeElement(
    _ position: Int, _ name: String, _ anchor: String, _ base: String,
    into writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("@type", "ListItem")
      writer.member("position", position)
      writer.member("name", name)
      writer.member("url", base, anchor)
    }
  }
}
